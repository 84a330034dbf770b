import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@kirana/shared/durations.ts';
import { roundToRupee } from '@kirana/shared/money.ts';
import { SAMPLE_PREFIXES } from '../../api/src/platform/config/settings/textKinds.ts';
import type { ShopSettings } from '../../api/src/platform/config/settings/shopSettings.ts';
import type { Transaction } from '../../api/src/platform/db/client.ts';
import { insertRows } from '../../api/src/platform/db/insertRows.ts';
import { invoiceDocument, placeOfOrder, type InvoicedOrder } from '../../api/src/shop/invoices/invoiceDocument.ts';
import { invoiceKind } from '../../api/src/shop/invoices/invoiceKind.ts';
import { financialYear } from '../../api/src/shop/invoices/invoiceNumber.ts';
import { orderSales } from '../../api/src/shop/invoices/sales/recordSales.ts';
import { returnUrls } from '../../api/src/shop/payments/stripe/sessionParameters.ts';
import { DISPATCHED_MS, idAt, type DemoOrder, type DemoStaff } from './demoOrder.ts';

/** Where the demo's orders go. */
export const PLACE = { city: 'Bengaluru', state: 'Karnataka', country: 'India', pincode: '560038' };

/** What the rider collects for a cash order: whole rupees. */
const cashOf = ({ bill }: DemoOrder) => roundToRupee(bill.grandTotal);

/** Inserts what the orders leave in the books: payments, invoices with their sales, and the cash of the rider's shifts. */
export async function insertBooks(
  tx: Transaction,
  orders: readonly DemoOrder[],
  { shop, staff, publicUrl }: { shop: ShopSettings; staff: DemoStaff; publicUrl: string },
): Promise<void> {
  await insertPayments(tx, orders, publicUrl);
  const delivered = orders.filter(({ deliveredAt }) => deliveredAt !== null);
  await insertInvoices(tx, delivered, shop);
  await insertCash(
    tx,
    delivered.filter(({ method }) => method === 'CASH_ON_DELIVERY'),
    staff,
  );
}

async function insertPayments(tx: Transaction, orders: readonly DemoOrder[], publicUrl: string): Promise<void> {
  const payments = orders.map((order) => {
    const isOnline = order.method === 'ONLINE';
    const paidAt = isOnline ? order.placedAt : order.deliveredAt;
    return {
      id: idAt(order.placedAt),
      order_id: order.id,
      method: order.method,
      status: paidAt ? 'PAID' : 'PENDING',
      amount_paise: order.bill.grandTotal,
      provider: isOnline ? 'sandbox' : null,
      provider_session_id: isOnline ? `sandbox_session_${randomUUID()}` : null,
      provider_payment_id: isOnline ? `sandbox_payment_${randomUUID()}` : null,
      paid_at: paidAt,
      created_at: order.placedAt,
      updated_at: paidAt ?? order.placedAt,
    };
  });
  await insertRows(tx, 'payments', payments);
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const paidOnline = payments.filter(({ provider }) => provider !== null);
  await insertRows(
    tx,
    'sandbox_payments',
    paidOnline.map((payment) => {
      const { successUrl, cancelUrl } = returnUrls(publicUrl, payment.order_id);
      return {
        id: payment.provider_session_id,
        payment_id: payment.provider_payment_id,
        key: payment.order_id,
        order_ref: payment.order_id,
        status: 'PAID',
        amount_paise: payment.amount_paise,
        refunded_paise: 0,
        description: `Order #${numbers.get(payment.order_id)}`,
        success_url: successUrl,
        cancel_url: cancelUrl,
        expires_at: new Date(payment.created_at.getTime() + HOUR_MS),
        created_at: payment.created_at,
      };
    }),
  );
}

