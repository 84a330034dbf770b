import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import type { SessionViewer } from '../../api/src/platform/core/viewer.ts';
import { connectDatabase, db, disconnectDatabase } from '../../api/src/platform/db/client.ts';
import { freePort } from '../../api/src/platform/db/embedded/postmaster.ts';
import {
  makeCartLine,
  makeCustomer,
  makeProduct,
  makeSession,
  makeShopper,
  newId,
} from '../../api/src/testing/fixtures.ts';
import type { GraphqlResponse } from '../../api/src/testing/graphql/executeGraphql.ts';
import { readEvents } from '../../api/src/testing/graphql/subscribeGraphql.ts';
import { BALANCER } from '../support/machines/caddy.ts';
import { doesPoolerPrepare, IS_POOLED, POOLER } from '../support/machines/pgBouncer.ts';
import { startMachines, type Machines, type ServerMachine } from '../support/machines/startMachines.ts';
import { takeAllSessions } from '../support/machines/takeAllSessions.ts';
import { createKeepAliveClient, type Answer, type SentRequest } from '../support/keepAliveClient.ts';
import { testDatabaseUrl } from '../../api/src/testing/postgres/testDatabaseUrl.ts';
import { openStream, sendGraphql } from '../support/serverProcesses.ts';
import { makeUploader, post, uploadForm } from '../../api/src/testing/server/uploadServer.ts';

const REQUESTS_PER_MINUTE = 200;
const CLIENTS = 4;
/** Clients without pauses would starve the starting server of CPU. */
const THINK_MS = 20;
const soon = { timeout: 60_000, interval: 50 };
const LIST = '{ products(first: 20) { edges { node { name } } } }';
const FOLLOW = 'subscription ($id: ID!) { orderUpdated(id: $id) { status } }';
const PICK = 'mutation ($id: ID!) { pickingStart(input: { orderId: $id }) { __typename } }';
const CANCEL = 'mutation ($id: ID!) { orderCancel(input: { orderId: $id }) { __typename } }';
const RENAME = 'mutation ($input: ProductUpdateInput!) { productUpdate(input: $input) { __typename } }';
const PLACE = 'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { __typename } }';
const UPLOAD = `mutation ($file: Upload!) { catalogueImportUpload(input: { file: $file }) {
  ... on CatalogueImportUploadPayload { catalogueImportEdge { node { id } } } } }`;
const RUN = 'mutation ($id: ID!) { catalogueImportRun(input: { importId: $id }) { __typename } }';

/** All machines start at the same time. */
const START_TIMEOUT_MS = 300_000;

let ownUrl: string;
let metricsUrl: string;
let machines: Machines;
let servers: [ServerMachine, ServerMachine];
let admin: SessionViewer;

beforeAll(async () => {
  ownUrl = await testDatabaseUrl();
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  machines = await startMachines({
    servers: 2,
    environmentOf: async (index) => (index === 0 ? { METRICS_PORT: String(metricsPort) } : undefined),
    environment: { RATE_LIMIT_PER_MINUTE: String(REQUESTS_PER_MINUTE), LOG_LEVEL: 'error' },
  });
  servers = machines.servers as typeof servers;
  await disconnectDatabase();
  await connectDatabase(machines.database.primaryUrl);
  admin = await makeSession(await makeShopper({ role: 'ADMIN' }));
}, START_TIMEOUT_MS);
afterAll(async () => {
  await disconnectDatabase();
  await machines.close();
  await connectDatabase(ownUrl);
});

let addresses = 0;

/** A client of the balancer with an address of its own, because each address may send so many requests per minute. */
function createClient() {
  addresses += 1;
  const client = createKeepAliveClient(`127.1.${addresses >> 8}.${addresses & 255}`);
  const headers: Record<string, string> = {};
  /** Asks a server again that had no time: it says 5 seconds on a busy machine. One without its database says 2. */
  async function send(path: string, request: SentRequest): Promise<Answer> {
    for (;;) {
      const answer = await client.send(`${machines.url}/${path}`, request);
      if (answer.status !== 503 || answer.retryAfter !== '5') return answer;
      await pause(THINK_MS);
    }
  }
  return {
    headers,
    close: client.close,
    list: () => send(`graphql?query=${encodeURIComponent(LIST)}`, { headers }),
    async call(path: string, body: object | null = null): Promise<Answer & Pick<GraphqlResponse, 'data'>> {
      const sent = { 'content-type': 'application/json', ...headers };
      const answer = await send(
        path,
        body ? { method: 'POST', headers: sent, body: JSON.stringify(body) } : { headers },
      );
      const { data = null } = JSON.parse(answer.text || '{}') as Partial<GraphqlResponse>; // REST's answers have `data`, too
      return { ...answer, data };
    },
  };
}

