import type { Order } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { ORDER_ADDRESS_FIELDS } from './orderAddressFields.ts';

/** An order's copy of the address. */
export const OrderAddressRef = builder
  .objectRef<Pick<Order, keyof typeof ORDER_ADDRESS_FIELDS>>('OrderAddress')
  .implement({
    description: 'A copy of the address at the time of the order.',
    fields: (t) => ({
      recipientName: t.exposeString('recipientName', { description: 'Who receives the order.' }),
      line: t.exposeString('addressLine', { description: 'House, street and area.' }),
      city: t.exposeString('city', { description: 'The city.' }),
      state: t.exposeString('state', { description: 'The state.' }),
      country: t.exposeString('country', { description: 'The country.' }),
      pincode: t.exposeString('pincode', { description: 'The postal code.' }),
      mobile: t.exposeString('mobile', { description: 'The number that the rider calls.' }),
    }),
  });
