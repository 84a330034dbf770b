import { db } from '../platform/db/client.ts';
import { makeOrder, type OrderFixture } from './orderFixtures.ts';

/** An order with cash on delivery that is on hold; see `makeOrder`. */
export async function makeHeldOrder(quantities?: readonly number[]): Promise<OrderFixture> {
  const order = await makeOrder(quantities);
  const data = { holdReason: 'HIGH_RISK_OF_FRAUD', estimatedDeliveryAt: null } as const;
  await db.order.update({ where: { id: order.orderId }, data });
  return order;
}
