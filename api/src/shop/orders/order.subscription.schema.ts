import { db } from '../../platform/db/client.ts';
import { endAfter } from '../../platform/events/endAfter.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
import { viewerOrNull } from '../../platform/core/viewer.ts';
import { OrderRef } from './order.schema.ts';
import { orderTopic } from './orderTopics.ts';

builder.subscriptionField('orderUpdated', (t) =>
  t.prismaField({
    type: OrderRef,
    nullable: true,
    description:
      "Publishes one of the viewer's orders at the start of the subscription and after each change. Publishes null and completes when the order does not exist or belongs to another user. A client that subscribes again after a lost connection receives the current order.",
    authScopes: { shopper: true },
    args: { id: t.arg.globalID({ for: OrderRef, required: true, description: 'The public id of the order.' }) },
    subscribe: (_root, { id }, { authentication, pubSub }) => {
      const where = { id: id.id, userId: viewerOrNull(authentication)?.userId ?? NIL_UUID };
      return endAfter(pubSub.subscribe(orderTopic(id.id)), async () => {
        // Not findUnique: Prisma keeps a plan in memory for each number of concurrent calls, and one event may cause many.
        const found = await db.order.findFirst({ where, select: { status: true } });
        return !found;
      });
    },
    resolve: (query, _topic, { id }, { authentication }) =>
      db.order.findFirst({ ...query, where: { id: id.id, userId: viewerOrNull(authentication)?.userId ?? NIL_UUID } }),
  }),
);
