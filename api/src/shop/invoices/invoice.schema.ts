import { builder } from '../../platform/graphql/builder.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { orderReaders } from '../orders/orderReaders.schema.ts';
import { CREDITED_TOTAL, creditedTotal } from './findInvoice.ts';
import { creditNoteUrls, invoiceUrls } from './invoiceUrls.ts';
import { invoiceTitle } from './invoiceKind.ts';
import { invoiceNumber } from './invoiceNumber.ts';
import { BUYER_FIELDS } from '../orders/orderColumns.ts';
import { BuyerRef } from '../orders/buyer.schema.ts';
import {
  type InvoiceDocument,
  type InvoiceLine,
  type RateTotal,
  invoiceDocument,
  INVOICED_ORDER,
} from './invoiceDocument.ts';
import { halveTax } from './splitTax.ts';

const NUMBER = { financialYear: true, number: true, numberPrefix: true, isSample: true } as const;

const CreditNoteRef = builder.prismaObject('CreditNote', {
  description: 'Takes back a part of an invoice, or all of it. It never changes.',
  select: { id: true },
  fields: (t) => ({
    number: t.string({
      description:
        '`CN/26-27/000001`, without gaps within the financial year; a sample, of a shop without a GSTIN, `SMC/26-27/000001`.',
      select: NUMBER,
      resolve: (creditNote) => invoiceNumber('CREDIT_NOTE', creditNote),
    }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', description: 'When it was issued.' }),
    total: t.field({
      type: 'Paise',
      description: 'What it takes back, with tax and round off.',
      select: CREDITED_TOTAL,
      resolve: creditedTotal,
    }),
    url: t.string({
      description: 'The page, for the shopper who ordered and for admins, with the session cookie or a bearer token.',
      resolve: ({ id }) => creditNoteUrls(id).url,
    }),
    pdfUrl: t.string({
      description: 'The PDF file, with the same authentication.',
      resolve: ({ id }) => creditNoteUrls(id).pdfUrl,
    }),
  }),
});

const OLDEST_FIRST = { orderBy: { id: 'asc' } } as const;

/** The invoice of an order. */
const InvoiceRef = builder.prismaObject('Invoice', {
  description: 'The invoice of an order. It never changes.',
  select: { id: true },
  fields: (t) => ({
    number: t.string({
      description:
        '`INV/26-27/000001`, without gaps within the financial year; a sample, of a shop without a GSTIN, `SMP/26-27/000001`.',
      select: NUMBER,
      resolve: (invoice) => invoiceNumber('INVOICE', invoice),
    }),
    title: t.string({
      description:
        '`Tax Invoice`; `Bill of Supply` for exempt goods; `Invoice-cum-bill of supply` for both; `Sample invoice` of a shop without a GSTIN.',
      select: { kind: true, isSample: true },
      resolve: invoiceTitle,
    }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', description: 'When it was issued.' }),
    url: t.string({
      description: 'The page, for the shopper who ordered and for admins, with the session cookie or a bearer token.',
      select: { orderId: true },
      resolve: ({ orderId }) => invoiceUrls(orderId).url,
    }),
    pdfUrl: t.string({
      description: 'The PDF file, with the same authentication.',
      select: { orderId: true },
      resolve: ({ orderId }) => invoiceUrls(orderId).pdfUrl,
    }),
    creditNotes: t.relation('creditNotes', { type: CreditNoteRef, description: 'Oldest first.', query: OLDEST_FIRST }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  invoice: t.relation('invoice', {
    type: InvoiceRef,
    nullable: true,
    description: 'Null until the order is on its way.',
    authScopes: orderReaders,
  }),
}));

const InvoiceSellerRef = builder.objectRef<InvoiceDocument['seller']>('InvoiceSeller').implement({
  description: 'The seller at the time of issue.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    address: t.exposeString('address', { description: 'The address, with line breaks.' }),
    state: t.exposeString('state', { description: 'The state.' }),
    gstin: t.exposeString('gstin', { nullable: true, description: 'Null on a sample.' }),
    fssai: t.exposeString('fssai', { nullable: true, description: 'The licence number for selling food.' }),
  }),
});

const InvoiceLineRef = builder.objectRef<InvoiceLine>('InvoiceLine').implement({
  description: 'A product or a fee of an invoice.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of the product or the fee.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'The pack size; null for a fee.' }),
    hsnCode: t.exposeString('hsnCode', { nullable: true, description: 'The HSN code; null without one.' }),
    quantity: t.exposeInt('quantity', { description: 'Without missing pieces.' }),
    price: t.expose('price', { type: 'Paise', description: 'The price of one, tax included.' }),
    total: t.expose('total', { type: 'Paise', description: 'The price of all of them, tax included.' }),
    gstPercent: t.exposeInt('gstPercent', { description: 'The rate of the tax in percent.' }),
  }),
});

