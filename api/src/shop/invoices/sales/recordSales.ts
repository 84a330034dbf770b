import { type Transaction, db } from '../../../platform/db/client.ts';
import type { Invoice, Sale } from '../../../platform/db/generated/client.ts';
import { invoiceDocument, type InvoicedOrder, INVOICED_ORDER } from '../invoiceDocument.ts';
import {
  type RemainingSale,
  type ReturnedPieces,
  KEPT_FIELDS,
  keptPaise,
  planReturn,
  remainingSales,
  remainingTotal,
} from './planReturn.ts';
import { taxRounding } from '../splitTax.ts';
import { lockOrder } from '../../orders/lockOrder.ts';

/** Records what an invoice charges. */
export async function recordOrderSales(tx: Transaction, invoice: Invoice, order: InvoicedOrder): Promise<void> {
  await tx.sale.createMany({ data: orderSales(invoice, order) });
}

/** The rows of what an invoice charges, by line, and of the tip that is paid with it. */
export function orderSales(invoice: Invoice, order: InvoicedOrder) {
  const { lines, tip, isInterState } = invoiceDocument(invoice, order);
  const shared = {
    invoiceId: invoice.id,
    action: 'ORDER',
    isInterState,
    paymentMethod: order.paymentMethod,
    happenedAt: invoice.issuedAt,
  } as const;
  const mrpOf = new Map(order.lines.map(({ id, mrpPaise }) => [id, mrpPaise]));
  const sales = lines.map(({ name: _name, unit: _unit, price, total, taxable, tax, ...line }) => ({
    ...shared,
    ...line,
    quantity: line.orderLineId === null ? 0 : line.quantity,
    totalPaise: total,
    taxablePaise: taxable,
    taxPaise: tax,
    discountPaise: line.orderLineId === null ? 0 : ((mrpOf.get(line.orderLineId) ?? price) - price) * line.quantity,
  }));
  const tipped = {
    ...shared,
    lineType: 'TIP',
    ...{ quantity: 0, totalPaise: tip, taxablePaise: tip, taxPaise: 0, discountPaise: 0, gstPercent: 0 },
  } as const;
  return tip > 0 ? [...sales, tipped] : sales;
}

/** Lines that are taken back, and what they have in common. */
export type Returns = Pick<Sale, 'invoiceId' | 'isInterState' | 'paymentMethod' | 'creditNoteId' | 'happenedAt'> & {
  lines: readonly RemainingSale[];
};

/** Records returns: the lines as negative sales. A tip has no credit note. */
export async function recordReturns(tx: Transaction, { lines, creditNoteId, ...shared }: Returns): Promise<void> {
  await tx.sale.createMany({
    data: lines.map(({ quantity, total, taxable, tax, discount, ...line }) => ({
      ...shared,
      ...line,
      action: 'RETURN' as const,
      creditNoteId: line.lineType === 'TIP' ? null : creditNoteId,
      quantity: -quantity,
      totalPaise: -total,
      taxablePaise: -taxable,
      taxPaise: -tax,
      discountPaise: -discount,
    })),
  });
}

/** The refunded pieces of an order that no return takes back yet, by one statement. */
export async function findReturnablePieces(tx: Transaction, orderId: string): Promise<ReturnedPieces[]> {
  return tx.$queryRaw<ReturnedPieces[]>`
    SELECT line.id::text AS "orderLineId", line.price_paise AS "pricePaise",
      line.refunded_quantity - coalesce(returned.quantity, 0)::int AS quantity
    FROM order_lines line
    JOIN invoices invoice ON invoice.order_id = line.order_id
    LEFT JOIN LATERAL (
      SELECT -sum(sale.quantity) AS quantity FROM sales sale
      WHERE sale.invoice_id = invoice.id AND sale.order_line_id = line.id AND sale.action = 'RETURN'
    ) returned ON true
    WHERE line.order_id = ${orderId}::uuid AND line.refunded_quantity > coalesce(returned.quantity, 0)
    ORDER BY line.id`;
}

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

/** The job that records the sales of invoices that have none. */
export const BACKFILL_SALES = 'backfillSales';

const BATCH = 500;

/**
 * Records the sales of all invoices that have none: those of releases without sales. An order is a transaction, so that an interrupted run
 * continues where it stopped. Returns the number of invoices.
 */
export async function backfillSales(): Promise<number> {
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const invoices = await db.invoice.findMany({
      where: { sales: { none: {} }, ...(after !== undefined && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, orderId: true },
    });
    for (const { orderId } of invoices) {
      await db.$transaction(async (tx) => {
        await lockOrder(tx, orderId);
        await recordMissingSales(tx, orderId);
      });
    }
    count += invoices.length;
    after = invoices.at(-1)?.id;
    if (after === undefined || invoices.length < BATCH) return count;
  }
}
