import type { Transaction } from '../db/client.ts';
import type { Seller, ShopSettings } from '../config/settings/shopSettings.ts';
import { creditOrder } from './creditNotes/creditOrder.ts';
import { INVOICED_ORDER } from './invoicedOrder.ts';
import { recordOrderSales } from './sales/recordOrderSales.ts';
import { takeNumber } from './takeNumber.ts';

const REFUNDED = { refundedPaise: true, refundedStoreCreditPaise: true } as const;

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
  const number = await takeNumber(tx, 'INVOICE', {
    isSample: seller.gstin === null,
    prefix: prefixes.invoicePrefix,
    now,
  });
  const { order, ...invoice } = await tx.invoice.create({
    data: {
      orderId,
      ...number,
      sellerName: seller.name,
      sellerAddress: seller.address,
      sellerState: seller.state,
      sellerGstin: seller.gstin,
      feeGstPercent,
      issuedAt: now,
    },
    include: { order: { select: { ...INVOICED_ORDER, payment: { select: REFUNDED } } } },
  });
  await recordOrderSales(tx, invoice, order);
  if (order.payment && order.payment.refundedPaise + order.payment.refundedStoreCreditPaise > 0n)
    await creditOrder(tx, orderId, { refundId: null, prefixes, now });
}