async function insertInvoices(tx: Transaction, delivered: readonly DemoOrder[], shop: ShopSettings): Promise<void> {
  const { seller } = shop;
  const isSample = seller.gstin === null;
  const numbers = new Map<string, number>();
  const issued = delivered.map((order) => {
    const issuedAt = new Date(order.placedAt.getTime() + DISPATCHED_MS);
    const year = financialYear(issuedAt);
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    const invoiced = invoicedOrder(order);
    const head = {
      id: idAt(issuedAt),
      orderId: order.id,
      financialYear: year,
      number,
      isSample,
      numberPrefix: isSample ? SAMPLE_PREFIXES.INVOICE : shop.numbers.invoicePrefix,
      kind: 'TAX_INVOICE' as const,
      sellerName: seller.name,
      sellerAddress: seller.address,
      sellerState: seller.state,
      sellerGstin: seller.gstin,
      sellerFssai: seller.fssai,
      placeOfSupply: placeOfOrder(PLACE),
      buyerName: null,
      buyerGstin: null,
      feeGstPercent: shop.fees.gstPercent,
      roundOffPaise: BigInt(order.method === 'ONLINE' ? 0 : cashOf(order) - order.bill.grandTotal),
      issuedAt,
    };
    const invoice = { ...head, kind: invoiceKind(invoiceDocument(head, invoiced).lines, null) };
    return { invoice, sales: orderSales(invoice, invoiced).map((sale) => ({ ...sale, id: idAt(issuedAt) })) };
  });
  const counter = isSample ? 'lastSampleInvoice' : 'lastNumber';
  await tx.invoiceSeries.createMany({
    data: [...numbers].map(([year, last]) => ({ financialYear: year, lastNumber: 0, [counter]: last })),
  });
  await insertRows(
    tx,
    'invoices',
    issued.map(({ invoice }) => rowOf(invoice)),
  );
  await insertRows(
    tx,
    'sales',
    issued.flatMap(({ sales }) => sales.map(rowOf)),
  );
}

/** The same with the database's names. */
function rowOf(record: object): Record<string, unknown> {
  const entries = Object.entries(record) as [string, unknown][];
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      typeof value === 'bigint' ? Number(value) : value,
    ]),
  );
}

function invoicedOrder({ number, placedAt, method, recipient, bill, lines }: DemoOrder): InvoicedOrder {
  return {
    number,
    createdAt: placedAt,
    status: 'DELIVERED',
    paymentMethod: method,
    ...PLACE,
    recipientName: recipient.name,
    addressLine: recipient.line,
    deliveryFeePaise: BigInt(bill.deliveryFee),
    handlingFeePaise: BigInt(bill.handlingFee),
    tipPaise: 0n,
    lines: lines.map(({ lineId, id: productId, ...line }) => {
      const { name, unit, hsnCode, gstPercent, quantity, mrpPaise, pricePaise } = line;
      return {
        id: lineId,
        productId,
        name,
        unit,
        hsnCode,
        gstPercent,
        quantity,
        missingQuantity: 0,
        mrpPaise,
        pricePaise,
      };
    }),
  };
}

/** The shift of the rider who was paid in cash, which an admin has counted. */
async function insertCash(tx: Transaction, paid: readonly DemoOrder[], staff: DemoStaff): Promise<void> {
  const [first] = paid;
  if (!first) return;
  const shiftId = idAt(first.placedAt);
  const shift = { id: shiftId, holder_id: staff.rider, opening_paise: 0, opened_at: first.placedAt };
  await insertRows(tx, 'cash_shifts', [shift]);
  await insertRows(
    tx,
    'cash_movements',
    paid.map((order) => ({
      id: idAt(order.placedAt),
      shift_id: shiftId,
      kind: 'COLLECTION',
      amount_paise: cashOf(order),
      order_id: order.id,
      actor_id: staff.rider,
      created_at: order.deliveredAt,
    })),
  );
  const counted = paid.reduce((sum, order) => sum + cashOf(order), 0);
  const closedAt = new Date(Math.max(...paid.map(({ placedAt }) => placedAt.getTime())) + HOUR_MS);
  await tx.cashShift.update({
    where: { id: shiftId },
    data: {
      ...{ closedAt, closedById: staff.rider, expectedPaise: counted, countedPaise: counted },
      ...{ signedOffAt: closedAt, signedOffById: staff.admin },
    },
    select: { id: true },
  });
}
