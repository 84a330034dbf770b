import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { OrderRef } from './order.schema.ts';

/** Defines the payload of a mutation that changes one order. */
export function orderPayload(name: string, description: string) {
  return builder.objectRef<{ orderId: string }>(name).implement({
    description,
    fields: (t) => ({
      order: t.prismaField({
        type: OrderRef,
        description: 'The order after the change.',
        resolve: (query, { orderId }) => db.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
      }),
    }),
  });
}
