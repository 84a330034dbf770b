import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { OrderRef } from '../orders/order.schema.ts';

/** The payload of a mutation about one order. */
export function orderPayload(name: string, description: string) {
  return builder.objectRef<{ orderId: string }>(name).implement({
    description,
    fields: (t) => ({
      order: t.prismaField({
        type: OrderRef,
        description: 'The order as it is now.',
        resolve: (query, { orderId }) => db.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
      }),
    }),
  });
}
