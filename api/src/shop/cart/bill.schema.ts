import { builder } from '../../platform/graphql/builder.ts';
import type { Bill } from './bill.ts';

/** The totals of a cart or an order. */
export const BillRef = builder.objectRef<Bill>('Bill').implement({
  description: 'The totals of a cart or an order. The server computes them; clients only display them.',
  fields: (t) => ({
    quantity: t.exposeInt('quantity', { description: 'The number of pieces.' }),
    mrpTotal: t.expose('mrpTotal', { type: 'Paise', description: 'The pieces at their undiscounted prices.' }),
    savings: t.expose('savings', { type: 'Paise', description: 'The sum of the discounts.' }),
    itemsTotal: t.expose('itemsTotal', { type: 'Paise', description: 'The pieces at the prices charged.' }),
    deliveryFee: t.expose('deliveryFee', {
      type: 'Paise',
      description: 'The fee for the delivery; 0 when it is free.',
    }),
    handlingFee: t.expose('handlingFee', { type: 'Paise', description: 'The fee for the packing; 0 when it is free.' }),
    tip: t.expose('tip', {
      type: 'Paise',
      description: "The tip for the rider, which `grandTotal` contains; 0 for a cart. It isn't taxed.",
    }),
    grandTotal: t.expose('grandTotal', { type: 'Paise', description: 'The amount to pay.' }),
  }),
});
