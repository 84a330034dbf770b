import type { Prisma } from '../../platform/db/generated/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';

/** The columns of an order in a message. No personal data: the log stores bodies, and a permitted client reads the rest from the API. */
export const ORDER_PAYLOAD_SELECT = {
  id: true,
  number: true,
  paymentMethod: true,
  quantity: true,
  itemsTotalPaise: true,
  tipPaise: true,
  grandTotalPaise: true,
  createdAt: true,
  estimatedDeliveryAt: true,
  holdReason: true,
} as const satisfies Prisma.OrderSelect;

type PayloadOrder = Prisma.OrderGetPayload<{ select: typeof ORDER_PAYLOAD_SELECT }>;

/** The event of a message, and its time. */
interface PayloadSource {
  type: string;
  createdAt: Date;
  order: PayloadOrder | null;
}

/** The body of a message, in JSON. */
export function buildPayload({ type, createdAt, order }: PayloadSource): string {
  return JSON.stringify({ type, timestamp: createdAt, data: order ? { order: orderPayload(order, type) } : {} });
}

function orderPayload(order: PayloadOrder, type: string) {
  return {
    id: encodeId('Order', order.id),
    number: order.number,
    status: type.replace('order.', '').toUpperCase(), // the state of the event; the order may have a later one
    paymentMethod: order.paymentMethod,
    quantity: order.quantity,
    itemsTotal: Number(order.itemsTotalPaise),
    tip: Number(order.tipPaise),
    grandTotal: Number(order.grandTotalPaise),
    currency: 'INR',
    placedAt: order.createdAt,
    estimatedDeliveryAt: order.estimatedDeliveryAt,
    isOnHold: order.holdReason !== null,
  };
}
