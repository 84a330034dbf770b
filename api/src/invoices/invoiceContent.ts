import { SHOP_TIME_ZONE } from '../core/shopCalendar.ts';
import type { CreditNoteReference, InvoiceDocument, InvoiceLine, RateTotal } from './invoiceDocument.ts';
import { halveTax } from './splitTax.ts';

/** A table of an invoice as texts, for the page and the PDF file. */
export interface InvoiceTable {
  /** Numbers are aligned to the end; text columns share the remaining width. */
  columns: ReadonlyArray<{ title: string; kind: 'number' | 'word' | 'text' }>;
  rows: ReadonlyArray<readonly string[]>;
  /** The row of sums: a label, then the sums of the last columns. */
  foot: readonly string[];
}

/** The fixed texts of invoices. */
export const invoiceTexts = {
  sample: 'This is no tax invoice: the GSTIN of the seller is not set, and the taxes are shown as an example.',
  sampleCreditNote: 'This is no credit note of the tax: the GSTIN of the seller is not set.',
  basis: 'All amounts are in rupees (₹). Prices contain the goods and services tax.',
  reverseCharge: 'Tax is not payable on reverse charge. Made by a computer; it needs no signature.',
} as const;

const amounts = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat('en-IN', { timeZone: SHOP_TIME_ZONE, dateStyle: 'medium' });

/** Paise as invoices show them: `1,299.00`. */
export function amount(paise: number): string {
  return amounts.format(paise / 100);
}

/** The title; only a seller with a GSTIN issues tax invoices. */
export function invoiceTitle({ seller, creditedInvoice }: InvoiceDocument): string {
  if (creditedInvoice) return seller.gstin === null ? 'Sample credit note' : 'Credit Note';
  return seller.gstin === null ? 'Sample invoice' : 'Tax Invoice';
}

/** What the title of the fields and of the sum calls the document. */
export function documentWords({ creditedInvoice }: InvoiceDocument): {
  document: string;
  lines: string;
  total: string;
} {
  return creditedInvoice
    ? { document: 'Credit note', lines: 'Credited products and fees', total: 'Credited' }
    : { document: 'Invoice', lines: 'Products and fees', total: 'Grand total' };
}

/** Says that a document is a sample; null for a real one. */
export function sampleSentence({ seller, creditedInvoice }: InvoiceDocument): string | null {
  if (seller.gstin !== null) return null;
  return creditedInvoice ? invoiceTexts.sampleCreditNote : invoiceTexts.sample;
}

/** A credit note of an invoice: `CRN/26-27/000001, 25 Nov 2026, ₹40.00`. */
export function creditNoteSentence({ number, issuedAt, total }: CreditNoteReference): string {
  return `${number}, ${days.format(issuedAt)}, ₹${amount(total)}`;
}

/** Explains the difference between the invoice and what was paid; null without a tip. */
export function tipSentence({ tip, total }: InvoiceDocument): string | null {
  if (tip === 0) return null;
  return `A tip of ₹${amount(tip)} for the rider was paid with the order. It is not taxed and not part of this invoice. Invoice and tip: ₹${amount(total + tip)}.`;
}

/** The heading fields of an invoice, as names and values. */
export function invoiceFields(document: InvoiceDocument): Array<[string, string]> {
  const { number, issuedAt, creditedInvoice, order, isInterState } = document;
  return [
    ['Number', number],
    ['Date', days.format(issuedAt)],
    ...(creditedInvoice ? [invoiceField(creditedInvoice)] : []),
    ['Order', `#${order.number}, ${days.format(order.createdAt)}`],
    ['Place of supply', order.state.trim()],
    ['Kind of supply', isInterState ? 'To another state' : 'Within the state'],
  ];
}

function invoiceField({ number, issuedAt }: NonNullable<InvoiceDocument['creditedInvoice']>): [string, string] {
  return ['For invoice', `${number}, ${days.format(issuedAt)}`];
}

/** The seller as lines of an address. */
export function sellerLines({ seller }: InvoiceDocument): string[] {
  return [seller.name, seller.address, seller.state, ...(seller.gstin === null ? [] : [`GSTIN ${seller.gstin}`])];
}

/** The recipient as lines of an address. */
export function recipientLines({ order }: InvoiceDocument): string[] {
  return [
    order.recipientName,
    order.addressLine,
    `${order.city} ${order.pincode}`,
    `${order.state.trim()}, ${order.country}`,
  ];
}

/** The table of the sold products and the fees. */
export function lineTable({ lines, taxable, tax, total }: InvoiceDocument): InvoiceTable {
  return {
    columns: [
      { title: '#', kind: 'number' },
      { title: 'Product', kind: 'text' },
      { title: 'HSN', kind: 'word' },
      { title: 'Qty', kind: 'number' },
      { title: 'Price', kind: 'number' },
      { title: 'GST', kind: 'number' },
      { title: 'Taxable', kind: 'number' },
      { title: 'Tax', kind: 'number' },
      { title: 'Total', kind: 'number' },
    ],
    rows: lines.map((line, at) => [String(at + 1), ...lineCells(line)]),
    foot: ['Total', amount(taxable), amount(tax), amount(total)],
  };
}

function lineCells({ name, unit, hsnCode, quantity, price, gstPercent, ...line }: InvoiceLine): string[] {
  return [
    unit === null ? name : `${name}, ${unit}`,
    hsnCode ?? '–',
    quantity === 0 ? '–' : String(quantity),
    quantity === 0 ? '–' : amount(price),
    `${gstPercent}%`,
    amount(line.taxable),
    amount(line.tax),
    amount(line.total),
  ];
}

/** The table of tax by rate: CGST and SGST within a state, IGST between states. */
export function rateTable({ rates, taxable, tax, isInterState }: InvoiceDocument): InvoiceTable {
  const taxes = isInterState ? ['IGST'] : ['CGST', 'SGST'];
  const halves = rates.map((rate) => halveTax(rate.tax));
  const cells = (rate: RateTotal) => {
    const { central, state } = halveTax(rate.tax);
    return isInterState ? [amount(rate.tax)] : [amount(central), amount(state)];
  };
  const sums = isInterState
    ? [tax]
    : [halves.reduce((sum, { central }) => sum + central, 0), halves.reduce((sum, { state }) => sum + state, 0)];
  return {
    columns: ['GST', 'Taxable', ...taxes, 'Tax', 'Total'].map((title) => ({
      title,
      kind: title === 'GST' ? 'text' : 'number',
    })),
    rows: rates.map((rate) => [
      rateName(rate.gstPercent, isInterState),
      amount(rate.taxable),
      ...cells(rate),
      amount(rate.tax),
      amount(rate.taxable + rate.tax),
    ]),
    foot: ['Total', ...[taxable, ...sums, tax, taxable + tax].map(amount)],
  };
}

/** `18%`, or with its halves: `18% (9% + 9%)`. */
function rateName(gstPercent: number, isInterState: boolean): string {
  return isInterState || gstPercent === 0
    ? `${gstPercent}%`
    : `${gstPercent}% (${gstPercent / 2}% + ${gstPercent / 2}%)`;
}
