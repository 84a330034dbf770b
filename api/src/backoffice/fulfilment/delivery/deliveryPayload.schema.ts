import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { DeliveryOrderRef } from './delivery.schema.ts';

/** Defines the payload of a mutation that changes an order during delivery. */
export function deliveryPayload(name: string, description: string) {
  return builder.objectRef<{ orderId: string }>(name).implement({
    description,
    fields: (t) => ({
      order: t.prismaField({
        type: DeliveryOrderRef,
        description: 'The order after the change.',
        resolve: (query, { orderId }) => db.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
      }),
    }),
  });
}
