import { z } from 'zod';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { nodePage } from '../../platform/graphql/nodePage.ts';
import { replacedBy } from '../../platform/graphql/replacedBy.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { requireViewer, type Viewer } from '../../platform/core/viewer.ts';
import { ORDER_CONNECTION, OrderRef, OrderStatusRef } from '../../shop/orders/order.schema.ts';
import { ORDER_BASE } from '../../shop/orders/orderReaders.schema.ts';
import { ORDERS_TOPIC } from '../../shop/orders/transitionOrder.ts';
import { phoneDigits } from '../../platform/core/phoneDigits.ts';
import { cleanText } from '../../platform/core/text/textShape.ts';
import { escapeLike } from '../../platform/db/keysetSql.ts';
import type { OrderStatus, Prisma } from '../../platform/db/generated/client.ts';
import { DISPUTED_ORDERS } from '../../shop/payments/disputes/disputes.ts';

const MAX_SEARCH = 100;
const MAX_IDS = 100;

const AdminOrderFilterRef = builder.inputType('AdminOrderFilter', {
  description: 'All given conditions apply.',
  fields: (t) => ({
    ids: t.globalIDList({
      for: OrderRef,
      description: `One of these, at most ${MAX_IDS}.`,
      validate: z.array(z.unknown()).max(MAX_IDS, `ids can have at most ${MAX_IDS} orders`),
    }),
    statuses: t.field({ type: [OrderStatusRef], description: 'One of these states.' }),
    isOnHold: t.boolean({ description: 'Whether the order is on hold.' }),
    isDisputed: t.boolean({ description: 'Whether its payment has an open dispute.' }),
    search: t.string({
      description: 'The order number, with or without #, or a part of the mobile number or the recipient.',
      validate: z.string().max(MAX_SEARCH, `search can have at most ${MAX_SEARCH} characters`),
    }),
  }),
});

builder.queryFields((t) => ({
  adminOrders: t.connection(
    {
      type: OrderRef,
      nullable: true,
      description: 'Newest first. Needs the permission `ORDERS` or `REFUNDS`.',
      authScopes: { orders: true, refunds: true },
      args: { filter: t.arg({ type: AdminOrderFilterRef, description: 'The filter.' }) },
      resolve: (_root, { filter, ...args }, context, info) => {
        const where = adminOrdersWhere(requireViewer(context.authentication), {
          ...filter,
          ids: filter?.ids?.map((each) => each.id),
        });
        return nodePage(
          { args, context, info, typeName: 'Order', select: ORDER_BASE },
          { where, find: (query) => db.order.findMany(query), count: (all) => db.order.count(all) },
        );
      },
    },
    ...ORDER_CONNECTION,
  ),
  adminOrder: t.prismaField({
    type: OrderRef,
    nullable: true,
    description: 'Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
    args: { id: t.arg.globalID({ for: OrderRef, required: true, description: 'The order.' }) },
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
      description: 'Placed orders that are not confirmed.',
      resolve: () => db.order.count({ where: { status: 'PLACED' } }),
    }),
  }),
});

builder.subscriptionField('adminOrdersChanged', (t) =>
  t.field({
    type: AdminOrdersChangeRef,
    description:
      'Publishes at the start and after each change of an order; clients then read `adminOrders` again. Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
    subscribe: (_root, _args, { pubSub }) => pubSub.subscribe(ORDERS_TOPIC),
    resolve: () => ({}),
  }),
);

const fulfillmentOrdersChange = (name: string) =>
  builder.objectRef<object>(name).implement({
    description: 'A change of an order.',
    fields: (t) => ({
      pickingCount: t.int({
        description: 'Orders without a picker that are not on hold.',
        resolve: () => db.order.count({ where: { status: { in: ['PLACED', 'CONFIRMED'] }, holdReason: null } }),
      }),
      deliveryCount: t.int({
        description: 'Packed orders without a rider.',
        resolve: () => db.order.count({ where: { status: 'PACKED', riderId: null } }),
      }),
    }),
  });

const FULFILLMENT_ORDERS_CHANGED = {
  description:
    'Publishes at the start and after each change of an order; clients then read `pickingOrders` or `deliveryOrders` again. Needs the permission `PICKING` or `DELIVERIES`.',
  authScopes: { picking: true, deliveries: true },
  subscribe: (_root: object, _args: object, { pubSub }: Pick<GraphqlContext, 'pubSub'>) =>
    pubSub.subscribe(ORDERS_TOPIC),
  resolve: () => ({}),
};

builder.subscriptionFields((t) => ({
  fulfillmentOrdersChanged: t.field({
    ...FULFILLMENT_ORDERS_CHANGED,
    type: fulfillmentOrdersChange('FulfillmentOrdersChange'),
  }),
  fulfilmentOrdersChanged: t.field({
    ...FULFILLMENT_ORDERS_CHANGED,
    type: fulfillmentOrdersChange('FulfilmentOrdersChange'),
    deprecationReason: replacedBy('`fulfillmentOrdersChanged`'),
  }),
}));

const MAX_NUMBER = 2_147_483_647;

/** The filter of the shop's orders; null and undefined mean no condition. */
interface AdminOrderFilter {
  ids?: readonly string[] | null | undefined;
  statuses?: readonly OrderStatus[] | null | undefined;
  isOnHold?: boolean | null | undefined;
  isDisputed?: boolean | null | undefined;
  /** An order number, with or without `#`, or a part of a mobile number or of a name. */
  search?: string | null | undefined;
}

/** The condition of the orders that match the filter. @throws ForbiddenError */
function adminOrdersWhere(
  viewer: Viewer,
  { ids, statuses, isOnHold, isDisputed, search }: AdminOrderFilter,
): Prisma.OrderWhereInput {
  requirePermission(viewer, 'ORDERS', 'REFUNDS');
  const text = cleanText(search ?? '').trim();
  return {
    ...(ids ? { id: { in: [...new Set(ids)] } } : {}),
    ...(statuses ? { status: { in: [...new Set(statuses)] } } : {}),
    ...(isOnHold == null ? {} : { holdReason: isOnHold ? { not: null } : null }),
    ...(isDisputed == null ? {} : { AND: isDisputed ? DISPUTED_ORDERS : { NOT: DISPUTED_ORDERS } }),
    ...(text === '' ? {} : { OR: matches(text) }),
  };
}

function matches(text: string): Prisma.OrderWhereInput[] {
  const digits = phoneDigits(text);
  if (digits === null) return [{ recipientName: { contains: escapeLike(text), mode: 'insensitive' } }];
  const number = Number(digits);
  return [{ mobile: { contains: digits } }, ...(number <= MAX_NUMBER ? [{ number }] : [])];
}
