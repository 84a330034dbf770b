import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStripeShop, orderSummary, PLACED, PRICE } from '../../../testing/stripe/stripeShopFixtures.ts';

let shop: Awaited<ReturnType<typeof openStripeShop>>;
beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.close());

describe('the event of a payment', () => {
  it.each([
    [
      'beside rupees places the order',
      { presentment_details: { presentment_amount: 120, presentment_currency: 'usd' } },
    ],
    [
      'converted from rupees places the order',
      { currency: 'usd', amount_total: 120, currency_conversion: { amount_total: PRICE, source_currency: 'inr' } },
    ],
  ])('in another currency %s', async (_what, fields) => {
    const order = await shop.orderOnline();
    shop.stripe.pay(order.sessionId);
    const session = { ...shop.stripe.state.session(order.sessionId), ...fields };
    await shop.expectAccepted(shop.stripe.signEvent('checkout.session.completed', session));
    expect(await orderSummary(order)).toEqual(PLACED);
  });

  it.each([
    ['another currency alone', { currency: 'usd', amount_total: 512 }],
    ['another sum', { amount_total: PRICE - 1 }],
    ['a conversion from another sum', { currency_conversion: { amount_total: PRICE - 1, source_currency: 'inr' } }],
    ['a conversion from another currency', { currency_conversion: { amount_total: PRICE, source_currency: 'eur' } }],
  ])('of %s places no order', async (_what, fields) => {
    const order = await shop.orderOnline();
    shop.stripe.pay(order.sessionId);
    const session = { ...shop.stripe.state.session(order.sessionId), ...fields };
    await shop.expectAccepted(shop.stripe.signEvent('checkout.session.completed', session));
    expect(await orderSummary(order)).toMatchObject({ status: expect.not.stringMatching(/^PLACED$/) });
  });
});
