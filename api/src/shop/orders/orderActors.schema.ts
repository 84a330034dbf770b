import { ACTOR_SELECTION, actorField, actorOf, ActorRef } from '../../platform/audit/audit.schema.ts';
import type { OrderActor } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { OrderEventRef, OrderRef } from './order.schema.ts';

/** The roles of staff in an order's events; shoppers see them, and the names behind them only staff. */
const STAFF_ROLES: readonly OrderActor[] = ['ADMIN', 'PICKER', 'RIDER'];

builder.prismaObjectFields(OrderEventRef, (t) => ({
  actor: t.field({
    type: ActorRef,
    nullable: true,
    description:
      'The member of staff; null for others and for a deleted account. Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
    select: { actor: true, user: ACTOR_SELECTION },
    resolve: ({ actor, user }) => (STAFF_ROLES.includes(actor) ? actorOf(user) : null),
  }),
  rider: t.field({
    ...actorField(
      'rider',
      'Who received the order for delivery; null unless `status` is `OUT_FOR_DELIVERY`, and for a deleted account. Needs the permission `ORDERS` or `REFUNDS`.',
    ),
    authScopes: { orders: true, refunds: true },
  }),
}));

builder.prismaObjectFields(OrderRef, (t) => ({
  assignedRider: t.field({
    ...actorField(
      'rider',
      'The rider whom it is assigned to, whatever its status; null for a deleted account. Needs the permission `ORDERS` or `REFUNDS`.',
    ),
    authScopes: { orders: true, refunds: true },
  }),
}));
