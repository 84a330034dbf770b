import { db } from '../db/client.ts';
import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { OrderRef } from './order.schema.ts';
import { OrderGoneError, OrderTransitionError } from './orderErrors.ts';

builder.objectType(OrderGoneError, {
  name: 'OrderGoneError',
  description: 'The order is not there, or belongs to somebody else.',
  interfaces: [ErrorInterface],
});

builder.objectType(OrderTransitionError, {
  name: 'OrderTransitionError',
  description: 'The order can not come to that state from where it stands, or not by this person.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    order: t.prismaField({
      type: OrderRef,
      description: 'The order as it is now.',
      resolve: (query, { orderId }) => db.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
  }),
});
