import type { Order, User, DeliveryFailureReason, OrderEvent } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { ORDER_ADDRESS_FIELDS, DELIVERY_PREFERENCE_FIELDS } from './orderColumns.ts';
import { db } from '../../platform/db/client.ts';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';

export const OrderAddressRef = builder
  .objectRef<Pick<Order, keyof typeof ORDER_ADDRESS_FIELDS>>('OrderAddress')
  .implement({
    description: 'A copy of the address at the time of the order.',
    fields: (t) => ({
      recipientName: t.exposeString('recipientName', { description: 'Who receives the order.' }),
      line: t.exposeString('addressLine', { description: 'House, street and area.' }),
      city: t.exposeString('city', { description: 'The city.' }),
      state: t.exposeString('state', { description: 'The state.' }),
      country: t.exposeString('country', { description: 'The country.' }),
      pincode: t.exposeString('pincode', { description: 'The postal code.' }),
      mobile: t.exposeString('mobile', { description: 'The number that the rider calls.' }),
    }),
  });

export const DeliveryPreferencesRef = builder
  .objectRef<Pick<Order, keyof typeof DELIVERY_PREFERENCE_FIELDS>>('DeliveryPreferences')
  .implement({
    description: 'What the shopper asked of the rider.',
    fields: (t) => ({
      note: t.exposeString('deliveryNote', { nullable: true, description: 'A note for the rider.' }),
      leaveAtGate: t.exposeBoolean('leaveAtGate', { description: 'Whether the rider leaves the order at the gate.' }),
      doNotRingBell: t.exposeBoolean('doNotRingBell', { description: 'Whether the rider must not ring the bell.' }),
    }),
  });

export const OrderRiderRef = builder.objectRef<Pick<User, 'name' | 'mobile'>>('OrderRider').implement({
  description: 'The rider who is on the way.',
  fields: (t) => ({
    firstName: t.string({ description: 'The first name.', resolve: ({ name }) => name.trim().split(/\s+/)[0] ?? '' }),
    phone: t.exposeString('mobile', { nullable: true, description: 'The mobile number, if there is one.' }),
  }),
});

interface DeliveryFailure extends Pick<OrderEvent, 'note' | 'createdAt'> {
  reason: DeliveryFailureReason;
}

export const DeliveryFailureReasonRef = builder.enumType('DeliveryFailureReason', {
  description: 'Why an order could not be delivered.',
  values: {
    CUSTOMER_NOT_AVAILABLE: { description: 'The recipient was not there.' },
    REFUSED: { description: 'The recipient did not accept it.' },
    WRONG_ADDRESS: { description: 'The address was wrong or could not be found.' },
  },
});

const DeliveryFailureRef = builder.objectRef<DeliveryFailure>('DeliveryFailure').implement({
  description: 'A failed attempt to deliver an order.',
  fields: (t) => ({
    reason: t.expose('reason', { type: DeliveryFailureReasonRef, description: 'Why it failed.' }),
    note: t.exposeString('note', { nullable: true, description: 'By the rider or the shop, for the shopper.' }),
    failedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it failed.' }),
  }),
});

/** The field `deliveryFailure` of each type that shows an order; one statement reads those of all orders of a request. */
export const DELIVERY_FAILURE = {
  type: DeliveryFailureRef,
  nullable: true,
  description: 'The last attempt; null unless the order is `DELIVERY_FAILED`.',
  select: { id: true, status: true },
  resolve: async ({ id, status }: Pick<Order, 'id' | 'status'>, _args: object, context: object) => {
    if (status !== 'DELIVERY_FAILED') return null;
    return (await batchedLoad(context, { key: readFailures, batch: readFailures }, id)) ?? null;
  },
} as const;

async function readFailures(orderIds: readonly string[]): Promise<Map<string, DeliveryFailure>> {
  const rows = await db.$queryRaw<(DeliveryFailure & { orderId: string })[]>`
    SELECT DISTINCT ON (order_id) order_id::text AS "orderId", delivery_failure_reason::text AS reason, note,
      created_at AS "createdAt"
    FROM order_events WHERE order_id = ANY(${[...orderIds]}::uuid[]) AND status = 'DELIVERY_FAILED'
    ORDER BY order_id, id DESC`;
  return new Map(rows.map(({ orderId, ...failure }) => [orderId, failure]));
}
