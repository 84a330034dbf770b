import { db } from '../db/client.ts';

/** How many lines each order has. */
export async function countLinesByOrder(orderIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.orderLine.groupBy({
    by: ['orderId'],
    where: { orderId: { in: [...orderIds] } },
    _count: true,
  });
  return new Map(groups.map(({ orderId, _count }) => [orderId, _count]));
}
