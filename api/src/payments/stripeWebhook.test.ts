import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOrder } from '../checkout/placeOrder.ts';
import { db } from '../db/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import { makeAddress, makeCartLine, makeCustomer, makeProduct, newId } from '../testing/fixtures.ts';
import { FAILED, openStripeShop, PLACED, PRICE, standing, WAITING } from '../testing/stripeShop.ts';
import { signatureOf, type StripeMessage, type StripeStandIn, type StripeTrouble } from '../testing/stripeStandIn.ts';
import { makeUploader } from '../testing/uploadServer.ts';
import { PaymentUnavailableError } from './paymentErrors.ts';

const HASTE_MS = 300;
const HUGE = JSON.stringify({ id: 'evt_1', type: 'x'.repeat(1_100_000) });

let shop: Awaited<ReturnType<typeof openStripeShop>>;
let stripe: StripeStandIn;

beforeAll(async () => {
  shop = await openStripeShop();
  ({ stripe } = shop);
});
afterAll(() => shop.close());
beforeEach(() => stripe.recover());

type Altered = Parameters<typeof shop.deliver>[1];

/** The header of a message that is signed, but not quite as Stripe does. */
function signedWith(body: string, signer: Parameters<typeof signatureOf>[1] = {}) {
  return { headers: { 'stripe-signature': signatureOf(body, signer) } };
}

/** The message that a page's time is over, whatever has become of the page. */
function expired(sessionId: string): StripeMessage {
  const session = { ...stripe.books.session(sessionId), status: 'expired', payment_status: 'unpaid' };
  return stripe.tell('checkout.session.expired', session);
}

describe('the webhook', () => {
  it('places the order whose page was paid, once, however often it is told', async () => {
    const order = await shop.orderOnline();
    expect(await standing(order)).toEqual(WAITING);
    const message = stripe.pay(order.sessionId);
    for (const told of [message, message, message]) await shop.expectTaken(told);
    expect(await standing(order)).toEqual(PLACED);
  });

  it('places it once when it is told many times in the same moment, also by different messages', async () => {
    const order = await shop.orderOnline();
    const message = stripe.pay(order.sessionId);
    const another = stripe.tell('checkout.session.async_payment_succeeded', stripe.books.session(order.sessionId));
    await Promise.all([message, another, message, another, message].map((each) => shop.expectTaken(each)));
    expect(await standing(order)).toEqual(PLACED);
  });

  it('serves an order that was placed through the graph', async () => {
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
    const session = stripe.books.session(order.payment.sessionId);
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', payment: { url: session.url } });
    await shop.expectTaken(stripe.pay(session.id));
    const { orderId } = await db.payment.findUniqueOrThrow({ where: { providerSessionId: session.id } });
    expect(await standing({ orderId, productId })).toEqual(PLACED);
  });

  it('takes and forgets what is not about an order of the shop', async () => {
    const order = await shop.orderOnline();
    stripe.pay(order.sessionId);
    const session = stripe.books.session(order.sessionId);
    const ours = encodeId('Order', order.orderId);
    const about = (metadata: object, id = session.id) =>
      stripe.tell('checkout.session.completed', { ...session, id, metadata });
    const messages = [
      about({}),
      about({ orderId: 'order-17' }),
      about({ orderId: encodeId('Product', newId()) }),
      about({ orderId: encodeId('Order', newId()) }),
      about({ orderId: ours }, 'cs_test_of_another_page'),
      stripe.tell('payout.paid', { id: 'po_1', object: 'payout', amount: 100 }),
      stripe.tell('charge.refunded', { payment_intent: null, amount_refunded: 100, metadata: { orderId: ours } }),
    ];
    for (const message of messages) await shop.expectTaken(message);
    expect(await standing(order)).toEqual(WAITING);
  });
});