/** The answers to clients that poll while `work` runs and until requests sent after it are answered. */
async function answersWhile(work: () => Promise<unknown>): Promise<{ during: Answer[]; after: Answer[] }> {
  const answers: (Answer & { isAfter: boolean })[] = [];
  let isOver = false;
  const ask = async (_client: unknown, index: number) => {
    let client = createClient();
    for (let [sent, after] = [1, 0]; after < 5; sent += 1) {
      const isAfter = isOver;
      const answer = await (index % 2 === 0 ? client.list() : client.call('graphql', { query: LIST }));
      after += isAfter ? 1 : 0;
      answers.push({ ...answer, isAfter });
      if (sent % REQUESTS_PER_MINUTE === 0) client = createClient();
      await pause(THINK_MS);
    }
    client.close();
  };
  const clients = Array.from({ length: CLIENTS }, ask);
  await expect.poll(() => answers.length, soon).toBeGreaterThan(CLIENTS);
  await work().finally(() => (isOver = true));
  await Promise.all(clients);
  return { during: answers.filter(({ isAfter }) => !isAfter), after: answers.filter(({ isAfter }) => isAfter) };
}

/** The answers that are not 200. */
const failures = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status}: ${text}`);

async function orderWith(viewer: SessionViewer, addressId: string): Promise<unknown> {
  await db.cartLine.deleteMany({ where: { userId: viewer.userId } }); // of an attempt that failed
  await makeCartLine(viewer, (await makeProduct()).id);
  const input = { addressId: encodeId('Address', addressId), expectedTotal: 10_000, idempotencyKey: newId() };
  const { data, errors } = await sendGraphql(machines, viewer, { query: PLACE, variables: { input } });
  return data?.orderPlace.__typename ?? errors[0]?.extensions?.['code'];
}

/** Loopback has addresses for many machines only on Linux. */
describe.runIf(process.platform === 'linux')(`the shop behind ${BALANCER} and ${POOLER}`, () => {
  it('takes a shopper from the catalogue to an order', async () => {
    await makeProduct({ name: 'Toned Milk' });
    const shopper = createClient();
    const found = await shopper.call('api/product/search-product', { search: 'doodh' });
    expect(found.data).toMatchObject([{ name: 'Toned Milk' }]);
    const account = { email: 'asha@kirana.example', password: 'a long password' };
    await shopper.call('api/user/register', { name: 'Asha', confirmPassword: account.password, ...account });
    const { data: session } = await shopper.call('api/user/login', account);
    shopper.headers['authorization'] = `Bearer ${session.accesstoken}`;
    await shopper.call('api/cart/create', { productId: found.data[0]._id });
    const home = {
      address_line: '12 Park Street',
      city: 'Kolkata',
      state: 'WB',
      pincode: '700016',
      mobile: '9800000000',
    };
    const { data: address } = await shopper.call('api/address/create', { ...home, country: 'India' });
    const order = await shopper.call('api/order/cash-on-delivery', { addressId: address._id, totalAmt: 100 });
    expect(order.data).toMatchObject([{ order_status: 'PLACED' }]);
    expect((await shopper.call('api/order/order-list')).data).toHaveLength(1);
    shopper.close();
    await expect.poll(() => db.mail.count({ where: { sentAt: { not: null } } }), soon).toBeGreaterThan(0); // by the worker
  });

  it('follows an order, at whichever server it changes', async () => {
    const { viewer, addressId } = await makeCustomer([]);
    const shopper = await makeSession(viewer);
    expect(await orderWith(shopper, addressId)).toBe('OrderPlacePayload');
    const order = await db.order.findFirstOrThrow({ where: { userId: viewer.userId } });
    const variables = { id: encodeId('Order', order.id) };
    const stream = readEvents(await openStream(machines, shopper, { query: FOLLOW, variables }));
    const until = async (status: string) =>
      expect(await stream.find((data) => data?.orderUpdated.status === status)).not.toBeNull();
    await until('PLACED');
    await sendGraphql(servers[0], admin, { query: PICK, variables: { id: encodeId('PickingOrder', order.id) } });
    await until('PICKING');
    await sendGraphql(servers[1], shopper, { query: CANCEL, variables });
    await until('CANCELLED');
    await stream.leave();
  });

  it('shows an admin’s change at once', async () => {
    const { id } = await makeProduct({ name: 'Curd' });
    const query = 'query ($id: ID!) { product(id: $id) { name } }';
    const shown = async () => {
      const variables = { id: encodeId('Product', id) };
      const answers = await Promise.all(
        servers.map(({ url }) =>
          post(`${url}/graphql`, JSON.stringify({ query, variables }), { 'content-type': 'application/json' }),
        ),
      );
      return answers.map(({ data }) => data.product.name);
    };
    expect(await shown()).toEqual(['Curd', 'Curd']);
    const input = { productId: encodeId('Product', id), version: 1, name: 'Thick Curd' };
    await sendGraphql(machines, admin, { query: RENAME, variables: { input } });
    await expect.poll(shown, { interval: 10 }).toEqual(['Thick Curd', 'Thick Curd']);
    await expect.poll(async () => (await createClient().list()) && machines.database.isReplicaRead(), soon).toBe(true);
  });

  it('imports a catalogue by the worker', async () => {
    const { headers } = await makeUploader({ role: 'ADMIN' });
    const file = new File(['sku,name,unit,price,description\nA-1,Paneer,200 g,90,Fresh.\n'], 'new.csv');
    const form = uploadForm({
      operations: { query: UPLOAD, variables: { file: null } },
      map: { 0: ['variables.file'] },
      files: { 0: file },
    });
    const { data } = await post(`${machines.url}/graphql`, form, headers);
    const { id } = data.catalogueImportUpload.catalogueImportEdge.node;
    const status = async () => (await db.catalogueImport.findFirstOrThrow()).status;
    await expect.poll(status, soon).toBe('CHECKED');
    await sendGraphql(machines, admin, { query: RUN, variables: { id } });
    await expect.poll(status, soon).toBe('DONE');
    expect(await db.product.count({ where: { sku: 'A-1' } })).toBe(1);
  });

  it('separates the connections of each kind of work in its metrics', async () => {
    const metrics = await (await fetch(metricsUrl)).text();
    const names = [...metrics.matchAll(/^db_client_connection_max\{[^}]*pool_name="(\w+)"/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual(['health', 'reads', 'replica', 'sessions', 'writes']);
  });

  it('counts the requests of each client over both servers, whatever address a client claims to have', async () => {
    const [greedy, other] = [createClient(), createClient()];
    for (let request = 0; request < REQUESTS_PER_MINUTE; request += 1) {
      greedy.headers['x-forwarded-for'] = `10.0.0.${request % 256}`;
      expect((await greedy.list()).status).toBe(200);
    }
    expect((await greedy.list()).status).toBe(429);
    expect((await other.list()).status).toBe(200);
    for (const client of [greedy, other]) client.close();
  });

  it('answers by the other server when one is killed', async () => {
    const { during, after } = await answersWhile(servers[0].kill);
    expect(failures(during).length).toBeLessThanOrEqual(CLIENTS); // requests already in progress
    expect(failures(after)).toEqual([]);
    const restarted = await answersWhile(servers[0].start);
    expect(failures([...restarted.during, ...restarted.after])).toEqual([]);
  });

  it('loses nothing when a server ends', async () => {
    const { during, after } = await answersWhile(servers[1].end);
    expect(failures([...during, ...after])).toEqual([]);
    await servers[1].start();
  });

  it.for(['pooler', 'primary'] as const)('returns 503 while the %s is down, and recovers by itself', async (name) => {
    const machine = name === 'pooler' ? machines.pooler : machines.database.primary;
    const { viewer, addressId } = await makeCustomer([]);
    const shopper = await makeSession(viewer);
    const { during } = await answersWhile(machine.kill);
    const { list, close } = createClient();
    const answer = await list();
    close();
    for (const { status, retryAfter } of [...during, answer])
      if (status !== 200) expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    await machine.start();
    await expect.poll(async () => failures([await createClient().list()]), soon).toEqual([]);
    await expect.poll(() => orderWith(shopper, addressId), soon).toBe('OrderPlacePayload');
  });

  if (IS_POOLED) {
    it('sheds load when the pooler has no session left', async () => {
      const { release } = await takeAllSessions(machines.pooler.url);
      const since = Date.now();
      const { errors } = await sendGraphql(servers[0], admin, { query: '{ viewer { name } }', variables: {} });
      expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
      expect(Date.now() - since).toBeLessThan(4000); // one wait of the pooler, and no second attempt
      await release();
    });

    it('leaves nothing in the sessions of the pooler but statements that it prepares, and has their timeouts', async () => {
      for (let request = 0; request < 5; request += 1)
        await sendGraphql(servers[0], admin, { query: LIST, variables: {} });
      const { states, release } = await takeAllSessions(machines.pooler.url);
      await release();
      const clean = { named: 0, channels: 0, locks: 0, cursors: 0, tables: 0, path: '"$user", public' };
      const timeouts = { lockTimeout: '3s', statementTimeout: '30s', idleTimeout: '15s' };
      for (const { prepared: _prepared, ...state } of states) expect(state).toEqual({ ...clean, ...timeouts });
      const prepared = states.reduce((sum, state) => sum + Number(state['prepared']), 0);
      expect(prepared > 0).toBe(doesPoolerPrepare());
    });
  }
});
