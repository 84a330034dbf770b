import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { placeOrder } from '../../shop/checkout/placeOrder.ts';
import { db } from '../../platform/db/client.ts';
import { pickingLoad } from '../../shop/orders/deliveryEstimate.ts';
import { switchToCash } from '../../shop/payments/switchToCash.ts';
import { makeAddress, makeCartLine, makeProduct, makeShopper, newId, stockAndLedger } from '../../testing/fixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';

const PRICE = 10_000;

describe('a large order with cash on delivery', () => {
  let viewer: SessionViewer;
  let addressId: string;
  let productId: string;
  beforeEach(async () => {
    viewer = await makeShopper({ emailVerifiedAt: new Date() });
    addressId = await makeAddress(viewer);
    productId = (await makeProduct({ stock: 500 })).id;
  });

  const services = (reviewOrdersAbove: number | null = 50 * PRICE) => ({
    ...paymentServices(),
    shop: { ...TEST_TERMS, reviewOrdersAbove },
  });
  const order = async (
    quantity: number,
    { paymentMethod = 'CASH_ON_DELIVERY' as 'CASH_ON_DELIVERY' | 'ONLINE', from = services() } = {},
  ) => {
    await makeCartLine(viewer, productId, quantity);
    const request = { addressId, expectedTotal: quantity * PRICE, idempotencyKey: newId(), paymentMethod };
    const { orderId } = await placeOrder(viewer, request, from);
    return db.order.findUniqueOrThrow({ where: { id: orderId } });
  };
  const HELD = { status: 'PLACED', holdReason: 'HIGH_RISK_OF_FRAUD', estimatedDeliveryAt: null };
  const NOT_HELD = { status: 'PLACED', holdReason: null, estimatedDeliveryAt: expect.any(Date) as Date };

  it('is on hold for an account that has received nothing: placed, with its stock and without an estimate', async () => {
    expect(await order(49)).toMatchObject(NOT_HELD);
    const before = await pickingLoad();
    expect(await order(2)).toMatchObject(HELD);
    expect(await stockAndLedger(productId)).toEqual({ stock: 449, ledger: 449 });
    expect(await db.cartLine.count({ where: { userId: viewer.userId } })).toBe(0);
    expect(await pickingLoad()).toEqual(before);
  });

  it('is on hold only above the value, and not when the review is off', async () => {
    expect(await order(50)).toMatchObject(NOT_HELD);
    expect(await order(50, { from: services(null) })).toMatchObject(NOT_HELD);
  });

  it('is not on hold for an account that has received an order, nor counts what was cancelled', async () => {
    const { id } = await order(50);
    await db.order.update({ where: { id }, data: { status: 'CANCELLED' } });
    expect(await order(50)).toMatchObject(NOT_HELD);
    await db.order.update({ where: { id }, data: { status: 'DELIVERED' } });
    expect(await order(50)).toMatchObject(NOT_HELD);
  });

  it('is not on hold while it is to be paid online, and is when it switches to cash', async () => {
    await order(40);
    const { id, ...unpaid } = await order(11, { paymentMethod: 'ONLINE' });
    expect(unpaid).toMatchObject({ status: 'PENDING_PAYMENT', holdReason: null });
    await switchToCash(viewer, id, services());
    expect(await db.order.findUniqueOrThrow({ where: { id } })).toMatchObject(HELD);
    const { payment } = await db.order.findUniqueOrThrow({ where: { id }, include: { payment: true } });
    expect(payment).toMatchObject({ method: 'CASH_ON_DELIVERY', status: 'PENDING' });
  });
});