describe('a message with', () => {
  let order: Awaited<ReturnType<typeof shop.orderOnline>>;
  let message: StripeMessage;
  beforeAll(async () => {
    order = await shop.orderOnline();
    message = stripe.pay(order.sessionId);
  });

  it.each<[string, (message: StripeMessage) => Altered, number]>([
    ['no signature', () => ({ headers: {} }), 400],
    ['an empty signature', () => ({ headers: { 'stripe-signature': '' } }), 400],
    ["somebody else's signature", ({ body }) => signedWith(body, { secret: 'whsec_forged' }), 400],
    ['an old signature', ({ body }) => signedWith(body, { at: new Date(Date.now() - 600_000) }), 400],
    ['another amount than was signed', ({ body }) => ({ payload: body.replace(`${PRICE}`, '1') }), 400],
    ['the same said without its spaces', ({ body }) => ({ payload: JSON.stringify(JSON.parse(body)) }), 400],
    ['nothing', () => ({ payload: '' }), 400],
    ['nothing, signed', () => ({ ...signedWith(''), payload: '' }), 400],
    ['no JSON, signed', () => ({ ...signedWith('{"id":'), payload: '{"id":' }), 400],
    ['more than a megabyte, signed', () => ({ ...signedWith(HUGE), payload: HUGE }), 413],
  ])('%s is refused, and nothing changes', async (_what, altered, expectedStatus) => {
    const handled = await db.webhookEvent.count();
    const { status, answer } = await shop.deliver(message, altered(message));
    expect(status).toBe(expectedStatus);
    expect(answer).toMatchObject({ success: false, data: null });
    expect(await standing(order)).toEqual(WAITING);
    expect(await db.webhookEvent.count()).toBe(handled);
  });

  it('nothing wrong is taken after all of them', async () => {
    await shop.expectTaken(message);
    expect(await standing(order)).toEqual(PLACED);
  });
});

