import { expect } from 'vitest';
import { addDays, shopDay } from '../platform/core/shopCalendar.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { db } from '../platform/db/client.ts';
import { creditNoteDocument } from '../shop/invoices/findInvoice.ts';
import { invoiceDocument, type InvoiceDocument, INVOICED_ORDER } from '../shop/invoices/invoiceDocument.ts';
import { halveTax } from '../shop/invoices/splitTax.ts';
import { countCash, countSales } from '../backoffice/overview/overviewFigures.ts';
import { readReport } from '../backoffice/reports/readReport.ts';
import { reportRange } from '../backoffice/reports/reportRange.ts';
import { REPORTS, type ReportHandle } from '../backoffice/reports/reports.ts';

const SALES_REPORTS = [
  'sales-by-day',
  'sales-by-hour',
  'sales-by-category',
  'sales-by-product',
  'sales-by-payment-method',
] as const satisfies ReportHandle[];

/** Expects that the reports of yesterday to tomorrow agree with each other, with the overview and with all documents of the shop. */
export async function expectReports(viewer: Viewer): Promise<void> {
  const today = shopDay(new Date());
  const range = reportRange({ from: addDays(today, -1), to: addDays(today, 1) });
  const totalsOf = async (handle: ReportHandle) => {
    const { totals } = await readReport(viewer, { handle, range, limit: 1 });
    return Object.fromEntries(REPORTS[handle].columns.map(({ name }, at) => [name, Number(totals[at] ?? 0)]));
  };
  const { total } = await countSales(viewer, range);
  const { orderCount, ...figures } = total;
  for (const handle of SALES_REPORTS) expect(await totalsOf(handle), handle).toMatchObject(figures);
  expect(await totalsOf('sales-by-hour')).toMatchObject({ orders: orderCount });

  const { invoices, creditNotes } = await readDocuments();
  const rounded = roundOffOf(invoices) - roundOffOf(creditNotes);
  for (const handle of ['sales-by-day', 'sales-by-payment-method'] as const) {
    expect(await totalsOf(handle), 'round off = documents').toMatchObject({ roundOff: rounded });
  }
  const taxes = taxesOf(invoices, creditNotes);
  expect(sumOf(invoices) - sumOf(creditNotes), 'net sales = documents').toBe(figures.netSales);
  const byRate = await totalsOf('gst-by-rate');
  expect(byRate, 'GST by rate = documents').toMatchObject({ ...taxes, tax: figures.tax, value: figures.netSales });
  const { taxable } = byRate;
  const [toConsumers, toBusinesses] = [await totalsOf('gstr1-hsn'), await totalsOf('gstr1-hsn-b2b')];
  const summary = { ...taxes, taxable, value: figures.netSales };
  const summed = Object.keys(summary).map((name) => [name, (toConsumers[name] ?? 0) + (toBusinesses[name] ?? 0)]);
  expect(Object.fromEntries(summed), 'HSN summary = documents').toEqual(summary);
  const [small, large, notes, untaxed, business, businessNotes] = await Promise.all(
    (['gstr1-b2cs', 'gstr1-b2cl', 'gstr1-cdnur', 'gstr1-nil', 'gstr1-b2b', 'gstr1-cdnr'] as const).map(totalsOf),
  );
  const parts = [
    ...[small?.['taxable'], large?.['taxable'], -(notes?.['taxable'] ?? 0), untaxed?.['nilRated']],
    ...[business?.['taxable'], -(businessNotes?.['taxable'] ?? 0)],
  ];
  expect(
    parts.reduce<number>((sum, part) => sum + (part ?? 0), 0),
    'tables 4, 5, 7, 8 and 9B = taxable value',
  ).toBe(taxable);
  const [payments, { roundOff: _roundOff, ...cash }, products] = await Promise.all([
    db.payment.aggregate({ _sum: { refundedPaise: true, refundedStoreCreditPaise: true } }),
    countCash(viewer, range),
    db.product.aggregate({ where: { deletedAt: null }, _sum: { stock: true } }),
  ]);
  const refunded = Number((payments._sum.refundedPaise ?? 0n) + (payments._sum.refundedStoreCreditPaise ?? 0n));
  expect(await totalsOf('refunds-by-reason'), 'refunds = payments').toMatchObject({ amount: refunded });
  const credit = await totalsOf('store-credit');
  const { _sum } = await db.storeCreditAccount.aggregate({ _sum: { balancePaise: true } });
  const left =
    (credit['refunded'] ?? 0) + (credit['returned'] ?? 0) + (credit['adjusted'] ?? 0) - (credit['used'] ?? 0);
  expect(left, 'store credit = balances').toBe(Number(_sum.balancePaise ?? 0));
  const riders = await totalsOf('riders');
  expect(riders, 'cash of shifts = cash of the overview').toMatchObject(cash);
  expect(await totalsOf('stock-value'), 'stock = products').toMatchObject({ stock: products._sum.stock ?? 0 });
  expect(await totalsOf('gstr1-documents')).toMatchObject({ count: invoices.length + creditNotes.length });
}

async function readDocuments(): Promise<{ invoices: InvoiceDocument[]; creditNotes: InvoiceDocument[] }> {
  const found = await db.invoice.findMany({
    include: {
      creditNotes: { include: { sales: { orderBy: { id: 'asc' } }, refund: true } },
      order: { select: INVOICED_ORDER },
    },
  });
  return {
    invoices: found.map(({ order, creditNotes: _creditNotes, ...invoice }) => invoiceDocument(invoice, order)),
    creditNotes: found.flatMap(({ creditNotes, ...invoice }) =>
      creditNotes.map((creditNote) => creditNoteDocument({ ...creditNote, invoice })),
    ),
  };
}

function sumOf(documents: readonly InvoiceDocument[]): number {
  return documents.reduce((sum, { total }) => sum + total, 0);
}

function roundOffOf(documents: readonly InvoiceDocument[]): number {
  return documents.reduce((sum, { roundOff }) => sum + roundOff, 0);
}

/** The taxes as the documents print them, those of credit notes taken off. */
function taxesOf(invoices: readonly InvoiceDocument[], creditNotes: readonly InvoiceDocument[]) {
  const taxes = { integratedTax: 0, centralTax: 0, stateTax: 0 };
  for (const [documents, sign] of [[invoices, 1] as const, [creditNotes, -1] as const]) {
    for (const { isInterState, rates } of documents) {
      for (const { tax } of rates) {
        const { central, state } = halveTax(tax);
        if (isInterState) taxes.integratedTax += sign * tax;
        else {
          taxes.centralTax += sign * central;
          taxes.stateTax += sign * state;
        }
      }
    }
  }
  return taxes;
}
