import { SHOP_TIME_ZONE } from '../../platform/core/shopCalendar.ts';
import { formatRoundOff } from '@kirana/shared/money.ts';
import type { CreditNoteReference, InvoiceDocument, InvoiceLine, RateTotal } from './invoiceDocument.ts';
import { invoiceTitle } from './invoiceKind.ts';
import { halveTax } from './splitTax.ts';

/** A table of an invoice as texts, for the page and the PDF file. */
export interface InvoiceTable {
  /** Numbers are aligned to the end; text columns share the remaining width. */
  columns: ReadonlyArray<{ title: string; kind: 'number' | 'word' | 'text' }>;
  rows: ReadonlyArray<readonly string[]>;
  /** The row of sums: a label, then the sums of the last columns. */
  foot: readonly string[];
}

const texts = {
  sample: 'This is not a tax invoice: the seller’s GSTIN is not set, and taxes are shown as an example.',
  sampleCreditNote: 'This is not a tax credit note: the seller’s GSTIN is not set.',
  basis: 'All amounts are in rupees (₹). Prices include goods and services tax.',
  exempt: 'All amounts are in rupees (₹). The goods are exempt from goods and services tax, so none is charged.',
  reverseCharge: 'Tax is not payable on reverse charge.',
  signature: 'This is a computer-generated document and needs no signature.',
} as const;

/** What the page and the PDF file of a document show; null for what it does not have. */
export function invoiceContent(document: InvoiceDocument) {
  const isReal = document.seller.gstin !== null;
  return {
    ...documentWords(document),
    title: documentTitle(document),
    /** Says that a document is a sample; null for a real one. */
    sample: isReal ? null : texts[document.creditedInvoice ? 'sampleCreditNote' : 'sample'],
    sellerLines: sellerLines(document),
    recipientLines: recipientLines(document),
    fields: invoiceFields(document),
    lineTable: lineTable(document),
    rateTable: rateTable(document),
    roundOff: document.roundOff === 0 ? null : formatRoundOff(document.roundOff),
    grandTotal: `₹${amount(document.total + document.roundOff)}`,
    tip: tipSentence(document),
    closing: [
      ...(document.kind === 'BILL_OF_SUPPLY' ? [texts.exempt] : [texts.basis, texts.reverseCharge]),
      texts.signature,
    ].join(' '),
  };
}

const amounts = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat('en-IN', { timeZone: SHOP_TIME_ZONE, dateStyle: 'medium' });

/** Paise as invoices show them: `1,299.00`. */
function amount(paise: number): string {
  return amounts.format(paise / 100);
}

/** The title of an invoice or a credit note; only a seller with a GSTIN issues documents of the tax. */
export function documentTitle({ kind, seller, creditedInvoice }: InvoiceDocument): string {
  const isSample = seller.gstin === null;
  if (creditedInvoice) return isSample ? 'Sample credit note' : 'Credit Note';
  return invoiceTitle({ kind, isSample });
}

/** What the headings and the sum call the parts of the document. */
function documentWords({ kind, creditedInvoice, buyer }: InvoiceDocument) {
  const recipient = buyer === null ? 'Delivered to' : 'Buyer';
  return creditedInvoice
    ? { recipient, document: 'Credit note', lines: 'Credited products and fees', total: 'Credited' }
    : {
        recipient,
        document: kind === 'BILL_OF_SUPPLY' ? 'Bill' : 'Invoice',
        lines: 'Products and fees',
        total: 'Grand total',
      };
}

/** A credit note of an invoice: `CRN/26-27/000001, 25 Nov 2026, ₹40.00`. */
export function creditNoteSentence({ number, issuedAt, total }: CreditNoteReference): string {
  return `${number}, ${days.format(issuedAt)}, ₹${amount(total)}`;
}

/** Explains the difference between the invoice and what was paid; null without a tip. */
export function tipSentence({ tip, total, roundOff }: InvoiceDocument): string | null {
  if (tip === 0) return null;
  return `A tip of ₹${amount(tip)} for the rider was paid with the order. It is not taxed and not part of this invoice. Invoice and tip: ₹${amount(total + roundOff + tip)}.`;
}

