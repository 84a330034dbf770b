import { afterEach, describe, expect, it, vi } from 'vitest';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { db } from '../../api/src/platform/db/client.ts';
import { createAccessTokens } from '../../api/src/shop/identity/sessions/accessToken.ts';
import { makeCustomer, makeProduct, makeSession, newId } from '../../api/src/testing/fixtures.ts';
import { TEST_SECRET } from '../../api/src/testing/secretFixture.ts';
import { createKeepAliveClient, type Answer, type KeepAliveClient } from '../support/keepAliveClient.ts';
import { spawnServers } from '../support/serverProcesses.ts';

const READERS = 40;
const SHOPPERS = 20;
const READ = '/graphql?query={products(first:5){edges{node{name}}}}';
const ORDER = `mutation ($product: ID!, $order: OrderPlaceInput!) {
  cartLineAdd(input: { productId: $product, isOnlyIfAbsent: true }) { __typename }
  orderPlace(input: $order) { __typename }
}`;

/** Sends one request of a client's kind. */
type Work = (client: KeepAliveClient, url: string) => Promise<Answer>;

/** A new shopper, who orders a product of their own again and again. */
async function makeShopperWork(): Promise<Work> {
  const { id } = await makeProduct({ stock: 10_000 });
  const { viewer, addressId } = await makeCustomer([]);
  const token = await createAccessTokens(TEST_SECRET).issue(await makeSession(viewer));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (client, url) => {
    const order = { addressId: encodeId('Address', addressId), expectedTotal: 10_000, idempotencyKey: newId() };
    const variables = { product: encodeId('Product', id), order };
    return client.send(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: ORDER, variables }),
    });
  };
}

/** Works until connections are refused and returns the answers; rejects on other connection failures. */
async function workUntilRefused(work: Work, url: string): Promise<Answer[]> {
  const client = createKeepAliveClient();
  const answers: Answer[] = [];
  try {
    for (;;) answers.push(await work(client, url));
  } catch (error) {
    if (!isRefusal(error as NodeJS.ErrnoException)) throw error; // of a socket
    return answers;
  } finally {
    client.close();
  }
}

/** The server does not listen, or closed its listener while the connection was being made: nothing was sent. */
const isRefusal = ({ code, syscall }: NodeJS.ErrnoException) =>
  code === 'ECONNREFUSED' || (code === 'ECONNRESET' && syscall === 'connect');

/** On a slow machine the load can exceed a timeout, which is an answer too. */
const isBusy = ({ text }: Answer) => text.includes('SERVICE_UNAVAILABLE');

/** Expects a server that is not ready, and answers other requests still. */
async function expectDraining(url: string): Promise<void> {
  const client = createKeepAliveClient();
  const isReady = async () => (await client.send(`${url}/health/ready`)).status === 200;
  await vi.waitUntil(async () => !(await isReady()), { timeout: 20_000, interval: 10 });
  expect(await client.send(url + READ)).toMatchObject({ status: 200, connection: 'close' });
  client.close();
}

describe('SIGTERM under load', () => {
  let close: () => Promise<void>;
  afterEach(() => close());

  it.for([
    { processes: 1, delay: 0 },
    { processes: 2, delay: 3 },
  ])(
    'resets none of 60 clients with $processes processes and a delay of $delay s',
    { timeout: 120_000 },
    async ({ processes, delay }) => {
      const environment = { WEB_PROCESSES: String(processes), SHUTDOWN_DELAY: String(delay) };
      const servers = await spawnServers(1, { ...environment, RATE_LIMIT_PER_USER: '1000000' });
      ({ close } = servers);
      const shop = servers.shops[0];
      if (!shop) throw new Error('There is no shop');
      const ordersBefore = await db.order.count();
      const shopperWork = await Promise.all(Array.from({ length: SHOPPERS }, makeShopperWork));
      let answered = 0;
      const counted =
        (work: Work): Work =>
        async (client, url) => {
          const answer = await work(client, url);
          answered += 1;
          return answer;
        };
      const readers = Array.from({ length: READERS }, () =>
        workUntilRefused(
          counted((client, url) => client.send(url + READ)),
          shop.url,
        ),
      );
      const shoppers = shopperWork.map((work) => workUntilRefused(counted(work), shop.url));
      await vi.waitUntil(() => answered > 300, { timeout: 60_000 });

      shop.signal('SIGTERM');
      if (delay > 0) await expectDraining(shop.url);
      const reads = (await Promise.all(readers)).flat();
      const orders = (await Promise.all(shoppers)).flat();
      expect(reads.filter((answer) => answer.status !== 200 && !isBusy(answer))).toEqual([]);
      const placed = orders.filter(({ text }) => text.includes('OrderPlacePayload'));
      expect(orders.filter((answer) => !placed.includes(answer) && !isBusy(answer))).toEqual([]);
      expect(await db.order.count()).toBe(ordersBefore + placed.length);
      expect(placed.length).toBeGreaterThan(0);
      expect(await shop.ended).toBe(0);
      expect(shop.stderr()).toBe('');
    },
  );
});