describe('news of a payment', () => {
  it('that is promised waits for the money', async () => {
    const order = await shop.orderOnline();
    await shop.expectTaken(stripe.promise(order.sessionId));
    expect(await standing(order)).toEqual(WAITING);
    await shop.expectTaken(stripe.keepPromise(order.sessionId));
    expect(await standing(order)).toEqual(PLACED);
  });

  it('that was declined in the end gives the stock back and leaves the cart', async () => {
    const order = await shop.orderOnline();
    await shop.expectTaken(stripe.promise(order.sessionId));
    await shop.expectTaken(stripe.decline(order.sessionId));
    expect(await standing(order)).toEqual(FAILED);
  });

  it('that was not made in time gives the stock back and leaves the cart', async () => {
    const order = await shop.orderOnline();
    await shop.expectTaken(stripe.expire(order.sessionId));
    await shop.expectTaken(shop.lastMessage('checkout.session.expired'));
    expect(await standing(order)).toEqual(FAILED);
  });

  it('that came is not undone by older news of it', async () => {
    const order = await shop.orderOnline();
    await shop.expectTaken(stripe.pay(order.sessionId));
    await shop.expectTaken(stripe.tell('checkout.session.async_payment_failed', stripe.books.session(order.sessionId)));
    await shop.expectTaken(expired(order.sessionId));
    expect(await standing(order)).toEqual(PLACED);
  });

  it('that comes when the order was given up has the stock once more', async () => {
    const order = await shop.orderOnline();
    await shop.expectTaken(expired(order.sessionId));
    await shop.expectTaken(stripe.pay(order.sessionId));
    expect(await standing(order)).toEqual({ ...PLACED, steps: ['PENDING_PAYMENT', 'PAYMENT_FAILED', 'PLACED'] });
  });

  it('that comes when the stock is gone goes back', async () => {
    const order = await shop.orderOnline(1);
    await shop.expectTaken(expired(order.sessionId));
    const other = await makeCustomer([order.productId]);
    const cash = {
      ...other,
      expectedTotal: PRICE,
      idempotencyKey: newId(),
      paymentMethod: 'CASH_ON_DELIVERY',
    } as const;
    await placeOrder(other.viewer, cash, shop.means());
    await shop.expectTaken(stripe.pay(order.sessionId));
    const late = { ...FAILED, stock: 0, paid: 'PAID', refunded: PRICE, refunds: [`LATE_PAYMENT PENDING ${PRICE}`] };
    expect(await standing(order)).toEqual(late);
    await shop.sendRefunds(order.orderId);
    const refunded = {
      ...late,
      status: 'REFUNDED',
      steps: [...FAILED.steps, 'REFUNDED'],
      paid: 'REFUNDED',
      refunds: [`LATE_PAYMENT SUCCEEDED ${PRICE}`],
    };
    expect(await standing(order)).toEqual(refunded);
    await shop.expectTaken(shop.lastMessage('charge.refunded'));
    expect(await standing(order)).toEqual(refunded);
    expect(stripe.books.refundsOf(shop.paymentIdOf(order.sessionId))).toHaveLength(1);
  });

  it.each([
    ['amount', { amount_total: PRICE - 1 }, PRICE - 1],
    ['currency', { currency: 'usd' }, PRICE],
  ])('of another %s places nothing and goes back', async (_what, change, came) => {
    const order = await shop.orderOnline();
    Object.assign(stripe.books.session(order.sessionId), change);
    await shop.expectTaken(stripe.pay(order.sessionId));
    await shop.sendRefunds(order.orderId);
    expect(await standing(order)).toEqual({
      ...FAILED,
      status: 'REFUNDED',
      steps: [...FAILED.steps, 'REFUNDED'],
      paid: 'REFUNDED',
      amount: came,
      refunded: came,
      refunds: [`LATE_PAYMENT SUCCEEDED ${came}`],
    });
    expect(stripe.books.refundsOf(shop.paymentIdOf(order.sessionId))).toMatchObject([{ amount: came }]);
  });

  it('that has gone back in part at Stripe may come before the news of the payment', async () => {
    const order = await shop.orderOnline();
    const paid = stripe.pay(order.sessionId);
    const refunded = stripe.refund(shop.paymentIdOf(order.sessionId), 3_000);
    stripe.fail('busy');
    expect(await shop.deliver(refunded)).toMatchObject({ status: 500 });
    expect(await standing(order)).toEqual(WAITING);
    stripe.recover();
    const partly = { ...PLACED, paid: 'PARTIALLY_REFUNDED', refunded: 3_000, refunds: ['PROVIDER SUCCEEDED 3000'] };
    for (const message of [refunded, paid, refunded]) {
      await shop.expectTaken(message);
      expect(await standing(order)).toEqual(partly);
    }
  });
});

describe('while Stripe is down', () => {
  it.each<StripeTrouble>(['failing', 'silent', 'cutting'])(
    'nothing is ordered, and the same request works when it is back (%s)',
    async (trouble) => {
      const { productId, viewer, request } = await shop.readyToPay();
      stripe.fail(trouble);
      await expect(placeOrder(viewer, request, shop.means(HASTE_MS))).rejects.toBeInstanceOf(PaymentUnavailableError);
      const { id: orderId } = await db.order.findFirstOrThrow({ where: { userId: viewer.userId } });
      expect(await standing({ orderId, productId })).toEqual(FAILED);
      stripe.recover();
      const again = await placeOrder(viewer, request, shop.means());
      expect(await standing({ ...again, productId })).toEqual(WAITING);
      expect(again.orderId).not.toBe(orderId);
    },
  );

  it('an order stays that one of two requests with the same key has opened a page for', async () => {
    const { productId, viewer, request } = await shop.readyToPay();
    stripe.fail('silent', { times: 1 });
    stripe.requests.length = 0;
    const first = Promise.allSettled([placeOrder(viewer, request, shop.means(1_000))]);
    await vi.waitFor(() => expect(stripe.requests).toHaveLength(1));
    const order = { ...(await placeOrder(viewer, request, shop.means())), productId };
    await first;
    expect(await standing(order)).toEqual(WAITING);
  });
});
