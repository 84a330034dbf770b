import { formatRoundOff, formatRupees } from '@kirana/shared/money.ts';
import type { MailRow } from '../../../platform/mail/mailContent.ts';
import type { MailedOrder } from './orderMail.ts';

type Line = MailedOrder['lines'][number];

export function lineRows({ lines }: MailedOrder): MailRow[] {
  return lines.map((line) => ({
    label: nameOf(line),
    note: line.quantity === 1 ? line.unit : `${line.unit} · ${line.quantity} × ${formatRupees(line.pricePaise)}`,
    value: formatRupees(line.totalPaise),
  }));
}

/** The products of which pieces were missing when the order was packed, and what is taken off for them. */
export function missingRows({ lines }: MailedOrder): MailRow[] {
  return lines
    .filter(({ missingQuantity }) => missingQuantity > 0)
    .map((line) => ({
      label: nameOf(line),
      note: line.quantity === 1 ? line.unit : `${line.unit} · ${line.missingQuantity} of ${line.quantity} unavailable`,
      value: `−${formatRupees(line.missingQuantity * line.pricePaise)}`,
    }));
}

export function billRows(order: MailedOrder): MailRow[] {
  const saved = order.mrpTotalPaise - order.itemsTotalPaise;
  return [
    { label: 'MRP total', value: formatRupees(order.mrpTotalPaise) },
    ...(saved > 0n ? [{ label: 'Discount', value: `−${formatRupees(saved)}` }] : []),
    { label: 'Delivery charge', value: order.deliveryFeePaise === 0n ? 'Free' : formatRupees(order.deliveryFeePaise) },
    ...(order.handlingFeePaise > 0n ? [{ label: 'Handling charge', value: formatRupees(order.handlingFeePaise) }] : []),
    { label: 'Grand total', value: formatRupees(order.grandTotalPaise), isStrong: true },
    ...restRows(order),
  ];
}

/** What store credit pays of it, the round off of cash, and what is left; nothing if that is the grand total. */
function restRows({ payment }: MailedOrder): MailRow[] {
  if (!payment) return [];
  const { amountPaise, storeCreditPaise, roundOffPaise } = payment;
  if (storeCreditPaise === 0n && roundOffPaise === 0n) return [];
  return [
    ...(storeCreditPaise > 0n ? [{ label: 'Store credit', value: `−${formatRupees(storeCreditPaise)}` }] : []),
    ...(roundOffPaise === 0n ? [] : [{ label: 'Round off', value: formatRoundOff(roundOffPaise) }]),
    { label: 'To pay', value: formatRupees(amountPaise + roundOffPaise), isStrong: true },
  ];
}

export function destinationRows(order: MailedOrder): MailRow[] {
  const { recipientName, addressLine, city, state, pincode, mobile } = order;
  return [
    { label: 'Payment', value: paymentWay(order) },
    { label: 'Address', value: `${recipientName}, ${addressLine}, ${city}, ${state} ${pincode}` },
    { label: 'Mobile', value: mobile },
  ];
}

function paymentWay({ paymentMethod, payment }: MailedOrder): string {
  if (paymentMethod === 'ONLINE') return 'Paid online';
  return payment?.amountPaise === 0n ? 'Store credit' : 'Cash on delivery';
}

function nameOf({ brand, name }: Line): string {
  return brand === null || name.startsWith(brand) ? name : `${brand} ${name}`;
}
