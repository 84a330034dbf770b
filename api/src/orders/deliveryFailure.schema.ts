import type { DeliveryFailureReason, OrderEvent, OrderStatus, Prisma } from '../db/generated/client.ts';
import { builder } from '../graphql/builder.ts';

type FailedEvent = Pick<OrderEvent, 'deliveryFailureReason' | 'note' | 'createdAt'>;

interface DeliveryFailure extends Pick<OrderEvent, 'note' | 'createdAt'> {
  reason: DeliveryFailureReason;
}

/** Why a delivery failed. */
export const DeliveryFailureReasonRef = builder.enumType('DeliveryFailureReason', {
  description: 'Why an order could not be delivered.',
  values: {
    CUSTOMER_NOT_AVAILABLE: { description: 'Nobody was there.' },
    REFUSED: { description: 'The recipient did not accept it.' },
    WRONG_ADDRESS: { description: 'The address was wrong or could not be found.' },
  },
});

const DeliveryFailureRef = builder.objectRef<DeliveryFailure>('DeliveryFailure').implement({
  description: 'An attempt to deliver an order that failed.',
  fields: (t) => ({
    reason: t.expose('reason', {
      type: DeliveryFailureReasonRef,
      description: 'Why it failed.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'A note of the rider or the shop, which the shopper can read; null when there is none.',
    }),
    failedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it failed.' }),
  }),
});

const SELECT = {
  status: true,
  events: {
    where: { status: 'DELIVERY_FAILED' },
    orderBy: { id: 'desc' },
    take: 1,
    select: { deliveryFailureReason: true, note: true, createdAt: true },
  },
} as const satisfies Prisma.OrderSelect;

/** The field `deliveryFailure` of each type that shows an order. */
export const DELIVERY_FAILURE = {
  type: DeliveryFailureRef,
  nullable: true,
  description:
    'The last attempt to deliver it; null unless the order is `DELIVERY_FAILED`, until it is tried again or cancelled.',
  select: SELECT,
  resolve: ({ status, events: [event] }: { status: OrderStatus; events: FailedEvent[] }): DeliveryFailure | null => {
    if (status !== 'DELIVERY_FAILED' || !event?.deliveryFailureReason) return null;
    return { ...event, reason: event.deliveryFailureReason };
  },
} as const;
