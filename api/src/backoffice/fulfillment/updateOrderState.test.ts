import { expect, it } from 'vitest';
import { placeOrder } from '../../shop/checkout/placeOrder.ts';
import { ForbiddenError } from '../../platform/core/errors/statusErrors.ts';
import { db } from '../../platform/db/client.ts';
import { makeCustomer, makeProducts, makeStaff, newId } from '../../testing/fixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { decideOrderPayment } from '../../testing/sandboxPaymentFixtures.ts';
import { updateOrderState } from './updateOrderState.ts';

async function order(paymentMethod: 'CASH_ON_DELIVERY' | 'ONLINE'): Promise<string> {
  const { viewer, addressId } = await makeCustomer(await makeProducts(1), 1);
  const request = { addressId, expectedTotal: 10_000, idempotencyKey: newId(), paymentMethod, storeCredit: 0 };
  return (await placeOrder(viewer, request, paymentServices())).orderId;
}
const cancel = async (orderId: string, ...permissions: Parameters<typeof makeStaff>) =>
  updateOrderState(await makeStaff(...permissions), { orderId, to: 'CANCELLED', note: null }, paymentServices());
const statusOf = async (id: string) => (await db.order.findUniqueOrThrow({ where: { id } })).status;

it('a paid order is cancelled by staff alone who may refund it', async () => {
  const orderId = await order('ONLINE');
  await decideOrderPayment(orderId, 'approve');
  await expect(cancel(orderId, 'ORDERS')).rejects.toThrow(ForbiddenError);
  expect(await statusOf(orderId)).toBe('PLACED');
  expect(await db.refund.count({ where: { payment: { orderId } } })).toBe(0);
  await cancel(orderId, 'ORDERS', 'REFUNDS');
  expect(await statusOf(orderId)).toBe('CANCELLED');
});

it('an order that is not paid is cancelled by staff who deal with orders', async () => {
  const orderId = await order('CASH_ON_DELIVERY');
  await cancel(orderId, 'ORDERS');
  expect(await statusOf(orderId)).toBe('CANCELLED');
});
