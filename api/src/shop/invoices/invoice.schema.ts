import { builder } from '../../platform/graphql/builder.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { orderReaders } from '../orders/orderReaders.schema.ts';
import { CREDITED_ROUND_OFF, creditedRoundOff } from './creditNotes/creditedRoundOff.ts';
import { creditNoteUrls, invoiceUrls } from './invoiceUrls.ts';
import { invoiceTitle } from './invoiceKind.ts';
import { invoiceNumber } from './invoiceNumber.ts';

const NUMBER = { financialYear: true, number: true, numberPrefix: true, isSample: true } as const;

/** The credit note of a refund, or of a cancelled order. */
export const CreditNoteRef = builder.prismaObject('CreditNote', {
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
      select: { sales: { select: { totalPaise: true } }, ...CREDITED_ROUND_OFF },
      resolve: ({ sales, ...note }) =>
        sales.reduce((sum, { totalPaise }) => sum - Number(totalPaise), creditedRoundOff(note)),
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
export const InvoiceRef = builder.prismaObject('Invoice', {
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
    creditNotes: t.relation('creditNotes', {
      type: CreditNoteRef,
      description: 'Oldest first.',
      query: OLDEST_FIRST,
    }),
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
