import { builder } from '../graphql/builder.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { invoiceAddress } from './invoiceAddress.ts';
import { invoiceNumber } from './invoiceNumber.ts';

const InvoiceRef = builder.prismaObject('Invoice', {
  description: 'The invoice of an order, as it was issued.',
  select: { id: true },
  fields: (t) => ({
    number: t.string({
      description: 'Its number, `INV/26-27/000001`: it counts up without gaps within the Indian financial year.',
      select: { financialYear: true, number: true },
      resolve: invoiceNumber,
    }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', description: 'When it was issued.' }),
    url: t.string({
      description:
        'Where it can be read and printed, for whoever placed the order and for admins: with the session’s cookie, or its access token as a bearer.',
      select: { orderId: true },
      resolve: ({ orderId }) => invoiceAddress(orderId).url,
    }),
    pdfUrl: t.string({
      description: 'Where it is as a PDF file, in the same way.',
      select: { orderId: true },
      resolve: ({ orderId }) => invoiceAddress(orderId).pdfUrl,
    }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  invoice: t.relation('invoice', {
    type: InvoiceRef,
    nullable: true,
    description: 'Its invoice; null until it is on its way.',
  }),
}));
