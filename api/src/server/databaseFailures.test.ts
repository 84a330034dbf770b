import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../platform/core/publicId.ts';
import { connectDatabase, databasePool, db, disconnectDatabase } from '../platform/db/client.ts';
import { createOutageFilter } from '../platform/lifecycle/createLogger.ts';
import { makeProduct } from '../testing/fixtures.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../testing/postgres/databaseProxy.ts';
import { createBrowser, openServer, type Browser } from '../testing/server/inProcessServer.ts';

/** Writes give up soon. A read that waited for what a write waits for would keep its test waiting. */
const TIMEOUTS = { connection: 60_000, locks: { reads: 600_000, writes: 300, health: 600_000 } };
const ADD = 'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename } }';
const REGISTER = `mutation ($input: UserRegisterInput!) { userRegister(input: $input) { __typename } }`;

let app: FastifyInstance;
let proxy: DatabaseProxy;
let shopper: Browser;
let productId: string;
let nowMs = 0;

beforeAll(async () => {
  const url = String(databasePool('writes').options.connectionString);
  await disconnectDatabase();
  proxy = await startDatabaseProxy(url);
  await connectDatabase(proxy.url, { timeouts: TIMEOUTS });
  app = await openServer({}, undefined, { clock: { now: () => nowMs, timeoutMs: 5000 } });
  productId = (await makeProduct({ stock: 100 })).id;
  shopper = createBrowser(app);
  await shopper.ask(REGISTER, {
    input: { name: 'Asha', email: 'asha@example.com', password: 'quiet banyan', confirmPassword: 'quiet banyan' },
  });
});
afterAll(async () => {
  await app.close();
  await proxy.cut().catch(() => undefined);
});

const addToCart = (quantity = 1) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    cookies: Object.fromEntries(shopper.jar),
    payload: { query: ADD, variables: { input: { productId: encodeId('Product', productId), quantity } } },
  });
const readCart = () => shopper.ask('{ viewer { cart { lines(first: 5) { edges { node { quantity } } } } } }');
/** Reads a result that no cache has. */
const readiness = async () => {
  nowMs += 1000;
  return (await app.inject('/health/ready')).statusCode;
};

describe('a lock that is held', () => {
  it('lets reads and health checks pass, and answers the writes that wait for it with 503', async () => {
    await readCart(); // the session is known
    const writes = await db.$transaction(
      async (tx) => {
        await tx.$executeRaw`LOCK TABLE products, cart_lines IN EXCLUSIVE MODE`;
        const waiting = Promise.all(Array.from({ length: 30 }, () => addToCart()));
        for (let reads = 0; reads < 5; reads += 1) {
          expect(await readCart()).toMatchObject({ status: 200, errors: [] });
          expect(await readiness()).toBe(200);
        }
        return waiting;
      },
      { timeout: 110_000 },
    );
    for (const { statusCode, headers, body } of writes) {
      expect({ statusCode, after: headers['retry-after'] }).toEqual({ statusCode: 503, after: '2' });
      expect(body).toContain('The shop is very busy. Please try again in a moment.');
    }
    expect((await addToCart()).statusCode).toBe(200);
    expect((await readCart()).data).toMatchObject({
      viewer: { cart: { lines: { edges: [{ node: { quantity: 1 } }] } } },
    });
  });
});

describe('killed connections', () => {
  it('are replaced without a failed read', async () => {
    await Promise.all([readCart(), readCart(), app.inject('/api/category/get')]);
    await databasePool('health').query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'kirana: reads'`,
    );
    expect((await app.inject('/api/category/get')).statusCode).toBe(200);
    expect(await readCart()).toMatchObject({ status: 200, errors: [] });
  });
});

describe('a database that is away', () => {
  it('is 503 with Retry-After everywhere, and the shop works when it is back', async () => {
    const requests = {
      personal: () => addToCart(),
      public: () => app.inject('/graphql?query={categories(first:1){edges{node{name}}}}'),
      rest: () => app.inject('/api/category/get'),
      restOfViewer: () => app.inject({ url: '/api/cart/get', cookies: Object.fromEntries(shopper.jar) }),
    };
    await proxy.cut();
    expect(await readiness()).toBe(503);
    for (const [name, request] of Object.entries(requests)) {
      for (let times = 0; times < 2; times += 1) {
        const { statusCode, headers, body } = await request();
        expect({ name, statusCode, after: headers['retry-after'] }).toEqual({ name, statusCode: 503, after: '2' });
        expect(body).not.toMatch(/127\.0\.0\.1|ECONN|Prisma/);
      }
    }
    await proxy.restore();
    expect(await readiness()).toBe(200);
    for (const [name, request] of Object.entries(requests)) {
      expect({ name, statusCode: (await request()).statusCode }).toEqual({ name, statusCode: 200 });
    }
  });
});

describe('the log', () => {
  it('has a line a minute for each kind of failure, and every other line', () => {
    let now = 0;
    const isRepeated = createOutageFilter(() => now);
    const lost = { err: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) };
    const busy = { err: new Error('outer', { cause: Object.assign(new Error('lock'), { code: '55P03' }) }) };
    expect(
      [lost, lost, busy, busy, { err: new Error('bug') }, { err: new Error('bug') }, 'text'].map(isRepeated),
    ).toEqual([false, true, false, true, false, false, false]);
    now = 60_000;
    expect([lost, lost].map(isRepeated)).toEqual([false, true]);
  });
});
