import { db } from '../db/client.ts';
import { endAfter } from '../events/endAfter.ts';
import { builder } from '../graphql/builder.ts';
import { NOBODY } from '../graphql/nobody.ts';
import { viewerOrNull } from '../graphql/viewer.ts';
import { OrderRef } from './order.schema.ts';
import { orderTopic } from './orderTopics.ts';

builder.subscriptionField('orderUpdated', (t) =>
  t.prismaField({
    type: OrderRef,
    nullable: true,
    description:
      "One of the viewer's orders as it is now, and again whenever something happens to it; null and over when it is not theirs or does not exist. Who comes back after a lost connection gets what it is by then, so nothing is missed.",
    authScopes: { shopper: true },
    args: { id: t.arg.globalID({ for: OrderRef, required: true, description: 'Its public id.' }) },
    subscribe: (_root, { id }, { authentication, events }) => {
      const where = { id: id.id, userId: viewerOrNull(authentication)?.userId ?? NOBODY };
      return endAfter(events.subscribe(orderTopic(id.id)), async () => {
        const found = await db.order.findUnique({ where, select: { status: true } });
        return !found;
      });
    },
    resolve: (query, _topic, { id }, { authentication }) =>
      db.order.findUnique({ ...query, where: { id: id.id, userId: viewerOrNull(authentication)?.userId ?? NOBODY } }),
  }),
);
