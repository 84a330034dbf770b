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
  description: 'A document that takes back a part of an invoice, or all of it. It never changes.',
  select: { id: true },
  fields: (t) => ({
    number: t.string({
      description:
        'The number, `CN/26-27/000001`, with the prefix of its time; it counts up without gaps within the Indian financial year. Samples, of a shop without a GSTIN, count for themselves: `SMC/26-27/000001`.',
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
      description:
        'The URL of its page, for the shopper who ordered and for admins; it accepts the session cookie or the access token as a bearer token.',
      resolve: ({ id }) => creditNoteUrls(id).url,
    }),
    pdfUrl: t.string({
      description: 'The URL of the PDF file, with the same authentication.',
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
        'The number, `INV/26-27/000001`, with the prefix of its time; it counts up without gaps within the Indian financial year. Samples, of a shop without a GSTIN, count for themselves: `SMP/26-27/000001`.',
      select: NUMBER,
      resolve: (invoice) => invoiceNumber('INVOICE', invoice),
    }),
    title: t.string({
      description:
        'What the law calls it: `Tax Invoice`, `Bill of Supply` for exempt goods alone, or `Invoice-cum-bill of supply` for both kinds of goods; `Sample invoice` of a shop without a GSTIN.',
      select: { kind: true, isSample: true },
      resolve: invoiceTitle,
    }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', description: 'When it was issued.' }),
    url: t.string({
      description:
        'The URL of the invoice page, for the shopper who ordered and for admins; it accepts the session cookie or the access token as a bearer token.',
      select: { orderId: true },
      resolve: ({ orderId }) => invoiceUrls(orderId).url,
    }),
    pdfUrl: t.string({
      description: 'The URL of the PDF file, with the same authentication.',
      select: { orderId: true },
      resolve: ({ orderId }) => invoiceUrls(orderId).pdfUrl,
    }),
    creditNotes: t.relation('creditNotes', {
      type: CreditNoteRef,
      description: 'The credit notes of the invoice, oldest first.',
      query: OLDEST_FIRST,
    }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  invoice: t.relation('invoice', {
    type: InvoiceRef,
    nullable: true,
    description: 'The invoice; null until the order is on its way.',
    authScopes: orderReaders,
  }),
}));
