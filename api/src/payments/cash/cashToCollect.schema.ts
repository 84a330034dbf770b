import { db } from '../../db/client.ts';
import type { Order, OrderLine, Payment, Prisma } from '../../db/generated/client.ts';
import { batchedLoad } from '../../graphql/batchedLoad.ts';
import { cashToCollect } from './cashToCollect.ts';

type Lines = Array<Pick<OrderLine, 'quantity' | 'missingQuantity' | 'pricePaise'>>;

interface FieldOrder extends Pick<Order, 'id' | 'status'> {
  payment: Pick<Payment, 'method' | 'status' | 'amountPaise'> | null;
}

const SELECT = {
  id: true,
  status: true,
  payment: { select: { method: true, status: true, amountPaise: true } },
} as const satisfies Prisma.OrderSelect;

/** The field `cashToCollect` of every type that shows an order; one statement reads the lines of all orders that are being picked. */
export const CASH_TO_COLLECT = {
  type: 'Paise',
  description:
    'The cash that the rider collects, with the tip; 0 when the order is paid online, paid or cancelled. It is less than the grand total when pieces are missing, from when the picker records them.',
  select: SELECT,
  resolve: async (order: FieldOrder, _args: object, context: object): Promise<number> => {
    const isSettled = order.status !== 'PICKING' || order.payment?.method !== 'CASH_ON_DELIVERY';
    const lines = isSettled ? [] : await batchedLoad(context, { key: readLines, batch: readLines }, order.id);
    return Number(cashToCollect({ ...order, lines: lines ?? [] }));
  },
} as const;

async function readLines(orderIds: readonly string[]): Promise<Map<string, Lines>> {
  const lines = await db.orderLine.findMany({
    where: { orderId: { in: [...orderIds] } },
    select: { orderId: true, quantity: true, missingQuantity: true, pricePaise: true },
  });
  return Map.groupBy(lines, ({ orderId }) => orderId);
}
