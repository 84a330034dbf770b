import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db, type Transaction } from '../db/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { SessionViewer } from '../graphql/viewer.ts';
import { reconcilePayments } from '../payments/reconcilePayments.ts';
import { WEBHOOK_PATH } from '../payments/webhookRoute.ts';
import { makeSession } from '../testing/fixtures.ts';
import { openShops, sendGraphql } from '../testing/shopProcesses.ts';
import type { Shop } from '../testing/spawnShop.ts';
import { FAILED, openStripeShop, PLACED, PUBLIC_URL, standing, WAITING } from '../testing/stripeShop.ts';
import type { StripeMessage } from '../testing/stripeStandIn.ts';

const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) {
  __typename ... on OrderPlacePayload { order { id payment { url } } } } }`;

/** The kit of a shop in this process: its stand-in for Stripe, and the rules that a restarted shop would run. */
let kit: Awaited<ReturnType<typeof openStripeShop>>;
/** The process that is killed. */
let shop: Shop;
let buyer: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  kit = await openStripeShop();
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.stripe.recover();
  const { secretKey, webhookSecret, apiBase } = kit.stripe.config;
  const opened = await openShops(1, {
    PUBLIC_URL,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  });
  shop = opened.shops[0] as Shop; // there is one
  buyer = await signedIn();
  return opened.close;
});

async function signedIn() {
  const ready = await kit.readyToPay();
  return { ...ready, viewer: await makeSession(ready.viewer) };
}

/** Orders at the process that will be killed; nobody waits for an answer that never comes. */
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

/** The reconciler of a restarted shop, when it is due. */
const reconcile = (minutes: number) =>
  reconcilePayments({ ...kit.means(), now: new Date(Date.now() + minutes * 60_000) });

const ordersOf = () => db.order.findMany({ where: { userId: buyer.viewer.userId } });
const asked = (what: string) => kit.stripe.requests.filter((request) => request.what.startsWith(what)).length;

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

/** The message at the process that will be killed. */
function tell({ body, signature }: StripeMessage): void {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  fetch(`${shop.url}${WEBHOOK_PATH}`, { method: 'POST', headers, body }).catch(() => undefined);
}

describe('a process that is killed', () => {
  it('before the order is written leaves nothing behind', async () => {
    await killWhileWaiting(
      (tx) => tx.$queryRaw`SELECT FROM products WHERE id = ${buyer.productId}::uuid FOR UPDATE`,
      () => void order(),
    );
    expect(await ordersOf()).toEqual([]);
    expect(await db.idempotencyKey.count({ where: { userId: buyer.viewer.userId } })).toBe(0);
  });

  it('before the page is opened leaves an order that the reconciler gives up', async () => {
    kit.stripe.fail('silent');
    void order();
    await expect.poll(() => asked('POST /v1/checkout/sessions'), { timeout: 20_000 }).toBeGreaterThan(0);
    await kill();
    expect(await standing(await theOrder())).toEqual(WAITING);
    await reconcile(3);
    expect(await standing(await theOrder())).toEqual(FAILED);
  });

  it('after the page was opened, and before it was kept, leaves one that nobody has paid twice', async () => {
    const before = asked('POST /v1/checkout/sessions');
    kit.stripe.fail('mute', { of: 'POST /v1/checkout/sessions' });
    void order();
    await expect.poll(() => asked('POST /v1/checkout/sessions'), { timeout: 20_000 }).toBeGreaterThan(before);
    await kill();
    kit.stripe.recover();
    const { orderId, productId } = await theOrder();
    const { request, viewer } = buyer;
    const again = await kit.placeAgain(viewer, request);
    expect(again.orderId).toBe(orderId);
    const { providerSessionId } = await db.payment.findUniqueOrThrow({ where: { orderId } });
    await kit.deliver(kit.stripe.pay(providerSessionId ?? ''));
    expect(await standing({ orderId, productId })).toEqual(PLACED);
  });

  it('after the page was kept, and before the shopper knew, is asked again and answers the same page', async () => {
    const { data } = await order();
    await kill();
    const { orderId } = await theOrder();
    expect((await kit.placeAgain(buyer.viewer, buyer.request)).orderId).toBe(orderId);
    const { sessionUrl } = await db.payment.findUniqueOrThrow({ where: { orderId } });
    expect(sessionUrl).toBe(data.orderPlace.order.payment.url);
  });

  it('within the effect of a message is told again, and has the effect once', async () => {
    await order();
    const { orderId, productId } = await theOrder();
    const { providerSessionId } = await db.payment.findUniqueOrThrow({ where: { orderId } });
    const paid = kit.stripe.pay(providerSessionId ?? '');
    await killWhileWaiting(
      (tx) => tx.$queryRaw`SELECT FROM orders WHERE id = ${orderId}::uuid FOR UPDATE`,
      () => tell(paid),
    );
    await kit.deliver(paid);
    await kit.deliver(paid);
    expect(await standing({ orderId, productId })).toEqual(PLACED);
  });

  it('within the effect of a message that never comes again is made good by the reconciler', async () => {
    await order();
    const { orderId, productId } = await theOrder();
    const { providerSessionId } = await db.payment.findUniqueOrThrow({ where: { orderId } });
    kit.stripe.pay(providerSessionId ?? '');
    await kill();
    await reconcile(2);
    expect(await standing({ orderId, productId })).toEqual(PLACED);
  });
});
