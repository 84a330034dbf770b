import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeOrder } from '../../checkout/placeOrder.ts';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { makeAddress, makeCartLine, makeCustomer, makeProduct, newId } from '../../../testing/fixtures.ts';
import {
  FAILED,
  openStripeShop,
  PLACED,
  PRICE,
  orderSummary,
  WAITING,
} from '../../../testing/stripe/stripeShopFixtures.ts';
import {
  signatureOf,
  type StripeSignedEvent,
  type FakeStripe,
  type StripeFailure,
} from '../../../testing/stripe/fakeStripe.ts';
import { makeUploader } from '../../../testing/server/uploadServer.ts';
import { PaymentUnavailableError } from '../paymentErrors.ts';

const HASTE_MS = 300;
const HUGE = JSON.stringify({ id: 'evt_1', type: 'x'.repeat(1_100_000) });

let shop: Awaited<ReturnType<typeof openStripeShop>>;
let stripe: FakeStripe;

beforeAll(async () => {
  shop = await openStripeShop();
  ({ stripe } = shop);
});
afterAll(() => shop.close());
beforeEach(() => stripe.recover());

type Altered = Parameters<typeof shop.deliver>[1];

/** A signature header in another form than Stripe's. */
function signedWith(body: string, signer: Parameters<typeof signatureOf>[1] = {}) {
  return { headers: { 'stripe-signature': signatureOf(body, signer) } };
}

/** The event of an expired session, independent of the session's real state. */
function expired(sessionId: string): StripeSignedEvent {
  const session = { ...stripe.state.session(sessionId), status: 'expired', payment_status: 'unpaid' };
  return stripe.signEvent('checkout.session.expired', session);
}

