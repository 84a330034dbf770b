import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { ORDERS_TOPIC } from '../../shop/orders/transitionOrder.ts';

const FulfilmentOrdersChangeRef = builder.objectRef<object>('FulfilmentOrdersChange').implement({
  description: 'A change of an order. Needs the permission `PICKING` or `DELIVERIES`.',
  fields: (t) => ({
    pickingCount: t.int({
      description: 'The number of orders without a picker that are not on hold.',
      resolve: () => db.order.count({ where: { status: { in: ['PLACED', 'CONFIRMED'] }, holdReason: null } }),
    }),
    deliveryCount: t.int({
      description: 'The number of packed orders without a rider.',
      resolve: () => db.order.count({ where: { status: 'PACKED', riderId: null } }),
    }),
  }),
});

builder.subscriptionField('fulfilmentOrdersChanged', (t) =>
  t.field({
    type: FulfilmentOrdersChangeRef,
    description:
      'Publishes at the start of the subscription and after each change of any order; clients then read `pickingOrders` or `deliveryOrders` again. Needs the permission `PICKING` or `DELIVERIES`.',
    authScopes: { picking: true, deliveries: true },
    subscribe: (_root, _args, { pubSub }) => pubSub.subscribe(ORDERS_TOPIC),
    resolve: () => ({}),
  }),
);
