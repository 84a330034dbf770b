import { beforeEach, describe, expect, it } from 'vitest';
import { environmentSettings } from '../../platform/config/settings/environmentSettings.ts';
import type { ShopSettings } from '../../platform/config/settings/shopSettings.ts';
import type { SessionViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { PaymentUnavailableError } from '../payments/paymentErrors.ts';
import { switchToCash } from '../payments/switchToCash.ts';
import { makeAddress, makeCartLine, makeProduct, makeShopper, newId, stockAndLedger } from '../../testing/fixtures.ts';
import { fakeCaller } from '../../testing/graphql/fakeCaller.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { decideOrderPayment } from '../../testing/sandboxPaymentFixtures.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { placeOrder, type CheckoutServices } from './placeOrder.ts';

/** The limits of a shop without configuration, and without holds. */
const shop = environmentSettings.parse({ REVIEW_ORDERS_ABOVE: 'off' }).first;
const PRICE = 10_000;

describe('cash on delivery', () => {
  let viewer: SessionViewer;
  let addressId: string;
  let productId: string;
  let caller: CheckoutServices['caller'];
  beforeEach(async () => {
    viewer = await makeShopper();
    addressId = await makeAddress(viewer, { line: newId() });
    productId = (await makeProduct({ stock: 500 })).id;
    caller = fakeCaller({ network: newId() });
  });

  const services = () => ({ ...paymentServices(), shop, caller });
  const order = async (
    quantity: number,
    more: { price?: number; paymentMethod?: 'ONLINE'; settings?: ShopSettings } = {},
  ) => {
    const { price = PRICE, paymentMethod = 'CASH_ON_DELIVERY' as const, settings = shop } = more;
    await db.cartLine.deleteMany();
    await db.product.update({ where: { id: productId }, data: { mrpPaise: price } });
    await makeCartLine(viewer, productId, quantity);
    const request = { addressId, expectedTotal: quantity * price, idempotencyKey: newId(), paymentMethod };
    return placeOrder(viewer, request, { ...services(), shop: settings });
  };
  const confirmEmail = () => db.user.update({ where: { id: viewer.userId }, data: { emailVerifiedAt: new Date() } });
  const deliver = async (orderId: string) => {
    await db.order.update({ where: { id: orderId }, data: { status: 'DELIVERED' } });
  };

  it('takes the first order of a newcomer, and no second one before it', async () => {
    await order(20);
    await expect(order(1)).rejects.toThrow(PaymentUnavailableError);
    await expect(order(1)).rejects.toMatchObject({
      message:
        'Until you confirm your email or receive an order, Cash on Delivery is limited to 1 order of up to 20 items and ₹2,000 in all. Please confirm your email, pay online, or wait for your groceries to arrive.',
      remedies: ['CONFIRM_EMAIL', 'PAY_ONLINE'],
    });
  });

  it.for([
    ['pieces', 21, 100],
    ['value', 2, 100_050],
  ] as const)('refuses a newcomer too many %s, and changes nothing', async ([, quantity, price]) => {
    await expect(order(quantity, { price })).rejects.toMatchObject({
      remedies: ['CONFIRM_EMAIL', 'ORDER_LESS', 'PAY_ONLINE'],
    });
    expect(await stockAndLedger(productId)).toEqual({ stock: 500, ledger: 500 });
    expect(await db.cartLine.count()).toBe(1);
    expect(await db.order.count({ where: { userId: viewer.userId } })).toBe(0);
  });

  it('takes more of those who have confirmed their address', async () => {
    await confirmEmail();
    for (let orders = 0; orders < 3; orders += 1) await order(30);
    await expect(order(1)).rejects.toThrow(
      'Cash on Delivery is limited to 3 orders of up to 100 items and ₹10,000 in all at a time. Please pay online or wait for your groceries to arrive.',
    );
  });

  it('takes more of those who have received an order', async () => {
    await deliver((await order(1)).orderId);
    await order(30);
    await order(30);
    await expect(order(41)).rejects.toThrow(PaymentUnavailableError);
    await order(40);
  });

  it('counts what was ordered within a day, without what was cancelled', async () => {
    await confirmEmail();
    const cancelled = await order(50);
    await db.order.update({ where: { id: cancelled.orderId }, data: { status: 'CANCELLED' } });
    const placed: string[] = [];
    for (let orders = 0; orders < 3; orders += 1) {
      placed.push((await order(50)).orderId);
      await deliver(placed[orders] ?? '');
    }
    await expect(order(1)).rejects.toThrow('in 24 hours. Please pay online or try again tomorrow.');
    const yesterday = new Date(Date.now() - 24 * 3_600_000 - 1000);
    await db.order.update({ where: { id: placed[0] ?? '' }, data: { createdAt: yesterday } });
    await order(50);
  });

  it('limits an order that switches to it from online payment, which has no such limit', async () => {
    const { orderId } = await order(21, { paymentMethod: 'ONLINE' });
    await expect(switchToCash(viewer, orderId, services())).rejects.toMatchObject({
      remedies: ['CONFIRM_EMAIL', 'PAY_ONLINE'], // the order has its pieces
    });
    const open = { status: 'PENDING_PAYMENT', payment: { method: 'ONLINE', status: 'PENDING', sessionClosedAt: null } };
    expect(await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { payment: true } })).toMatchObject(
      open,
    );
    await confirmEmail();
    await switchToCash(viewer, orderId, services());
    expect(await db.order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({ status: 'PLACED' });
  });

  it('counts orders that switch to it at the same time one after the other', async () => {
    const declined: string[] = [];
    for (let orders = 0; orders < 2; orders += 1) {
      const { orderId } = await order(1, { paymentMethod: 'ONLINE' });
      await decideOrderPayment(orderId, 'decline');
      declined.push(orderId);
    }
    const switched = await Promise.allSettled(declined.map((orderId) => switchToCash(viewer, orderId, services())));
    expect(switched.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('has no limit that is off', async () => {
    await order(20);
    await order(50, { settings: TEST_TERMS });
  });
});
