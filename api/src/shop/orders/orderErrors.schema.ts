import { canReadOrders } from '../../platform/core/permissions.ts';
import { viewerOrNull } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { ErrorInterface } from '../../platform/graphql/base.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { OrderRef, OrderStatusRef } from './order.schema.ts';
import { OrderNotFoundError, OrderTransitionError } from './orderErrors.ts';

builder.objectType(OrderNotFoundError, {
  name: 'OrderNotFoundError',
  description: 'The order does not exist, or belongs to another user.',
  interfaces: [ErrorInterface],
});

builder.objectType(OrderTransitionError, {
  name: 'OrderTransitionError',
  description: 'The state of the order does not allow the transition, or not by this viewer.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    status: t.expose('status', { type: OrderStatusRef, description: 'The current state of the order.' }),
    currentOrder: t.prismaField({
      type: OrderRef,
      nullable: true,
      description: 'The current order; null for pickers and riders, who may not read prices.',
      resolve: (query, { orderId }, _args, { authentication }) => {
        const viewer = viewerOrNull(authentication);
        if (viewer === null) return null;
        const owner = canReadOrders(viewer) ? {} : { userId: viewer.userId };
        return db.order.findFirst({ ...query, where: { id: orderId, ...owner } });
      },
    }),
  }),
});
