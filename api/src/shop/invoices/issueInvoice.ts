import type { Transaction } from '../../platform/db/client.ts';
import type { Seller, ShopSettings } from '../../platform/config/settings/shopSettings.ts';
import { BUYER_FIELDS } from '../orders/orderColumns.ts';
import { creditOrder } from './creditNotes/creditOrder.ts';
import { invoiceDocument, placeOfOrder, INVOICED_ORDER } from './invoiceDocument.ts';
import { invoiceKind } from './invoiceKind.ts';
import { recordOrderSales } from './sales/recordSales.ts';
import { takeNumber } from './invoiceNumber.ts';

const ISSUED_ORDER = {
  ...INVOICED_ORDER,
  ...BUYER_FIELDS,
  payment: { select: { refundedPaise: true, refundedStoreCreditPaise: true } },
} as const;

/** The seller's data on an invoice, and the time of its issue. */
export interface InvoiceTerms {
  seller: Seller;
  /** What the numbers begin with. */
  prefixes: ShopSettings['numbers'];
  /** The GST rate that the fees contain. */
  feeGstPercent: number;
  now: Date;
}

/**
 * Issues the invoice of an order that the transaction has locked, with the next number of the financial year, and records its sales. What
 * was refunded before, other than missing pieces, is credited at once.
 */
export async function issueInvoice(
  tx: Transaction,
  orderId: string,
  { seller, prefixes, feeGstPercent, now }: InvoiceTerms,
): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId }, select: ISSUED_ORDER });
  const number = await takeNumber(tx, 'INVOICE', {
    isSample: seller.gstin === null,
    prefix: prefixes.invoicePrefix,
    now,
  });
  const payment = await tx.payment.findUnique({ where: { orderId }, select: { roundOffPaise: true } });
  const head = {
    ...number,
    kind: 'TAX_INVOICE',
    sellerName: seller.name,
    sellerAddress: seller.address,
    sellerState: seller.state,
    sellerGstin: seller.gstin,
    sellerFssai: seller.fssai,
    placeOfSupply: placeOfOrder(order),
    buyerName: order.buyerName,
    buyerGstin: order.buyerGstin,
    feeGstPercent,
    roundOffPaise: payment?.roundOffPaise ?? 0n,
    issuedAt: now,
  } as const;
  const kind = invoiceKind(invoiceDocument(head, order).lines, order.buyerGstin);
  const invoice = await tx.invoice.create({ data: { ...head, kind, orderId } });
  await recordOrderSales(tx, invoice, order);
  if (order.payment && order.payment.refundedPaise + order.payment.refundedStoreCreditPaise > 0n)
    await creditOrder(tx, orderId, { refundId: null, prefixes, now });
}
