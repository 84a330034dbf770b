import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAILED, openStripeShop, orderSummary, PLACED, WAITING } from '../../../testing/stripe/stripeShopFixtures.ts';
import type { FakeStripe } from '../../../testing/stripe/fakeStripe.ts';
import { switchToCash } from '../switchToCash.ts';

describe('changing an order from Stripe to cash on delivery', () => {
  let shop: Awaited<ReturnType<typeof openStripeShop>>;
  let stripe: FakeStripe;
  beforeAll(async () => {
    shop = await openStripeShop();
    ({ stripe } = shop);
  });
  afterAll(() => shop.close());
  beforeEach(() => stripe.recover());

  const IN_CASH = { ...PLACED, paid: 'PENDING' };

  it('expires the session, so that it cannot be paid, and ignores its event', async () => {
    const order = await shop.orderOnline();
    await switchToCash(order.viewer, order.orderId, shop.services());
    expect(stripe.state.session(order.sessionId)).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
    expect(() => stripe.pay(order.sessionId)).toThrow();
    await shop.expectAccepted(shop.lastMessage('checkout.session.expired'));
    expect(await orderSummary(order)).toEqual(IN_CASH);
  });

  it('keeps an order that was paid first, whose event had not arrived', async () => {
    const order = await shop.orderOnline();
    const paid = stripe.pay(order.sessionId);
    await expect(switchToCash(order.viewer, order.orderId, shop.services())).rejects.toMatchObject({
      name: 'OrderTransitionError',
    });
    await shop.expectAccepted(paid);
    expect(await orderSummary(order)).toEqual(PLACED);
  });

  it('changes nothing while Stripe is down', async () => {
    const order = await shop.orderOnline();
    stripe.fail('failing');
    await expect(switchToCash(order.viewer, order.orderId, shop.services())).rejects.toMatchObject({
      name: 'PaymentUnavailableError',
    });
    expect(await orderSummary(order)).toEqual(WAITING);
  });

  it('places an order whose session had expired', async () => {
    const order = await shop.orderOnline();
    await shop.expectAccepted(stripe.expire(order.sessionId));
    expect(await orderSummary(order)).toEqual(FAILED);
    await switchToCash(order.viewer, order.orderId, shop.services());
    expect(await orderSummary(order)).toEqual({ ...IN_CASH, steps: [...FAILED.steps, 'PLACED'] });
  });
});
