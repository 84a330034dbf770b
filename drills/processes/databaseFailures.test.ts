import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, databasePool, db, disconnectDatabase } from '../../api/src/platform/db/client.ts';
import { makeProduct } from '../../api/src/testing/fixtures.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../api/src/testing/postgres/databaseProxy.ts';
import { createBrowser, openServer, type Browser } from '../../api/src/testing/server/inProcessServer.ts';
import { encodeId } from '../../api/src/platform/core/publicId.ts';

const ADD = 'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename } }';
const REGISTER = `mutation ($input: UserRegisterInput!) { userRegister(input: $input) { __typename } }`;

let app: FastifyInstance;
let proxy: DatabaseProxy;
let shopper: Browser;
let productId: string;

beforeAll(async () => {
  const url = String(databasePool('writes').options.connectionString);
  await disconnectDatabase();
  proxy = await startDatabaseProxy(url);
  await connectDatabase(proxy.url); // with the shop's own timeouts: a read that waited for the connection of a write would fail
  app = await openServer({}, undefined, { clock: undefined }); // the clock of the process
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
const isReady = async () => (await app.inject('/health/ready')).statusCode;

describe('a lock that is held', () => {
  it('lets reads and health checks pass, and answers the writes that wait for it with 503', async () => {
    await readCart(); // the session is known
    const writes = await db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE products, cart_lines IN EXCLUSIVE MODE`;
      const waiting = Promise.all(Array.from({ length: 30 }, () => addToCart()));
      for (let reads = 0; reads < 5; reads += 1) {
        expect(await readCart()).toMatchObject({ status: 200, errors: [] });
        expect(await isReady()).toBe(200);
      }
      return waiting;
    });
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

describe('a database that is away', () => {
  it('is 503 with Retry-After everywhere, and the shop works when it is back', async () => {
    const requests = {
      personal: () => addToCart(),
      public: () => app.inject('/graphql?query={categories(first:1){edges{node{name}}}}'),
      rest: () => app.inject('/api/category/get'),
      restOfViewer: () => app.inject({ url: '/api/cart/get', cookies: Object.fromEntries(shopper.jar) }),
    };
    await proxy.cut();
    await expect.poll(isReady, { timeout: 30_000 }).toBe(503); // readiness is checked once a second
    for (const [name, request] of Object.entries(requests)) {
      for (let times = 0; times < 2; times += 1) {
        const { statusCode, headers, body } = await request();
        expect({ name, statusCode, after: headers['retry-after'] }).toEqual({ name, statusCode: 503, after: '2' });
        expect(body).not.toMatch(/127\.0\.0\.1|ECONN|Prisma/);
      }
    }
    await proxy.restore();
    await expect.poll(isReady, { timeout: 30_000 }).toBe(200);
    for (const [name, request] of Object.entries(requests)) {
      expect({ name, statusCode: (await request()).statusCode }).toEqual({ name, statusCode: 200 });
    }
  });
});
