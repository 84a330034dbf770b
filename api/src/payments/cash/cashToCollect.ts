import type { Order, OrderLine, Payment } from '../../db/generated/client.ts';

/** What the cash to collect depends on; the lines matter while the order is being picked. */
export interface CollectibleOrder extends Pick<Order, 'status'> {
  payment: Pick<Payment, 'method' | 'status' | 'amountPaise'> | null;
  lines: ReadonlyArray<Pick<OrderLine, 'quantity' | 'missingQuantity' | 'pricePaise'>>;
}

/**
 * The cash that the rider collects for an order, with the tip, in paise; 0 when it is paid, cancelled or paid online. The payment loses
 * missing pieces when the order is packed. Until then those that the picker has recorded are subtracted here, because the shopper's page
 * says at once that they are not charged.
 */
export function cashToCollect({ status, payment, lines }: CollectibleOrder): bigint {
  if (payment?.method !== 'CASH_ON_DELIVERY' || payment.status !== 'PENDING') return 0n;
  if (status !== 'PICKING') return payment.amountPaise;
  // Such an order is cancelled instead of packed, with its fees.
  if (lines.length > 0 && lines.every(({ quantity, missingQuantity }) => missingQuantity === quantity)) return 0n;
  const missing = lines.reduce((sum, { missingQuantity, pricePaise }) => sum + missingQuantity * pricePaise, 0);
  const rest = payment.amountPaise - BigInt(missing);
  return rest > 0n ? rest : 0n; // store credit that pays for missing pieces goes back
}
