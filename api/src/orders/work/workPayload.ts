import { db } from '../../db/client.ts';
import { builder } from '../../graphql/builder.ts';
import { DeliveryOrderRef } from './delivery.schema.ts';
import { PickingOrderRef } from './picking.schema.ts';

/** The payload of a mutation about an order that is being packed. */
export function pickingPayload(name: string, description: string) {
  return builder.objectRef<{ orderId: string }>(name).implement({
    description,
    fields: (t) => ({
      order: t.prismaField({
        type: PickingOrderRef,
        description: 'The order as it is now.',
        resolve: (query, { orderId }) => db.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
      }),
    }),
  });
}

/** The payload of a mutation about an order that is being brought. */
export function deliveryPayload(name: string, description: string) {
  return builder.objectRef<{ orderId: string }>(name).implement({
    description,
    fields: (t) => ({
      order: t.prismaField({
        type: DeliveryOrderRef,
        description: 'The order as it is now.',
        resolve: (query, { orderId }) => db.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
      }),
    }),
  });
}
