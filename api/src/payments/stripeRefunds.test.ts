import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILED, openStripeShop, PRICE, standing } from '../testing/stripeShop.ts';
import type { StripeStandIn } from '../testing/stripeStandIn.ts';
import { cancelOrder } from './cancelOrder.ts';

let shop: Awaited<ReturnType<typeof openStripeShop>>;
let stripe: StripeStandIn;

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
    stripe.books.refundStatus = begun;
    await cancelOrder(order.viewer, { orderId: order.orderId, reason: null }, shop.means());
    await shop.sendRefunds(order.orderId);
    stripe.books.refundStatus = 'succeeded';
    const told = shop.lastMessage('charge.refunded');
    const [refund] = stripe.books.refundsOf(shop.paymentIdOf(order.sessionId));
    Object.assign(refund ?? {}, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    const failed = stripe.tell('refund.failed', { ...refund });
    for (const message of [failed, told, failed]) {
      await shop.expectTaken(message);
      const { paid, refunded, refunds } = await standing(order);
      expect({ paid, refunded, refunds }).toEqual({
        paid: 'PAID',
        refunded: 0,
        refunds: [`CANCELLED FAILED ${PRICE}`],
      });
    }
  });
});

describe('an order whose shopper cancels it', () => {
  it('has its page closed at Stripe, and stays cancelled', async () => {
    const order = await shop.orderOnline();
    await cancelOrder(order.viewer, { orderId: order.orderId, reason: null }, shop.means());
    expect(stripe.books.session(order.sessionId).status).toBe('expired');
    await shop.expectTaken(shop.lastMessage('checkout.session.expired'));
    const steps = ['PENDING_PAYMENT', 'CANCELLED'];
    expect(await standing(order)).toEqual({ ...FAILED, status: 'CANCELLED', steps, paid: 'CANCELLED' });
  });

  it('pays back what was paid in that very moment, once', async () => {
    const order = await shop.orderOnline();
    const message = stripe.pay(order.sessionId);
    await cancelOrder(order.viewer, { orderId: order.orderId, reason: null }, shop.means());
    await shop.expectTaken(message);
    await shop.sendRefunds(order.orderId);
    expect(await standing(order)).toMatchObject({
      steps: ['PENDING_PAYMENT', 'PLACED', 'CANCELLED', 'REFUNDED'],
      refunds: [`CANCELLED SUCCEEDED ${PRICE}`],
      stock: 10,
    });
  });
});
