import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import { OrderRef } from './order.schema.ts';
import { endAfter } from '../../platform/events/endAfter.ts';
import { viewerIdOrNil } from '../../platform/core/viewer.ts';
import { orderTopic } from './transitionOrder.ts';

/** What payloads show of an order. */
export const orderFields = payloadFields('Order', 'orderId', (query) => db.order.findUniqueOrThrow(query));

export const orderPayload = orderFields.rowPayload('order', OrderRef, 'The order after the change.');

builder.subscriptionField('orderUpdated', (t) =>
  t.prismaField({
    type: OrderRef,
    nullable: true,
    description:
      "Publishes one of the viewer's orders at once and after each change; null for others, and it completes.",
    authScopes: { shopper: true },
    args: { id: t.arg.globalID({ for: OrderRef, required: true, description: 'The order.' }) },
    subscribe: (_root, { id }, { authentication, pubSub }) => {
      const where = { id: id.id, userId: viewerIdOrNil(authentication) };
      return endAfter(pubSub.subscribe(orderTopic(id.id)), async () => {
        // Not findUnique: Prisma keeps a plan in memory for each number of concurrent calls, and one event may cause many.
        const found = await db.order.findFirst({ where, select: { status: true } });
        return !found;
      });
    },
    resolve: (query, _topic, { id }, { authentication }) =>
      db.order.findFirst({ ...query, where: { id: id.id, userId: viewerIdOrNil(authentication) } }),
  }),
);
