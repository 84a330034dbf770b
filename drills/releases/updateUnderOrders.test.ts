import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { createDatabase, dropDatabase } from '../../api/src/testing/postgres/temporaryCluster.ts';
import { runCommand } from '../support/runCommand.ts';
import { TEST_ENCRYPTION_KEY, TEST_SECRET } from '../../api/src/testing/secretFixture.ts';
import { unpackLastRelease } from '../support/lastRelease.ts';
import { spawnServer, type ServerProcess } from '../../api/src/testing/server/spawnServer.ts';
import { UNLIMITED_CASH } from '../../api/src/testing/shopTermsFixture.ts';

const SHOPPERS = 2;
const STOCK = 100_000;
const PRICE_PAISE = 10_000;
/** No order waits as long: a migration gives way after half a second. The rest is for slow machines. */
const SLOWEST_ORDER_MS = 10_000;

interface Shopper {
  token: string;
  addressId: string;
}

interface PlacedOrder {
  url: string;
  /** The response as it came. */
  text: string;
  ms: number;
}

const databaseName = `update_${randomBytes(4).toString('hex')}`;
const placed: PlacedOrder[] = [];
/** The servers that get the orders, in turn. */
let urls: string[] = [];
let environment: Record<string, string>;
let client: pg.Client;
let directory: string;
let productId: string;
let release: Awaited<ReturnType<typeof unpackLastRelease>>;
let lastServer: ServerProcess;
let nextServer: ServerProcess | undefined;
let isOpen = true;
let shopping: Promise<unknown>;

async function send(url: string, query: string, options: { token?: string; variables?: object } = {}): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
    },
    body: JSON.stringify({ query, variables: options.variables ?? {} }),
  });
  return response.text();
}

/** A product with stock, in columns that both releases have. */
async function insertProduct(): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO products (id, sku, name, unit, mrp_paise, description, stock, updated_at)
     VALUES (uuidv7(), 'TEST-1', 'Rice', '1 kg', $1, 'Good.', $2, now()) RETURNING id`,
    [PRICE_PAISE, STOCK],
  );
  const id = rows[0]?.id ?? '';
  await client.query(
    `INSERT INTO stock_movements (id, product_id, delta, reason) VALUES (uuidv7(), $1, $2, 'INITIAL')`,
    [id, STOCK],
  );
  return id;
}

async function registerShopper(index: number): Promise<Shopper> {
  const registered = await send(
    lastServer.url,
    `mutation { userRegister(input: { name: "Asha", email: "asha${index}@kirana.example", password: "green mango",
      confirmPassword: "green mango" }) { ... on UserRegisterPayload { accessToken } } }`,
  );
  const token = String(JSON.parse(registered).data.userRegister.accessToken);
  const created = await send(
    lastServer.url,
    `mutation { addressCreate(input: { line: "12 Park Street", city: "Kolkata", state: "West Bengal", country: "India",
      pincode: "700016", mobile: "9800000000" }) { ... on AddressCreatePayload { addressEdge { node { id } } } } }`,
    { token },
  );
  return { token, addressId: String(JSON.parse(created).data.addressCreate.addressEdge.node.id) };
}

/** Orders one piece again and again, from the servers in turn. */
async function orderWhileOpen({ token, addressId }: Shopper): Promise<void> {
  for (let turn = 0; isOpen; turn += 1) {
    const url = urls[turn % urls.length] ?? '';
    const variables = {
      product: encodeId('Product', productId),
      order: { addressId, expectedTotal: PRICE_PAISE, idempotencyKey: randomUUID() },
    };
    const start = performance.now();
    const text = await send(
      url,
      `mutation ($product: ID!, $order: OrderPlaceInput!) {
        cartLineAdd(input: { productId: $product, isOnlyIfAbsent: true }) { __typename }
        orderPlace(input: $order) { __typename }
      }`,
      { token, variables },
    ).catch(String);
    placed.push({ url, text, ms: performance.now() - start });
  }
}

/** Waits until `count` more orders have come to `server`. */
async function waitForOrders(server: ServerProcess, count: number): Promise<void> {
  const ordersAt = () => placed.filter(({ url }) => url === server.url).length;
  const before = ordersAt();
  await expect.poll(ordersAt, { timeout: 60_000 }).toBeGreaterThanOrEqual(before + count);
}

const expected = JSON.stringify({
  data: { cartLineAdd: { __typename: 'CartLineAddPayload' }, orderPlace: { __typename: 'OrderPlacePayload' } },
});

beforeAll(async () => {
  const databaseUrl = await createDatabase(inject('databaseServerUrl'), databaseName);
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  release = await unpackLastRelease();
  directory = await mkdtemp(path.join(tmpdir(), 'kirana-update-'));
  environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    JWT_SECRET: TEST_SECRET,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    JOBS: 'off',
    THROTTLE: 'off',
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_PER_USER: '1000000',
    ...UNLIMITED_CASH,
  };
  lastServer = await spawnServer(environment, [], release.directory);
  await lastServer.open;
  productId = await insertProduct();
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, (_, index) => registerShopper(index)));
  urls = [lastServer.url];
  shopping = Promise.all(shoppers.map(orderWhileOpen));
});

afterAll(async () => {
  isOpen = false;
  await shopping;
  for (const server of [lastServer, nextServer]) server?.signal('SIGKILL');
  await Promise.all([lastServer.ended, nextServer?.ended]);
  await client.end();
  await dropDatabase(inject('databaseServerUrl'), databaseName);
  await Promise.all([release.remove(), rm(directory, { recursive: true })]);
});

describe('an update while orders are placed', () => {
  it('migrates while the last release takes orders, also when it has to wait for a table', async () => {
    await waitForOrders(lastServer, 10);
    const report = new pg.Client({ connectionString: environment['DATABASE_URL'] });
    await report.connect();
    let migrating: ReturnType<typeof runCommand>;
    try {
      await report.query('BEGIN');
      await report.query('SELECT count(*) FROM orders');
      migrating = runCommand('migrateDatabase', [], { ...environment, DEMO: 'off' });
      const begun = 'SELECT FROM _prisma_migrations WHERE finished_at IS NULL';
      await expect.poll(async () => (await client.query(begun)).rowCount, { timeout: 60_000 }).toBe(1);
      await waitForOrders(lastServer, 20);
      expect((await client.query(begun)).rowCount).toBe(1);
    } finally {
      await report.end();
    }
    expect(await migrating).toMatchObject({ code: 0, stderr: '' });
    await waitForOrders(lastServer, 10);
  });

  it('takes orders by both releases together, and by the last one again', async () => {
    nextServer = await spawnServer(environment);
    await nextServer.open;
    urls = [lastServer.url, nextServer.url];
    await Promise.all([waitForOrders(lastServer, 20), waitForOrders(nextServer, 20)]);
    urls = [lastServer.url];
    nextServer.signal('SIGTERM');
    await waitForOrders(lastServer, 10);
  });

  it('has failed no order and kept none waiting, and its stock equals its ledger', async () => {
    isOpen = false;
    await shopping;
    expect([...new Set(placed.map(({ text }) => text))]).toEqual([expected]);
    expect(Math.max(...placed.map(({ ms }) => ms))).toBeLessThan(SLOWEST_ORDER_MS);
    const { rows } = await client.query(
      `SELECT stock, (SELECT sum(delta) FROM stock_movements WHERE product_id = products.id)::int AS ledger,
         (SELECT count(*) FROM orders)::int AS orders FROM products`,
    );
    expect(rows).toEqual([{ stock: STOCK - placed.length, ledger: STOCK - placed.length, orders: placed.length }]);
  });
});
