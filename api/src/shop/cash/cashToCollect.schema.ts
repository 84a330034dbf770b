import { db } from '../../platform/db/client.ts';
import type { OrderLine, Prisma } from '../../platform/db/generated/client.ts';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import { cashToCollect } from './cashToCollect.ts';

type Lines = Array<Pick<OrderLine, 'quantity' | 'missingQuantity' | 'pricePaise'>>;

const SELECT = {
  id: true,
  status: true,
  payment: { select: { method: true, status: true, amountPaise: true, roundOffPaise: true } },
} as const satisfies Prisma.OrderSelect;

type FieldOrder = Prisma.OrderGetPayload<{ select: typeof SELECT }>;

function cashField(part: 'toCollect' | 'roundOff', description: string) {
  return {
    type: 'Paise',
    description,
    select: SELECT,
    resolve: async (order: FieldOrder, _args: object, context: object) =>
      Number((await readCash(order, context))[part]),
  } as const;
}

/** The field `cashToCollect` of every type that shows an order; one statement reads the lines of all orders that are being picked. */
export const CASH_TO_COLLECT = cashField(
  'toCollect',
  'The whole rupees that the rider collects, with the tip, less missing pieces; 0 when there is nothing to collect.',
);

/** The field `roundOff` of the types with `cashToCollect` that show how it comes about. */
export const ROUND_OFF = cashField(
  'roundOff',
  'What makes `cashToCollect` whole rupees: 50 paise become a rupee, less is taken off. 0 for an online payment.',
);

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