describe('the webhook', () => {
  it('places a paid order once for repeated events', async () => {
    const order = await shop.orderOnline();
    expect(await orderSummary(order)).toEqual(WAITING);
    const message = stripe.pay(order.sessionId);
    for (const repeated of [message, message, message]) await shop.expectAccepted(repeated);
    expect(await orderSummary(order)).toEqual(PLACED);
  });

  it('places a paid order once for concurrent events, also of different types', async () => {
    const order = await shop.orderOnline();
    const message = stripe.pay(order.sessionId);
    const another = stripe.signEvent('checkout.session.async_payment_succeeded', stripe.state.session(order.sessionId));
    await Promise.all([message, another, message, another, message].map((each) => shop.expectAccepted(each)));
    expect(await orderSummary(order)).toEqual(PLACED);
  });

  it('settles an order that was placed through the graph', async () => {
    const { id: productId } = await makeProduct();
    const { viewer, headers } = await makeUploader();
    await makeCartLine(viewer, productId);
    const query = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) {
      ... on OrderPlacePayload { order { id status payment { url sessionId } } } } }`;
    const input = {
      addressId: encodeId('Address', await makeAddress(viewer)),
      expectedTotal: PRICE,
      paymentMethod: 'ONLINE',
      idempotencyKey: newId(),
    };
    const response = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query, variables: { input } },
    });
    const { order } = response.json().data.orderPlace;
    const session = stripe.state.session(order.payment.sessionId);
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', payment: { url: session.url } });
    await shop.expectAccepted(stripe.pay(session.id));
    const { orderId } = await db.payment.findUniqueOrThrow({ where: { providerSessionId: session.id } });
    expect(await orderSummary({ orderId, productId })).toEqual(PLACED);
  });

  it('accepts and ignores events about no order of the shop', async () => {
    const order = await shop.orderOnline();
    stripe.pay(order.sessionId);
    const session = stripe.state.session(order.sessionId);
    const ours = encodeId('Order', order.orderId);
    const about = (metadata: object, id = session.id) =>
      stripe.signEvent('checkout.session.completed', { ...session, id, metadata });
    const messages = [
      about({}),
      about({ orderId: 'order-17' }),
      about({ orderId: encodeId('Product', newId()) }),
      about({ orderId: encodeId('Order', newId()) }),
      about({ orderId: ours }, 'cs_test_of_another_page'),
      stripe.signEvent('payout.paid', { id: 'po_1', object: 'payout', amount: 100 }),
      stripe.signEvent('charge.refunded', { payment_intent: null, amount_refunded: 100, metadata: { orderId: ours } }),
    ];
    for (const message of messages) await shop.expectAccepted(message);
    expect(await orderSummary(order)).toEqual(WAITING);
  });
});

describe('an event with', () => {
  let order: Awaited<ReturnType<typeof shop.orderOnline>>;
  let message: StripeSignedEvent;
  beforeAll(async () => {
    order = await shop.orderOnline();
    message = stripe.pay(order.sessionId);
  });

  it.each<[string, (message: StripeSignedEvent) => Altered, number]>([
    ['no signature', () => ({ headers: {} }), 400],
    ['an empty signature', () => ({ headers: { 'stripe-signature': '' } }), 400],
    ['the signature of another secret', ({ body }) => signedWith(body, { secret: 'whsec_forged' }), 400],
    ['an old signature', ({ body }) => signedWith(body, { at: new Date(Date.now() - 600_000) }), 400],
    ['another amount than was signed', ({ body }) => ({ payload: body.replace(`${PRICE}`, '1') }), 400],
    ['the same said without its spaces', ({ body }) => ({ payload: JSON.stringify(JSON.parse(body)) }), 400],
    ['nothing', () => ({ payload: '' }), 400],
    ['nothing, signed', () => ({ ...signedWith(''), payload: '' }), 400],
    ['no JSON, signed', () => ({ ...signedWith('{"id":'), payload: '{"id":' }), 400],
    ['more than a megabyte, signed', () => ({ ...signedWith(HUGE), payload: HUGE }), 413],
  ])('%s is refused, and nothing changes', async (_what, altered, expectedStatus) => {
    const handled = await db.paymentWebhookEvent.count();
    const { status, answer } = await shop.deliver(message, altered(message));
    expect(status).toBe(expectedStatus);
    expect(answer).toMatchObject({ success: false, data: null });
    expect(await orderSummary(order)).toEqual(WAITING);
    expect(await db.paymentWebhookEvent.count()).toBe(handled);
  });

  it('a correct signature is accepted after all of them', async () => {
    await shop.expectAccepted(message);
    expect(await orderSummary(order)).toEqual(PLACED);
  });
});

describe('the update of a payment', () => {
  it('keeps the order pending during a delayed payment', async () => {
    const order = await shop.orderOnline();
    await shop.expectAccepted(stripe.payAsync(order.sessionId));
    expect(await orderSummary(order)).toEqual(WAITING);
    await shop.expectAccepted(stripe.succeedAsyncPayment(order.sessionId));
    expect(await orderSummary(order)).toEqual(PLACED);
  });

  it('restocks and keeps the cart when a delayed payment is declined', async () => {
    const order = await shop.orderOnline();
    await shop.expectAccepted(stripe.payAsync(order.sessionId));
    await shop.expectAccepted(stripe.decline(order.sessionId));
    expect(await orderSummary(order)).toEqual(FAILED);
  });

  it('restocks and keeps the cart when the session expires', async () => {
    const order = await shop.orderOnline();
    await shop.expectAccepted(stripe.expire(order.sessionId));
    await shop.expectAccepted(shop.lastMessage('checkout.session.expired'));
    expect(await orderSummary(order)).toEqual(FAILED);
  });

  it('is not reverted by an older event', async () => {
    const order = await shop.orderOnline();
    await shop.expectAccepted(stripe.pay(order.sessionId));
    await shop.expectAccepted(
      stripe.signEvent('checkout.session.async_payment_failed', stripe.state.session(order.sessionId)),
    );
    await shop.expectAccepted(expired(order.sessionId));
    expect(await orderSummary(order)).toEqual(PLACED);
  });

  it('deducts the stock again for a payment of a voided order', async () => {
    const order = await shop.orderOnline();
    await shop.expectAccepted(expired(order.sessionId));
    await shop.expectAccepted(stripe.pay(order.sessionId));
    expect(await orderSummary(order)).toEqual({ ...PLACED, steps: ['PENDING_PAYMENT', 'PAYMENT_FAILED', 'PLACED'] });
  });

  it('refunds a late payment when the stock does not suffice', async () => {
    const order = await shop.orderOnline(1);
    await shop.expectAccepted(expired(order.sessionId));
    const other = await makeCustomer([order.productId]);
    const cash = {
      ...other,
      expectedTotal: PRICE,
      idempotencyKey: newId(),
      paymentMethod: 'CASH_ON_DELIVERY',
    } as const;
    await placeOrder(other.viewer, cash, shop.services());
    await shop.expectAccepted(stripe.pay(order.sessionId));
    const late = { ...FAILED, stock: 0, paid: 'PAID', refunded: PRICE, refunds: [`LATE_PAYMENT PENDING ${PRICE}`] };
    expect(await orderSummary(order)).toEqual(late);
    await shop.sendRefunds(order.orderId);
    const refunded = {
      ...late,
      status: 'REFUNDED',
      steps: [...FAILED.steps, 'REFUNDED'],
      paid: 'REFUNDED',
      refunds: [`LATE_PAYMENT SUCCEEDED ${PRICE}`],
    };
    expect(await orderSummary(order)).toEqual(refunded);
    await shop.expectAccepted(shop.lastMessage('charge.refunded'));
    expect(await orderSummary(order)).toEqual(refunded);
    expect(stripe.state.refundsOf(shop.paymentIdOf(order.sessionId))).toHaveLength(1);
  });

  it.each([
    ['amount', { amount_total: PRICE - 1 }, PRICE - 1],
    ['currency', { currency: 'usd' }, PRICE],
  ])('with another %s places nothing and is refunded', async (_what, change, came) => {
    const order = await shop.orderOnline();
    Object.assign(stripe.state.session(order.sessionId), change);
    await shop.expectAccepted(stripe.pay(order.sessionId));
    await shop.sendRefunds(order.orderId);
    expect(await orderSummary(order)).toEqual({
      ...FAILED,
      status: 'REFUNDED',
      steps: [...FAILED.steps, 'REFUNDED'],
      paid: 'REFUNDED',
      amount: came,
      refunded: came,
      refunds: [`LATE_PAYMENT SUCCEEDED ${came}`],
    });
    expect(stripe.state.refundsOf(shop.paymentIdOf(order.sessionId))).toMatchObject([{ amount: came }]);
  });

  it('accepts the event of a partial refund before the event of its payment', async () => {
    const order = await shop.orderOnline();
    const paid = stripe.pay(order.sessionId);
    const refunded = stripe.refund(shop.paymentIdOf(order.sessionId), 3_000);
    stripe.fail('busy');
    expect(await shop.deliver(refunded)).toMatchObject({ status: 500 });
    expect(await orderSummary(order)).toEqual(WAITING);
    stripe.recover();
    const partly = { ...PLACED, paid: 'PARTIALLY_REFUNDED', refunded: 3_000, refunds: ['PROVIDER SUCCEEDED 3000'] };
    for (const message of [refunded, paid, refunded]) {
      await shop.expectAccepted(message);
      expect(await orderSummary(order)).toEqual(partly);
    }
  });
});

describe('while Stripe is down', () => {
  it.each<StripeFailure>(['failing', 'timeout', 'resetAfterCommit'])(
    'nothing is ordered, and the same request works when it is back (%s)',
    async (failure) => {
      const { productId, viewer, request } = await shop.prepareCheckout();
      stripe.fail(failure);
      const services = failure === 'timeout' ? shop.services(HASTE_MS) : shop.services();
      await expect(placeOrder(viewer, request, services)).rejects.toBeInstanceOf(PaymentUnavailableError);
      const { id: orderId } = await db.order.findFirstOrThrow({ where: { userId: viewer.userId } });
      expect(await orderSummary({ orderId, productId })).toEqual(FAILED);
      stripe.recover();
      const again = await placeOrder(viewer, request, shop.services());
      expect(await orderSummary({ ...again, productId })).toEqual(WAITING);
      expect(again.orderId).not.toBe(orderId);
    },
  );

  it('an order stays when one of two concurrent requests has created its session', async () => {
    const { productId, viewer, request } = await shop.prepareCheckout();
    stripe.fail('timeout', { times: 1 });
    stripe.requests.length = 0;
    const first = placeOrder(viewer, request, shop.services());
    first.catch(() => undefined); // handled below
    await expect.poll(() => stripe.requests).toHaveLength(1);
    const order = { ...(await placeOrder(viewer, request, shop.services())), productId };
    stripe.hangUp();
    await expect(first).resolves.toMatchObject({ orderId: order.orderId });
    expect(await orderSummary(order)).toEqual(WAITING);
  });
});
