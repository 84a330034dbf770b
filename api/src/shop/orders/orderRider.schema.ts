import type { User } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';

/** The rider of an order, as its shopper sees them. */
export const OrderRiderRef = builder.objectRef<Pick<User, 'name' | 'mobile'>>('OrderRider').implement({
  description: 'The rider who is on the way.',
  fields: (t) => ({
    firstName: t.string({
      description: 'The first name.',
      resolve: ({ name }) => name.trim().split(/\s+/)[0] ?? '',
    }),
    phone: t.exposeString('mobile', {
      nullable: true,
      description: 'The mobile number, if there is one.',
    }),
  }),
});
