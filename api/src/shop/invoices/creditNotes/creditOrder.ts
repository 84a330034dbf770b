import type { ShopSettings } from '../../../platform/config/settings/shopSettings.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { findReturnablePieces, recordReturns } from '../sales/recordSales.ts';
import { KEPT_FIELDS, keptPaise, planReturn, remainingSales, remainingTotal } from '../sales/planReturn.ts';
import { taxRounding } from '../splitTax.ts';
import { takeNumber } from '../invoiceNumber.ts';

/** Why an order is credited. */
export interface Credit {
  /** The refund that the credit note is issued for; null for an order that was cancelled before it was paid. */
  refundId: string | null;
  /** What the numbers begin with. */
  prefixes: ShopSettings['numbers'];
  now: Date;
}

/**
 * Issues the credit note of an order that the transaction has locked, if it has an invoice with sales: for the refunded pieces that no
 * credit note has yet, and for what was refunded beyond them, so that the order's sales are what the shop keeps of its payment. A refund
 * that is requested again after the provider refused it gets none, because the first one has it.
 */
export async function creditOrder(tx: Transaction, orderId: string, { refundId, prefixes, now }: Credit) {
  const invoice = await tx.invoice.findUnique({
    where: { orderId },
    select: {
      id: true,
      isSample: true,
      placeOfSupply: true,
      sales: true,
      order: { select: { payment: { select: KEPT_FIELDS } } },
    },
  });
  const [sale] = invoice?.sales ?? [];
  if (!invoice || !sale || !invoice.order.payment) return;
  const remaining = remainingSales(invoice.sales);
  const lines = planReturn(remaining, {
    pieces: await findReturnablePieces(tx, orderId),
    amount: remainingTotal(remaining) - keptPaise(invoice.order.payment),
    rounding: taxRounding(invoice, sale.isInterState),
  });
  if (lines.length === 0) return;
  const shared = {
    invoiceId: invoice.id,
    isInterState: sale.isInterState,
    paymentMethod: sale.paymentMethod,
    happenedAt: now,
  };
  if (lines.every(({ lineType }) => lineType === 'TIP')) {
    await recordReturns(tx, { ...shared, creditNoteId: null, lines });
    return;
  }
  const number = await takeNumber(tx, 'CREDIT_NOTE', {
    isSample: invoice.isSample,
    prefix: prefixes.creditNotePrefix,
    now,
  });
  const { id: creditNoteId } = await tx.creditNote.create({
    data: { invoiceId: invoice.id, refundId, ...number, issuedAt: now },
    select: { id: true },
  });
  await recordReturns(tx, { ...shared, creditNoteId, lines });
}
