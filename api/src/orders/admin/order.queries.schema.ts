import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { db } from '../../db/client.ts';
import { builder } from '../../graphql/builder.ts';
import { keysetPage, toConnection } from '../../graphql/connection.ts';
import { requireAdmin, requireViewer } from '../../graphql/viewer.ts';
import { ORDER_CONNECTION, OrderRef, OrderStatusRef } from '../order.schema.ts';
import { ORDERS_TOPIC } from '../orderTopics.ts';
import { adminOrdersWhere } from './adminOrdersWhere.ts';

const MAX_SEARCH = 100;

const AdminOrderFilterRef = builder.inputType('AdminOrderFilter', {
  description: "What to narrow the shop's orders down to.",
  fields: (t) => ({
    statuses: t.field({ type: [OrderStatusRef], description: 'Orders in one of these states.' }),
    search: t.string({
      description:
        'The number of an order, with or without #, or a part of the mobile number or of the name it goes to.',
      validate: z.string().max(MAX_SEARCH, `search must have at most ${MAX_SEARCH} characters`),
    }),
  }),
});

builder.queryFields((t) => ({
  adminOrders: t.connection(
    {
      type: OrderRef,
      description: "Everybody's orders, newest first. Admins only.",
      authScopes: { admin: true },
      args: {
        filter: t.arg({
          type: AdminOrderFilterRef,
          description: 'What to narrow the list down to; all that is named must hold.',
        }),
      },
      resolve: async (_root, { filter, ...args }, context, info) => {
        const query = queryFromInfo({
          context,
          info,
          typeName: 'Order',
          select: { id: true },
          path: ['edges', 'node'],
        });
        const where = adminOrdersWhere(requireViewer(context.authentication), filter ?? {});
        const page = keysetPage(args, 'id', 'desc');
        const orders = await db.order.findMany({ ...query, ...page, where: { AND: [where, page.where] } });
        return toConnection(orders, args, {
          keysOf: (order) => [order.id],
          nodeOf: (order) => order,
          totalCount: () => db.order.count({ where }),
        });
      },
    },
    ...ORDER_CONNECTION,
  ),
  adminOrder: t.prismaField({
    type: OrderRef,
    nullable: true,
    description: 'One order, whoever placed it; null when there is none. Admins only.',
    authScopes: { admin: true },
    args: { id: t.arg.globalID({ for: OrderRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }, { authentication }) => {
      requireAdmin(requireViewer(authentication));
      return db.order.findUnique({ ...query, where: { id: id.id } });
    },
  }),
}));

const AdminOrdersChangeRef = builder.objectRef<object>('AdminOrdersChange').implement({
  description: "Something has happened to the shop's orders.",
  fields: (t) => ({
    waitingCount: t.int({
      description: 'How many orders are placed and wait for the shop to take them on.',
      resolve: () => db.order.count({ where: { status: 'PLACED' } }),
    }),
  }),
});

builder.subscriptionField('adminOrdersChanged', (t) =>
  t.field({
    type: AdminOrdersChangeRef,
    description:
      'Comes at once, and again whenever something happens to any order: read `adminOrders` again then. Admins only.',
    authScopes: { admin: true },
    subscribe: (_root, _args, { events }) => events.subscribe(ORDERS_TOPIC),
    resolve: () => ({}),
  }),
);
