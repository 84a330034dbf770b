import { ActorRef } from '../../../platform/audit/audit.schema.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserRef } from '../../../shop/identity/user.schema.ts';
import { OrderRef } from '../../../shop/orders/order.schema.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { orderPayload } from '../../../shop/orders/orderPayload.schema.ts';
import { RiderNotFoundError } from '../fulfilmentErrors.ts';
import { assignRider } from './assignRider.ts';
import { IS_RIDER } from './findRider.ts';

/** More riders than a shop of one address has. */
const MAX_RIDERS = 200;

builder.queryField('riders', (t) =>
  t.field({
    type: [ActorRef],
    nullable: true,
    description: `The members of staff whom an order can be assigned to, by name; at most ${MAX_RIDERS}. Needs the permission \`ORDERS\` or \`REFUNDS\`.`,
    authScopes: { orders: true, refunds: true },
    resolve: (_root, _args, { authentication }) => {
      requirePermission(requireViewer(authentication), 'ORDERS', 'REFUNDS');
      return db.user.findMany({
        where: IS_RIDER,
        select: { id: true, name: true },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: MAX_RIDERS,
      });
    },
  }),
);

const OrderAssignRiderPayload = orderPayload('OrderAssignRiderPayload', 'The order is assigned to the rider.');

builder.mutationField('orderAssignRider', (t) =>
  t.fieldWithInput({
    description:
      'Assigns a rider to an order that is packed, on its way or not delivered; the rider sees it in `deliveryOrders`, and no other rider can start it. Null ends the assignment, except on the way. A repeated call changes nothing. Fails with `RiderNotFoundError` for a user without the permission `DELIVERIES`. Needs the permission `ORDERS`.',
    type: OrderAssignRiderPayload,
    authScopes: { orders: true },
    errors: { types: [OrderNotFoundError, OrderTransitionError, RiderNotFoundError] },
    input: {
      orderId: t.input.globalID({ for: OrderRef, required: true, description: 'The order.' }),
      riderId: t.input.globalID({ for: UserRef, description: 'The `userId` of one of `riders`; null for nobody.' }),
    },
    resolve: (_root, { input }, { authentication, pubSub }) =>
      assignRider(
        requireViewer(authentication),
        { orderId: input.orderId.id, riderId: input.riderId?.id ?? null },
        { pubSub },
      ),
  }),
);
