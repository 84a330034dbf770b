import { builder } from '../graphql/builder.ts';
import type { Bill } from './bill.ts';

/** What a cart or an order costs. */
export const BillRef = builder.objectRef<Bill>('Bill').implement({
  description: 'What a cart or an order costs. The server adds it up; clients show it.',
  fields: (t) => ({
    quantity: t.exposeInt('quantity', { description: 'How many pieces.' }),
    mrpTotal: t.expose('mrpTotal', { type: 'Paise', description: 'The pieces at their undiscounted prices.' }),
    savings: t.expose('savings', { type: 'Paise', description: 'What the discounts take off.' }),
    itemsTotal: t.expose('itemsTotal', { type: 'Paise', description: 'The pieces at the prices charged.' }),
    deliveryFee: t.expose('deliveryFee', { type: 'Paise', description: 'What the delivery costs; 0 is free.' }),
    handlingFee: t.expose('handlingFee', { type: 'Paise', description: 'What the packing costs; 0 is free.' }),
    grandTotal: t.expose('grandTotal', { type: 'Paise', description: 'What is to be paid.' }),
  }),
});
