import { db } from '../db/client.ts';
import type { PaymentMethod } from '../db/generated/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { makeAddress, makeCartLine, makeProducts, makeShopper, newId } from './fixtures.ts';
import { orderCart } from './orderCart.ts';
import { playPayment } from './playPayment.ts';

const PRICE = 10_000;

/** An order and what it was made of; the lines stand in the order of the products. */
export interface MadeOrder {
  orderId: string;
  viewer: Viewer;
  productIds: string[];
  lineIds: string[];
}

/** An order that is placed, and paid where it is paid online: so many pieces of a product for each number, at ₹100 a piece. */
export async function makeOrder(
  quantities: readonly number[] = [2],
  paymentMethod: PaymentMethod = 'CASH_ON_DELIVERY',
): Promise<MadeOrder> {
  const viewer = await makeShopper();
  const productIds = await makeProducts(quantities.length);
  for (const [index, productId] of productIds.entries()) await makeCartLine(viewer, productId, quantities[index]);
  const expectedTotal = PRICE * quantities.reduce((sum, quantity) => sum + quantity, 0);
  const addressId = await makeAddress(viewer);
  const request = { addressId, expectedTotal, idempotencyKey: newId(), paymentMethod };
  const { orderId } = await orderCart(viewer, request);
  if (paymentMethod === 'ONLINE') await playPayment(orderId, 'approve');
  const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
  return { orderId, viewer, productIds, lineIds: lines.map(({ id }) => id) };
}
