import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, databasePool, db, disconnectDatabase } from '../api/src/platform/db/client.ts';
import { migrate } from '../api/src/platform/db/migrations/migrate.ts';
import { startTemporaryCluster } from '../api/src/testing/postgres/temporaryCluster.ts';
import { encodeId } from '../api/src/platform/core/publicId.ts';
import { createAccessTokens } from '../api/src/shop/identity/sessions/accessToken.ts';
import { placeOrder } from '../api/src/shop/checkout/placeOrder.ts';
import { createPostgresPubSub } from '../api/src/platform/events/pubSub.ts';
import { updateOrderState } from '../api/src/backoffice/fulfillment/updateOrderState.ts';
import { noPaymentProvider } from '../api/src/shop/payments/createPaymentProvider.ts';
import { fakeCaller } from '../api/src/testing/graphql/fakeCaller.ts';
import { readEvents } from '../api/src/testing/graphql/subscribeGraphql.ts';
import { makeCustomer, makeProduct, makeSession, makeShopper, newId } from '../api/src/testing/fixtures.ts';
import { spawnServer } from '../api/src/testing/server/spawnServer.ts';
import { TEST_TERMS } from '../api/src/testing/shopTermsFixture.ts';

/**
 * `npm run bench -- follow`: 500 shoppers subscribe to their orders at one process. Measures its memory, and the time from the
 * commit of a state change in another process to the subscribers.
 */
const SECRET = 'a secret for measuring, long enough';
const FOLLOWERS = 500;
const STREAMS_EACH = 20; // the maximum of one session
const SUBSCRIPTION = 'subscription ($id: ID!) { orderUpdated(id: $id) { status events { status at } } }';

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-bench-'));
const cluster = await startTemporaryCluster();
const url = await cluster.createDatabase('bench');
await migrate(url);
await connectDatabase(url);
const shop = await spawnServer({
  DATABASE_URL: url,
  DATA_DIR: folder,
  JWT_SECRET: SECRET,
  JOBS: 'off',
  THROTTLE: 'off',
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOG_LEVEL: 'silent',
});
await shop.open;
const services = {
  payments: noPaymentProvider,
  pubSub: createPostgresPubSub(databasePool('writes'), console.error),
  shop: TEST_TERMS,
  now: new Date(),
  caller: fakeCaller(),
};
const tokens = createAccessTokens(SECRET);
const admin = await makeShopper({ role: 'ADMIN' });
const { id: productId } = await makeProduct({ stock: 1000 });

const orders = await Promise.all(Array.from({ length: FOLLOWERS / STREAMS_EACH }, placeOne));
const empty = memory();
const streams = await Promise.all(orders.flatMap((order) => Array.from({ length: STREAMS_EACH }, () => follow(order))));
console.log(`${streams.length} streams: ${memory() - empty} MB over ${empty} MB`);
await report('one order of 20 followers', orders.slice(0, 1));
await report('25 orders at once, 500 followers', orders);
console.log(`afterwards: ${memory() - empty} MB over ${empty} MB`);

shop.signal('SIGKILL');
await shop.ended;
await services.pubSub.close();
await disconnectDatabase();
await cluster.stop();
rmSync(folder, { recursive: true });
process.exit();

interface FollowedOrder {
  orderId: string;
  authorization: string;
}

async function placeOne(): Promise<FollowedOrder> {
  const { viewer, addressId } = await makeCustomer([productId]);
  const request = {
    addressId,
    expectedTotal: 10_000,
    paymentMethod: 'CASH_ON_DELIVERY',
    idempotencyKey: newId(),
  } as const;
  const { orderId } = await placeOrder(viewer, request, services);
  return { orderId, authorization: `Bearer ${await tokens.issue(await makeSession(viewer))}` };
}

async function follow({ orderId, authorization }: FollowedOrder) {
  const { body } = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization },
    body: JSON.stringify({ query: SUBSCRIPTION, variables: { id: encodeId('Order', orderId) } }),
  });
  if (!body) throw new Error('There is no stream');
  const stream = readEvents(body);
  await stream.next();
  return { orderId, stream };
}

/** Moves the orders to their next state, and returns when their subscribers were notified. */
async function report(what: string, updated: readonly FollowedOrder[]): Promise<void> {
  const followers = streams.filter(({ orderId }) => updated.some((order) => order.orderId === orderId));
  const arrivals: number[] = [];
  const begun = new Map<string, number>();
  const heard = followers.map(async ({ orderId, stream }) => {
    const { status: before } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    for (;;) {
      const event = await stream.next();
      if (event?.data.orderUpdated.status === before) continue;
      arrivals.push(performance.now() - (begun.get(orderId) ?? 0));
      return;
    }
  });
  for (const { orderId } of updated) {
    const { status } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    await updateOrderState(admin, { orderId, to: status === 'PLACED' ? 'CONFIRMED' : 'PICKING', note: null }, services);
    begun.set(orderId, performance.now());
  }
  await Promise.all(heard);
  arrivals.sort((one, other) => one - other);
  const at = (share: number) => Math.round(arrivals[Math.floor((arrivals.length - 1) * share)] ?? 0);
  console.log(`${what}: half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms, all within ${at(1)} ms`);
}

/** The memory of the server's process, in MB. */
function memory(): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