function invoiceFields(document: InvoiceDocument): Array<[string, string]> {
  const { number, issuedAt, creditedInvoice, order, placeOfSupply, isInterState } = document;
  const credited = creditedInvoice && `${creditedInvoice.number}, ${days.format(creditedInvoice.issuedAt)}`;
  return [
    ['Number', number],
    ['Date', days.format(issuedAt)],
    ...(credited ? [['For invoice', credited] satisfies [string, string]] : []),
    ['Order', `#${order.number}, ${days.format(order.createdAt)}`],
    ['Place of supply', placeOfSupply],
    ['Supply type', isInterState ? 'Inter-state' : 'Intra-state'],
  ];
}

export function sellerLines({ seller }: InvoiceDocument): string[] {
  return [
    ...[seller.name, seller.address, seller.state],
    ...(seller.gstin === null ? [] : [`GSTIN ${seller.gstin}`]),
    ...(seller.fssai === null ? [] : [`FSSAI Lic. No. ${seller.fssai}`]),
  ];
}

/** The recipient as lines of an address, after the buyer who is registered for the tax. */
export function recipientLines({ buyer, order }: InvoiceDocument): string[] {
  return [
    ...(buyer === null ? [] : [buyer.name, `GSTIN ${buyer.gstin}`]),
    order.recipientName,
    order.addressLine,
    `${order.city} ${order.pincode}`,
    `${order.state.trim()}, ${order.country}`,
  ];
}

/** The table of the sold products and the fees; a bill of supply has no tax. */
export function lineTable(document: InvoiceDocument): InvoiceTable {
  const { kind, lines, taxable, tax, total } = document;
  const hasTax = kind !== 'BILL_OF_SUPPLY';
  return {
    columns: [
      { title: '#', kind: 'number' },
      { title: 'Product', kind: 'text' },
      { title: 'HSN', kind: 'word' },
      { title: 'Qty', kind: 'number' },
      { title: 'Price', kind: 'number' },
      ...(hasTax ? TAX_COLUMNS : []),
      { title: 'Total', kind: 'number' },
    ],
    rows: lines.map((line, at) => [
      String(at + 1),
      ...pieceCells(line),
      ...(hasTax ? [percentText(document, line.gstPercent), amount(line.taxable), amount(line.tax)] : []),
      amount(line.total),
    ]),
    foot: ['Total', ...(hasTax ? [amount(taxable), amount(tax)] : []), amount(total)],
  };
}

const TAX_COLUMNS = ['GST', 'Taxable', 'Tax'].map((title) => ({ title, kind: 'number' }) as const);

function pieceCells({ name, unit, hsnCode, quantity, price }: InvoiceLine): string[] {
  return [
    unit === null ? name : `${name}, ${unit}`,
    hsnCode ?? '–',
    quantity === 0 ? '–' : String(quantity),
    quantity === 0 ? '–' : amount(price),
  ];
}

/** The table of tax by rate: CGST and that of the state within a state, IGST between states. A bill of supply has none. */
export function rateTable(document: InvoiceDocument): InvoiceTable | null {
  const { kind, rates, taxable, tax, isInterState, stateTax } = document;
  if (kind === 'BILL_OF_SUPPLY') return null;
  const taxes = isInterState ? ['IGST'] : ['CGST', stateTax];
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
      rateName(document, rate.gstPercent),
      amount(rate.taxable),
      ...cells(rate),
      amount(rate.tax),
      amount(rate.taxable + rate.tax),
    ]),
    foot: ['Total', ...[taxable, ...sums, tax, taxable + tax].map(amount)],
  };
}

/** `18%`, or with its halves: `18% (9% + 9%)`. */
function rateName(document: InvoiceDocument, gstPercent: number): string {
  const percent = percentText(document, gstPercent);
  return document.isInterState || gstPercent === 0 ? percent : `${percent} (${gstPercent / 2}% + ${gstPercent / 2}%)`;
}

/** `18%`; goods at 0% are exempt, which older invoices do not say. */
function percentText({ kind, buyer }: InvoiceDocument, gstPercent: number): string {
  const saysExempt = kind === 'INVOICE_CUM_BILL_OF_SUPPLY' || buyer !== null;
  return gstPercent === 0 && saysExempt ? 'Exempt' : `${gstPercent}%`;
}
