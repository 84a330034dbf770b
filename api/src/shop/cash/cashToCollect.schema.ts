import { db } from '../../platform/db/client.ts';
import type { Order, OrderLine, Payment, Prisma } from '../../platform/db/generated/client.ts';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import { cashToCollect } from './cashToCollect.ts';

type Lines = Array<Pick<OrderLine, 'quantity' | 'missingQuantity' | 'pricePaise'>>;

interface FieldOrder extends Pick<Order, 'id' | 'status'> {
  payment: Pick<Payment, 'method' | 'status' | 'amountPaise' | 'roundOffPaise'> | null;
}

const SELECT = {
  id: true,
  status: true,
  payment: { select: { method: true, status: true, amountPaise: true, roundOffPaise: true } },
} as const satisfies Prisma.OrderSelect;

/** The field `cashToCollect` of every type that shows an order; one statement reads the lines of all orders that are being picked. */
export const CASH_TO_COLLECT = {
  type: 'Paise',
  description:
    'The whole rupees that the rider collects, with the tip, less missing pieces; 0 when there is nothing to collect.',
  select: SELECT,
  resolve: async (order: FieldOrder, _args: object, context: object): Promise<number> =>
    Number((await readCash(order, context)).toCollect),
} as const;

/** The field `roundOff` of the types with `cashToCollect` that show how it comes about. */
export const ROUND_OFF = {
  type: 'Paise',
  description:
    'What makes `cashToCollect` whole rupees: 50 paise become a rupee, less is taken off. 0 for an online payment.',
  select: SELECT,
  resolve: async (order: FieldOrder, _args: object, context: object): Promise<number> =>
    Number((await readCash(order, context)).roundOff),
} as const;

async function readCash(order: FieldOrder, context: object): Promise<ReturnType<typeof cashToCollect>> {
  const isSettled = order.status !== 'PICKING' || order.payment?.method !== 'CASH_ON_DELIVERY';
  const lines = isSettled ? [] : await batchedLoad(context, { key: readLines, batch: readLines }, order.id);
  return cashToCollect({ ...order, lines: lines ?? [] });
}

async function readLines(orderIds: readonly string[]): Promise<Map<string, Lines>> {
  const lines = await db.orderLine.findMany({
    where: { orderId: { in: [...orderIds] } },
    select: { orderId: true, quantity: true, missingQuantity: true, pricePaise: true },
  });
  return Map.groupBy(lines, ({ orderId }) => orderId);
}
