import { builder } from '../../platform/graphql/builder.ts';
import type { Bill } from './bill.ts';

export const BillRef = builder.objectRef<Bill>('Bill').implement({
  description: 'The totals of a cart or an order.',
  fields: (t) => ({
    quantity: t.exposeInt('quantity', { description: 'The number of pieces.' }),
    mrpTotal: t.expose('mrpTotal', { type: 'Paise', description: 'Before discounts.' }),
    savings: t.expose('savings', { type: 'Paise', description: 'The sum of the discounts.' }),
    itemsTotal: t.expose('itemsTotal', { type: 'Paise', description: 'After discounts.' }),
    deliveryFee: t.expose('deliveryFee', { type: 'Paise', description: '0 when it is free.' }),
    handlingFee: t.expose('handlingFee', { type: 'Paise', description: 'The fee for packing; 0 when it is free.' }),
    tip: t.expose('tip', { type: 'Paise', description: 'The untaxed tip for the rider; 0 for a cart.' }),
    grandTotal: t.expose('grandTotal', { type: 'Paise', description: 'The amount to pay, with fees and tip.' }),
  }),
});
