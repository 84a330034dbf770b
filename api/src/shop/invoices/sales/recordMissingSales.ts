import type { Transaction } from '../../../platform/db/client.ts';
import { INVOICED_ORDER } from '../invoicedOrder.ts';
import { findReturnablePieces } from './findReturnablePieces.ts';
import { KEPT_FIELDS, keptPaise } from './keptPaise.ts';
import { taxRounding } from '../splitTax.ts';
import { planReturn } from './planReturn.ts';
import { recordOrderSales } from './recordOrderSales.ts';
import { recordReturns } from './recordReturns.ts';
import { remainingSales, remainingTotal } from './remainingSales.ts';

const PAYMENT = {
  select: { ...KEPT_FIELDS, refunds: { orderBy: { id: 'desc' }, take: 1, select: { createdAt: true } } },
} as const;

/**
 * Records the sales of an invoice that a release without sales has issued, and what was refunded of it since, without a credit note: the
 * series of those begins with this release. The transaction has locked the order. Does nothing for an order without such an invoice.
 */
export async function recordMissingSales(tx: Transaction, orderId: string): Promise<void> {
  const found = await tx.invoice.findFirst({
    where: { orderId, sales: { none: {} } },
    include: {
      order: {
        select: {
          ...INVOICED_ORDER,
          payment: PAYMENT,
          events: { where: { status: 'CANCELLED' }, take: 1, select: { createdAt: true } },
        },
      },
    },
  });
  if (!found) return;
  const { order, ...invoice } = found;
  await recordOrderSales(tx, invoice, order);
  if (!order.payment) return;
  const sales = await tx.sale.findMany({ where: { invoiceId: invoice.id } });
  if (!sales[0]) return;
  const { invoiceId, isInterState, paymentMethod } = sales[0];
  const remaining = remainingSales(sales);
  const lines = planReturn(remaining, {
    pieces: await findReturnablePieces(tx, orderId),
    amount: remainingTotal(remaining) - keptPaise(order.payment),
    rounding: taxRounding(invoice, isInterState),
  });
  if (lines.length === 0) return;
  const happenedAt = order.events[0]?.createdAt ?? order.payment.refunds[0]?.createdAt ?? invoice.issuedAt;
  await recordReturns(tx, { invoiceId, isInterState, paymentMethod, creditNoteId: null, happenedAt, lines });
}
