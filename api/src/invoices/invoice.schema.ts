import { builder } from '../graphql/builder.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { invoiceUrls } from './invoiceUrls.ts';
import { invoiceNumber } from './invoiceNumber.ts';

const InvoiceRef = builder.prismaObject('Invoice', {
  description: 'The invoice of an order. It never changes.',
  select: { id: true },
  fields: (t) => ({
    number: t.string({
      description: 'The number, `INV/26-27/000001`; it counts up without gaps within the Indian financial year.',
      select: { financialYear: true, number: true },
      resolve: invoiceNumber,
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
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  invoice: t.relation('invoice', {
    type: InvoiceRef,
    nullable: true,
    description: 'The invoice; null until the order is on its way.',
  }),
}));
