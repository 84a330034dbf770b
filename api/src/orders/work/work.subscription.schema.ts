import { db } from '../../db/client.ts';
import { builder } from '../../graphql/builder.ts';
import { ORDERS_TOPIC } from '../orderTopics.ts';

const WorkOrdersChangeRef = builder.objectRef<object>('WorkOrdersChange').implement({
  description: "Something has happened to the shop's orders. For pickers, riders and admins.",
  fields: (t) => ({
    pickingCount: t.int({
      description: 'How many orders wait for a picker.',
      resolve: () => db.order.count({ where: { status: { in: ['PLACED', 'CONFIRMED'] } } }),
    }),
    deliveryCount: t.int({
      description: 'How many orders wait for a rider.',
      resolve: () => db.order.count({ where: { status: 'PACKED' } }),
    }),
  }),
});

builder.subscriptionField('workOrdersChanged', (t) =>
  t.field({
    type: WorkOrdersChangeRef,
    description:
      'Comes at once, and again whenever something happens to any order: read `pickingOrders` or `deliveryOrders` again then. For pickers, riders and admins.',
    authScopes: { picker: true, rider: true },
    subscribe: (_root, _args, { events }) => events.subscribe(ORDERS_TOPIC),
    resolve: () => ({}),
  }),
);
