import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILED, openStripeShop, PRICE, orderSummary } from '../../../testing/stripe/stripeShopFixtures.ts';
import type { FakeStripe } from '../../../testing/stripe/fakeStripe.ts';
import { cancelOrder } from '../cancelOrder.ts';

let shop: Awaited<ReturnType<typeof openStripeShop>>;
let stripe: FakeStripe;

beforeAll(async () => {
  shop = await openStripeShop();
  ({ stripe } = shop);
});
afterAll(() => shop.close());

describe('a refund that fails at the bank', () => {
  it.each([
    ['before it was carried out', 'pending'],
    ['after it was', 'succeeded'],
  ] as const)('%s counts as not paid back, in whatever order the messages come', async (_when, begun) => {
    const order = await shop.orderOnline();
    await shop.deliver(stripe.pay(order.sessionId));
    stripe.state.refundStatus = begun;
    await cancelOrder(order.viewer, { orderId: order.orderId, reason: null }, shop.services());
    await shop.sendRefunds(order.orderId);
    stripe.state.refundStatus = 'succeeded';
    const refunded = shop.lastMessage('charge.refunded');
    const [refund] = stripe.state.refundsOf(shop.paymentIdOf(order.sessionId));
    Object.assign(refund ?? {}, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    const failed = stripe.signEvent('refund.failed', { ...refund });
    for (const message of [failed, refunded, failed]) {
      await shop.expectAccepted(message);
      const { paid, refunded, refunds } = await orderSummary(order);
      expect({ paid, refunded, refunds }).toEqual({
        paid: 'PAID',
        refunded: 0,
        refunds: [`CANCELLED FAILED ${PRICE}`],
      });
    }
  });
});

describe('an order whose shopper cancels it', () => {
  it('has its session expired at Stripe, and stays cancelled', async () => {
    const order = await shop.orderOnline();
    await cancelOrder(order.viewer, { orderId: order.orderId, reason: null }, shop.services());
    expect(stripe.state.session(order.sessionId).status).toBe('expired');
    await shop.expectAccepted(shop.lastMessage('checkout.session.expired'));
    const steps = ['PENDING_PAYMENT', 'CANCELLED'];
    expect(await orderSummary(order)).toEqual({ ...FAILED, status: 'CANCELLED', steps, paid: 'CANCELLED' });
  });

  it('refunds a payment that completes in the meantime, once', async () => {
    const order = await shop.orderOnline();
    const message = stripe.pay(order.sessionId);
    await cancelOrder(order.viewer, { orderId: order.orderId, reason: null }, shop.services());
    await shop.expectAccepted(message);
    await shop.sendRefunds(order.orderId);
    expect(await orderSummary(order)).toMatchObject({
      steps: ['PENDING_PAYMENT', 'PLACED', 'CANCELLED', 'REFUNDED'],
      refunds: [`CANCELLED SUCCEEDED ${PRICE}`],
      stock: 10,
    });
  });
});
