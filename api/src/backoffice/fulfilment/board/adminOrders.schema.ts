import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { connectionQuery, toNodeConnection } from '../../../platform/graphql/connection.ts';
import { keysetPage } from '../../../platform/core/page.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { ORDER_CONNECTION, OrderRef, OrderStatusRef } from '../../../shop/orders/order.schema.ts';
import { ORDER_BASE } from '../../../shop/orders/orderReaders.schema.ts';
import { ORDERS_TOPIC } from '../../../shop/orders/orderTopics.ts';
import { adminOrdersWhere } from './adminOrdersWhere.ts';

const MAX_SEARCH = 100;
const MAX_IDS = 100;

const AdminOrderFilterRef = builder.inputType('AdminOrderFilter', {
  description: 'The filter of `adminOrders`; all given conditions apply.',
  fields: (t) => ({
    ids: t.globalIDList({
      for: OrderRef,
      description: `The order is one of these, which are at most ${MAX_IDS}.`,
      validate: z.array(z.unknown()).max(MAX_IDS, `ids can have at most ${MAX_IDS} orders`),
    }),
    statuses: t.field({ type: [OrderStatusRef], description: 'The order has one of these states.' }),
    isOnHold: t.boolean({ description: 'Whether the order is on hold.' }),
    isDisputed: t.boolean({
      description: 'Whether the payment of the order has a dispute that is neither won nor lost.',
    }),
    search: t.string({
      description: 'The order number, with or without #, or a part of the mobile number or of the recipient name.',
      validate: z.string().max(MAX_SEARCH, `search can have at most ${MAX_SEARCH} characters`),
    }),
  }),
});

builder.queryFields((t) => ({
  adminOrders: t.connection(
    {
      type: OrderRef,
      nullable: true,
      description: 'The orders of all shoppers, newest first. Needs the permission `ORDERS` or `REFUNDS`.',
      authScopes: { orders: true, refunds: true },
      args: {
        filter: t.arg({
          type: AdminOrderFilterRef,
          description: 'The filter; all given conditions apply.',
        }),
      },
      resolve: async (_root, { filter, ...args }, context, info) => {
        const query = connectionQuery({ context, info, typeName: 'Order' }, ORDER_BASE);
        const where = adminOrdersWhere(requireViewer(context.authentication), {
          ...filter,
          ids: filter?.ids?.map((each) => each.id),
        });
        const page = keysetPage(args, 'id', 'desc');
        const orders = await db.order.findMany({ ...query, ...page, where: { AND: [where, page.where] } });
        return toNodeConnection(orders, args, () => db.order.count({ where }));
      },
    },
    ...ORDER_CONNECTION,
  ),
  adminOrder: t.prismaField({
    type: OrderRef,
    nullable: true,
    description: 'An order of any shopper; null when it does not exist. Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
    args: { id: t.arg.globalID({ for: OrderRef, required: true, description: 'The public id of the order.' }) },
    resolve: (query, _root, { id }, { authentication }) => {
      requirePermission(requireViewer(authentication), 'ORDERS', 'REFUNDS');
      return db.order.findUnique({ ...query, where: { id: id.id } });
    },
  }),
}));

const AdminOrdersChangeRef = builder.objectRef<object>('AdminOrdersChange').implement({
  description: 'A change of an order.',
  fields: (t) => ({
    waitingCount: t.int({
      description: 'The number of placed orders that the shop has not confirmed.',
      resolve: () => db.order.count({ where: { status: 'PLACED' } }),
    }),
  }),
});

builder.subscriptionField('adminOrdersChanged', (t) =>
  t.field({
    type: AdminOrdersChangeRef,
    description:
      'Publishes at the start of the subscription and after each change of any order; clients then read `adminOrders` again. Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
    subscribe: (_root, _args, { pubSub }) => pubSub.subscribe(ORDERS_TOPIC),
    resolve: () => ({}),
  }),
);