const InvoiceRateRef = builder.objectRef<RateTotal & { isInterState: boolean }>('InvoiceRate').implement({
  description: 'The sums of the lines with one rate of GST.',
  fields: (t) => ({
    gstPercent: t.exposeInt('gstPercent', { description: 'The rate in percent.' }),
    taxable: t.expose('taxable', { type: 'Paise', description: 'The value without tax.' }),
    cgst: t.field({
      type: 'Paise',
      description: 'The central tax; 0 to another state.',
      resolve: ({ tax, isInterState }) => (isInterState ? 0 : halveTax(tax).central),
    }),
    sgst: t.field({
      type: 'Paise',
      description: 'The tax of the state or union territory; 0 to another state.',
      resolve: ({ tax, isInterState }) => (isInterState ? 0 : halveTax(tax).state),
    }),
    igst: t.field({
      type: 'Paise',
      description: 'The integrated tax; 0 within a state.',
      resolve: ({ tax, isInterState }) => (isInterState ? tax : 0),
    }),
  }),
});

const InvoiceDocumentRef = builder.objectRef<InvoiceDocument>('InvoiceDocument').implement({
  description: 'What the page and the PDF file of an invoice show.',
  fields: (t) => ({
    seller: t.expose('seller', { type: InvoiceSellerRef, description: 'The seller.' }),
    buyer: t.expose('buyer', { type: BuyerRef, nullable: true, description: 'Null for consumers.' }),
    placeOfSupply: t.exposeString('placeOfSupply', { description: 'The state with its code: `29-Karnataka`.' }),
    stateTax: t.exposeString('stateTax', {
      description: '`SGST`, or `UTGST` in a union territory without a legislature.',
    }),
    isInterState: t.exposeBoolean('isInterState', {
      description: 'Whether the recipient is in another state than the seller.',
    }),
    lines: t.expose('lines', { type: [InvoiceLineRef], description: 'The products, then the fees.' }),
    rates: t.field({
      type: [InvoiceRateRef],
      description: 'The lowest rate first; empty on a bill of supply.',
      resolve: ({ kind, rates, isInterState }) =>
        kind === 'BILL_OF_SUPPLY' ? [] : rates.map((rate) => ({ ...rate, isInterState })),
    }),
    total: t.expose('total', { type: 'Paise', description: 'The sum of the lines.' }),
    roundOff: t.expose('roundOff', {
      type: 'Paise',
      description: 'What makes the sum whole rupees in cash, beside `total`; negative when it is taken off.',
    }),
    tip: t.expose('tip', { type: 'Paise', description: 'For the rider; no part of the invoice.' }),
  }),
});

builder.prismaObjectFields(InvoiceRef, (t) => ({
  document: t.field({
    type: InvoiceDocumentRef,
    description: 'The contents.',
    select: {
      financialYear: true,
      number: true,
      isSample: true,
      numberPrefix: true,
      sellerName: true,
      sellerAddress: true,
      sellerState: true,
      sellerGstin: true,
      sellerFssai: true,
      kind: true,
      placeOfSupply: true,
      ...BUYER_FIELDS,
      feeGstPercent: true,
      roundOffPaise: true,
      issuedAt: true,
      order: { select: INVOICED_ORDER },
    },
    resolve: ({ order, ...invoice }) => invoiceDocument(invoice, order),
  }),
  receiptFooter: t.string({
    nullable: true,
    description: 'What the shop prints at the foot of receipts.',
    resolve: (_invoice, _args, { shop }) => shop.receiptFooter,
  }),
}));
