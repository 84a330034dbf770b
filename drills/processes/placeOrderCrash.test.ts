import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db, type Transaction } from '../../api/src/platform/db/client.ts';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import type { SessionViewer } from '../../api/src/platform/core/viewer.ts';
import { reconcilePayments } from '../../api/src/shop/payments/reconcilePayments.ts';
import { PAYMENT_WEBHOOK_PATH } from '../../api/src/shop/payments/paymentWebhookRoute.ts';
import { makeSession } from '../../api/src/testing/fixtures.ts';
import { spawnServers, sendGraphql } from '../support/serverProcesses.ts';
import type { ServerProcess } from '../../api/src/testing/server/spawnServer.ts';
import {
  FAILED,
  openStripeShop,
  PLACED,
  PUBLIC_URL,
  orderSummary,
  WAITING,
} from '../../api/src/testing/stripe/stripeShopFixtures.ts';
import type { StripeSignedEvent } from '../../api/src/testing/stripe/fakeStripe.ts';

const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) {
  __typename ... on OrderPlacePayload { order { id payment { url } } } } }`;

/** The fixtures of this process: the fake Stripe, and the rules that a restarted shop runs. */
let kit: Awaited<ReturnType<typeof openStripeShop>>;
/** The process that is killed. */
let shop: ServerProcess;
let buyer: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  kit = await openStripeShop();
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.stripe.recover();
  const { secretKey, webhookSecret, apiBase } = kit.stripe.config;
  const opened = await spawnServers(1, {
    PUBLIC_URL,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  });
  shop = opened.shops[0] as ServerProcess; // there is one
  buyer = await signedIn();
  return opened.close;
});

async function signedIn() {
  const ready = await kit.prepareCheckout();
  return { ...ready, viewer: await makeSession(ready.viewer) };
}

/** Orders at the process that will be killed; the caller does not await the answer. */
function order(viewer: SessionViewer = buyer.viewer) {
  const { request } = buyer;
  const input = { ...request, addressId: encodeId('Address', request.addressId) };
  const answer = sendGraphql(shop, viewer, { query: PLACE, variables: { input } });
  answer.catch(() => undefined);
  return answer;
}

async function kill(): Promise<void> {
  shop.signal('SIGKILL');
  await shop.ended;
}

/** Runs the reconciler of a restarted shop when it is due. */
const reconcile = (minutes: number) =>
  reconcilePayments({ ...kit.services(), now: new Date(Date.now() + minutes * 60_000) });

const ordersOf = () => db.order.findMany({ where: { userId: buyer.viewer.userId } });
const countRequests = (what: string) => kit.stripe.requests.filter((request) => request.what.startsWith(what)).length;

async function theOrder(): Promise<{ orderId: string; productId: string }> {
  const [only, ...more] = await ordersOf();
  expect(more).toEqual([]);
  return { orderId: only?.id ?? '', productId: buyer.productId };
}

/** Kills the process while it waits for a row that a transaction of ours holds. */
async function killWhileWaiting(lock: (tx: Transaction) => Promise<unknown>, start: () => unknown): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await lock(tx);
      start();
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      await kill();
    },
    { timeout: 60_000 },
  );
}

async function waiting(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

/** Sends the event to the process that will be killed. */
function signEvent({ body, signature }: StripeSignedEvent): void {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  fetch(`${shop.url}${PAYMENT_WEBHOOK_PATH}`, { method: 'POST', headers, body }).catch(() => undefined);
}

describe('a process that is killed', () => {
  it('before the order is inserted leaves no row', async () => {
    await killWhileWaiting(
      (tx) => tx.$queryRaw`SELECT FROM products WHERE id = ${buyer.productId}::uuid FOR UPDATE`,
      () => void order(),
    );
    expect(await ordersOf()).toEqual([]);
    expect(await db.idempotencyKey.count({ where: { userId: buyer.viewer.userId } })).toBe(0);
  });

  it('before the session is created leaves an order that the reconciler voids', async () => {
    kit.stripe.fail('timeout');
    void order();
    await expect.poll(() => countRequests('POST /v1/checkout/sessions'), { timeout: 20_000 }).toBeGreaterThan(0);
    await kill();
    expect(await orderSummary(await theOrder())).toEqual(WAITING);
    await reconcile(3);
    expect(await orderSummary(await theOrder())).toEqual(FAILED);
  });

  it('between the creation of the session and its commit leaves an order that is paid at most once', async () => {
    const before = countRequests('POST /v1/checkout/sessions');
    kit.stripe.fail('timeoutAfterCommit', { of: 'POST /v1/checkout/sessions' });
    void order();
    await expect.poll(() => countRequests('POST /v1/checkout/sessions'), { timeout: 20_000 }).toBeGreaterThan(before);
    await kill();
    kit.stripe.recover();
    const { orderId, productId } = await theOrder();
    const { request, viewer } = buyer;
    const again = await kit.placeAgain(viewer, request);
    expect(again.orderId).toBe(orderId);
    const { providerSessionId } = await db.payment.findUniqueOrThrow({ where: { orderId } });
    await kit.deliver(kit.stripe.pay(providerSessionId ?? ''));
    expect(await orderSummary({ orderId, productId })).toEqual(PLACED);
  });

  it('after the session was committed and before the answer returns the same session for a retry', async () => {
    const { data } = await order();
    await kill();
    const { orderId } = await theOrder();
    expect((await kit.placeAgain(buyer.viewer, buyer.request)).orderId).toBe(orderId);
    const { sessionUrl } = await db.payment.findUniqueOrThrow({ where: { orderId } });
    expect(sessionUrl).toBe(data.orderPlace.order.payment.url);
  });

  it('during the effect of an event receives it again, and has the effect once', async () => {
    await order();
    const { orderId, productId } = await theOrder();
    const { providerSessionId } = await db.payment.findUniqueOrThrow({ where: { orderId } });
    const paid = kit.stripe.pay(providerSessionId ?? '');
    await killWhileWaiting(
      (tx) => tx.$queryRaw`SELECT FROM orders WHERE id = ${orderId}::uuid FOR UPDATE`,
      () => signEvent(paid),
    );
    await kit.deliver(paid);
    await kit.deliver(paid);
    expect(await orderSummary({ orderId, productId })).toEqual(PLACED);
  });

  it('during the effect of an event that is not repeated is completed by the reconciler', async () => {
    await order();
    const { orderId, productId } = await theOrder();
    const { providerSessionId } = await db.payment.findUniqueOrThrow({ where: { orderId } });
    kit.stripe.pay(providerSessionId ?? '');
    await kill();
    await reconcile(2);
    expect(await orderSummary({ orderId, productId })).toEqual(PLACED);
  });
});
