import { expect } from 'vitest';
import { db } from '../platform/db/client.ts';
import { Prisma } from '../platform/db/generated/client.ts';
import { keptPaise } from '../shop/invoices/sales/planReturn.ts';
import { splitTax, taxRounding } from '../shop/invoices/splitTax.ts';
import { creditNoteDocument } from '../shop/invoices/findInvoice.ts';
import { invoiceDocument, INVOICED_ORDER } from '../shop/invoices/invoiceDocument.ts';
import { outstandingRefunds, REFUNDS_WITH_LINES } from '../shop/refunds/outstandingRefunds.ts';
import { expectCash } from './expectCash.ts';

/**
 * Expects that the accounts of these shoppers' orders agree to the paisa: sales and payments, invoices, credit notes and order lines, the
 * tax of each rate, the numbers of the documents, and the cash of shifts.
 */
export async function expectBooks(userIds: readonly string[]): Promise<void> {
  const invoices = await db.invoice.findMany({
    where: { order: { userId: { in: [...userIds] } } },
    include: {
      sales: true,
      creditNotes: { include: { sales: { orderBy: { id: 'asc' } }, refund: true } },
      order: { select: { ...INVOICED_ORDER, payment: { include: { refunds: REFUNDS_WITH_LINES } } } },
    },
  });
  for (const { sales, creditNotes, order, ...invoice } of invoices) {
    const of = (...types: string[]) =>
      sales.filter(({ action, lineType }) => types.includes(action) && lineType !== 'TIP');
    const document = invoiceDocument(invoice, order);
    expect(sumOf(of('ORDER'), 'totalPaise'), 'gross sales = invoice').toBe(document.total);
    expect(sumOf(of('ORDER'), 'taxPaise'), 'tax = tax of the invoice').toBe(document.tax);
    const credited = creditNotes.map((creditNote) =>
      creditNoteDocument({ ...creditNote, invoice: { ...invoice, order } }),
    );
    expect(sumOf(of('RETURN'), 'totalPaise') + sumOf(credited, 'total'), 'returns = credit notes').toBe(0);
    expect(sumOf(of('RETURN'), 'taxPaise') + sumOf(credited, 'tax'), 'tax of returns = tax of credit notes').toBe(0);
    if (order.payment) {
      const due = outstandingRefunds(order.status, order.payment);
      const owed = due.reduce((sum, { amountPaise }) => sum + Number(amountPaise), 0);
      expect(sumOf(sales, 'totalPaise'), 'sales with tips = what is kept of the payment').toBe(
        keptPaise(order.payment) - owed,
      );
    }
    if (order.payment) {
      const { roundOffPaise, refundedRoundOffPaise } = order.payment;
      const isVoid = order.payment.status === 'CANCELLED';
      expect(document.roundOff - sumOf(credited, 'roundOff'), 'round off of the documents = of the payment').toBe(
        isVoid ? 0 : Number(roundOffPaise - refundedRoundOffPaise),
      );
    }
    const rounding = taxRounding(invoice, document.isInterState);
    for (const line of await db.orderLine.findMany({ where: { order: { invoice: { id: invoice.id } } } })) {
      const own = sales.filter(({ orderLineId }) => orderLineId === line.id);
      const isVoid = order.status === 'CANCELLED';
      const kept = isVoid ? 0 : line.quantity - line.missingQuantity - line.refundedQuantity;
      expect(sumOf(own, 'quantity'), 'pieces sold = delivered − refunded').toBe(kept);
      const total = sumOf(own, 'totalPaise');
      expect(total, 'no line is credited twice').toBeGreaterThanOrEqual(0);
      expect(sumOf(own, 'taxPaise'), 'tax of what is left of a line').toBe(
        splitTax(total, line.gstPercent, rounding).tax,
      );
    }
  }
  await expectNoGaps();
  await expectCash(userIds);
}

/** Expects that the numbers of each series count up from 1 to its last one. */
async function expectNoGaps(): Promise<void> {
  const gaps = await db.$queryRaw<object[]>(Prisma.sql`
    SELECT kind, numbers.financial_year, is_sample FROM (
      SELECT 'invoice' AS kind, financial_year, is_sample, count(*) AS count, max(number) AS last FROM invoices GROUP BY 2, 3
      UNION ALL
      SELECT 'credit note', financial_year, is_sample, count(*), max(number) FROM credit_notes GROUP BY 2, 3
    ) numbers JOIN invoice_series series USING (financial_year)
    WHERE count <> last OR last <> CASE
      WHEN kind = 'invoice' AND is_sample THEN last_sample_invoice WHEN kind = 'invoice' THEN last_number
      WHEN is_sample THEN last_sample_credit_note ELSE last_credit_note END`);
  expect(gaps, 'numbers without gaps').toEqual([]);
}

function sumOf<Key extends string>(rows: readonly Readonly<Record<Key, number | bigint>>[], key: Key): number {
  return rows.reduce((sum, row) => sum + Number(row[key]), 0);
}
