import { db } from '../platform/db/client.ts';
import type { PaymentMethod } from '../platform/db/generated/client.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { makeAddress, makeCartLine, makeProducts, makeShopper, newId } from './fixtures.ts';
import { placeOrderFixture } from './placeOrderFixture.ts';
import { decideOrderPayment } from './sandboxPaymentFixtures.ts';

const PRICE = 10_000;

/** An order with its shopper, products and lines; the lines are in the sequence of the products. */
export interface OrderFixture {
  orderId: string;
  viewer: Viewer;
  productIds: string[];
  lineIds: string[];
}

/** Places an order, and pays it when its method is ONLINE. Each number is the quantity of a product of its own at ₹100. */
export async function makeOrder(
  quantities: readonly number[] = [2],
  paymentMethod: PaymentMethod = 'CASH_ON_DELIVERY',
): Promise<OrderFixture> {
  const viewer = await makeShopper();
  const productIds = await makeProducts(quantities.length);
  for (const [index, productId] of productIds.entries()) await makeCartLine(viewer, productId, quantities[index]);
  const expectedTotal = PRICE * quantities.reduce((sum, quantity) => sum + quantity, 0);
  const addressId = await makeAddress(viewer);
  const request = { addressId, expectedTotal, idempotencyKey: newId(), paymentMethod };
  const { orderId } = await placeOrderFixture(viewer, request);
  if (paymentMethod === 'ONLINE') await decideOrderPayment(orderId, 'approve');
  const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
  return { orderId, viewer, productIds, lineIds: lines.map(({ id }) => id) };
}
