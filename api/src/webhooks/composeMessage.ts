import type { Prisma } from '../db/generated/client.ts';
import { encodeId } from '../graphql/globalId.ts';

/** What of an order is told. Nothing about the person: bodies are kept, and who may know more asks the API. */
export const TOLD_OF_ORDER = {
  id: true,
  number: true,
  paymentMethod: true,
  quantity: true,
  itemsTotalPaise: true,
  grandTotalPaise: true,
  createdAt: true,
  promisedAt: true,
} as const satisfies Prisma.OrderSelect;

type ToldOrder = Prisma.OrderGetPayload<{ select: typeof TOLD_OF_ORDER }>;

/** A message that is to be written: what it is about, and when that was. */
interface Occasion {
  type: string;
  createdAt: Date;
  order: ToldOrder | null;
}

/** A message as it is sent: JSON. */
export function composeMessage({ type, createdAt, order }: Occasion): string {
  return JSON.stringify({ type, timestamp: createdAt, data: order ? { order: tell(order, type) } : {} });
}

function tell(order: ToldOrder, type: string) {
  return {
    id: encodeId('Order', order.id),
    number: order.number,
    status: type.replace('order.', '').toUpperCase(), // of the step; the order may be further by now
    paymentMethod: order.paymentMethod,
    quantity: order.quantity,
    itemsTotal: Number(order.itemsTotalPaise),
    grandTotal: Number(order.grandTotalPaise),
    currency: 'INR',
    placedAt: order.createdAt,
    promisedAt: order.promisedAt,
  };
}
