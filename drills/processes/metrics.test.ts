import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT_DIRECTORY } from '../../api/src/platform/config/config.ts';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { db } from '../../api/src/platform/db/client.ts';
import { freePort } from '../../api/src/platform/db/embedded/postmaster.ts';
import type { SessionViewer } from '../../api/src/platform/core/viewer.ts';
import { makeProducts, makeSession, makeShopper } from '../../api/src/testing/fixtures.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../../api/src/testing/graphql/persistedDocumentsFile.ts';
import { makeOrder } from '../../api/src/testing/orderFixtures.ts';
import type { TestRedis } from '../../api/src/testing/fakeRedis.ts';
import { startRedis } from '../support/redis/startRedis.ts';
import { metricsOfQuery } from '../../api/src/testing/server/metricsOfQuery.ts';
import { scrapeMetrics, valueOf, type Sample } from '../../api/src/testing/server/prometheus.ts';
import { LIMITS } from '../../api/src/platform/limits/limits.ts';
import { testDatabaseUrl } from '../../api/src/testing/postgres/testDatabaseUrl.ts';
import { openStream, sendGraphql, spawnServers } from '../support/serverProcesses.ts';
import type { ServerProcess } from '../../api/src/testing/server/spawnServer.ts';

const OPERATIONS_GUIDE = path.join(ROOT_DIRECTORY, 'docs/operations');
/** A process measures its own start as a delay, and may refuse requests in the second after the first. */
const OWN_DELAY_MS = 2000;
const LISTING = 'query Listing { products(first: 5) { edges { node { id name } } } }';
const ADD = `mutation ($productId: ID!) {
  cartLineAdd(input: { productId: $productId, quantity: 2 }) { __typename }
}`;
const documents = writePersistedDocuments([LISTING]);
let redis: TestRedis;
let servers: Awaited<ReturnType<typeof spawnServers>>;
let shop: ServerProcess;
let port: number;
let shopper: SessionViewer;

beforeAll(async () => {
  port = await freePort();
  redis = await startRedis();
  servers = await spawnServers(1, {
    METRICS_PORT: String(port),
    PERSISTED_DOCUMENTS: documents.file,
    REDIS_URL: redis.url,
    DATABASE_READ_URL: await testDatabaseUrl(), // a primary, which the shop refuses as a replica
    JOBS: 'on',
    THROTTLE: 'on',
    CHALLENGE_PROVIDER: 'turnstile',
    CHALLENGE_SITE_KEY: 'site',
    CHALLENGE_SECRET_KEY: 'secret',
    CHALLENGE_VERIFY_URL: `http://127.0.0.1:${await freePort()}/siteverify`, // nothing listens there
  });
  [shop] = servers.shops as [ServerProcess];
  do await pause(OWN_DELAY_MS);
  while ((await fetch(`${shop.url}/api/nothing`)).status !== 404);
  shopper = await makeSession(await makeShopper());
  await makeProducts(1);
});
afterAll(async () => {
  await servers.close();
  await redis.kill();
  documents.remove();
});

describe('/metrics', () => {
  it('has the durations of requests by the template of their path, and those of no route together', async () => {
    await fetch(`${shop.url}/api/cart/get`);
    await fetch(`${shop.url}/api/nothing/${'x'.repeat(30)}`);
    await fetch(`${shop.url}/media/nothing`);
    const samples = await scrapeMetrics(port);
    const count = (labels: Record<string, string>) =>
      valueOf(samples, 'http_server_request_duration_count', { http_request_method: 'GET', ...labels });
    expect(count({ http_route: '/api/cart/get', http_response_status_code: '401' })).toBe(1);
    expect(samples.map(({ labels }) => labels['http_route'] ?? '').filter((route) => route.includes('xxx'))).toEqual(
      [],
    );
  });

  it('names operations by the documents of the shop, by the root fields of texts, or as others', async () => {
    await fetch(shop.url + persistedQueryUrl(LISTING));
    const query = 'query Made_up_by_a_client { viewer { id } }';
    await sendGraphql(shop, shopper, { query, variables: {} });
    await sendGraphql(shop, shopper, {
      query: 'query Another { viewer { id } categories(first: 1) { edges { node { id } } } }',
      variables: {},
    });
    await fetch(`${shop.url}/api/category/get`);
    const samples = await scrapeMetrics(port);
    const names = samples
      .filter(({ name }) => name === 'kirana_graphql_operation_duration_count')
      .map(({ labels }) => `${labels['graphql_operation_type']} ${labels['graphql_operation_name']}`);
    expect(names.sort()).toEqual(['query Listing', 'query RestCategories', 'query other', 'query viewer']);
  });

  it('has the connections of each pool', async () => {
    const samples = await scrapeMetrics(port);
    for (const [pool, max] of [
      ['reads', 10],
      ['writes', 10],
      ['health', 1],
    ] as const) {
      const labels = { db_client_connection_pool_name: pool };
      expect(valueOf(samples, 'db_client_connection_max', labels)).toBe(max);
      expect(valueOf(samples, 'db_client_connection_pending_requests', labels)).toBe(0);
      for (const state of ['used', 'idle'])
        expect(
          valueOf(samples, 'db_client_connection_count', { ...labels, db_client_connection_state: state }),
        ).toBeGreaterThanOrEqual(0);
    }
  });

  it('has the delay of the event loop, the memory and the time of the CPU', async () => {
    const samples = await scrapeMetrics(port);
    expect(valueOf(samples, 'nodejs_eventloop_delay_p99')).toBeGreaterThan(0);
    expect(valueOf(samples, 'process_memory_usage')).toBeGreaterThan(1e7);
    expect(valueOf(samples, 'process_cpu_time_total', { cpu_mode: 'user' })).toBeGreaterThan(0);
  });

  it('is not on the public port, and only liveness is beside it', async () => {
    const publicAnswer = await fetch(`${shop.url}/metrics`);
    expect(publicAnswer.status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/graphql`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(204);
  });
});

describe('the metrics of the shop', () => {
  it('count refusals for lack of stock, lookups in the cache and open event streams', async () => {
    const [productId = ''] = await makeProducts(1, { stock: 1 });
    const variables = { productId: encodeId('Product', productId) };
    const { data } = await sendGraphql(shop, shopper, { query: ADD, variables });
    expect(data).toEqual({ cartLineAdd: { __typename: 'OutOfStockError' } });
    const { orderId, viewer } = await makeOrder();
    const controller = new AbortController();
    await openStream(shop, await makeSession(viewer), {
      query: 'subscription ($id: ID!) { orderUpdated(id: $id) { id } }',
      variables: { id: encodeId('Order', orderId) },
      signal: controller.signal,
    });
    const before = await scrapeMetrics(port);
    for (const _ of [1, 2]) await fetch(shop.url + persistedQueryUrl(LISTING));
    const after = await scrapeMetrics(port);
    expect(valueOf(after, 'kirana_user_errors_total', { error_type: 'OutOfStockError' })).toBe(1);
    expect(valueOf(after, 'kirana_event_streams_open')).toBe(1);
    const hits = (samples: Sample[]) =>
      valueOf(samples, 'kirana_response_cache_lookups_total', { kirana_cache_result: 'hit' }) ?? 0;
    expect(hits(after)).toBeGreaterThan(hits(before));
    controller.abort();
    await expect.poll(async () => valueOf(await scrapeMetrics(port), 'kirana_event_streams_open')).toBe(0);
  });

  it('count challenges and their answers, and report that the provider is down', async () => {
    const attempt = (challengeAnswer: object | null) =>
      sendGraphql(shop, shopper, {
        query: 'mutation ($input: PasswordResetVerifyInput!) { passwordResetVerify(input: $input) { __typename } }',
        variables: { input: { email: 'nobody@kirana.example', code: '123456', challengeAnswer } },
      });
    const free = LIMITS.codePerIp.count / 2;
    for (let tries = 0; tries <= free; tries += 1) await attempt(null);
    await attempt({ provider: 'PROOF_OF_WORK', response: 'made up' });
    await attempt({ provider: 'TURNSTILE', response: 'made up' });
    const samples = await scrapeMetrics(port);
    const count = (provider: string, outcome: string) =>
      valueOf(samples, 'kirana_challenges_total', {
        kirana_challenge_provider: provider,
        kirana_challenge_outcome: outcome,
      });
    expect(count('PROOF_OF_WORK', 'required')).toBe(3);
    expect(count('PROOF_OF_WORK', 'wrong')).toBe(1);
    expect(count('TURNSTILE', 'unavailable')).toBe(1);
    expect(valueOf(samples, 'kirana_challenge_provider_up')).toBe(0);
  });

  it('count orders by state, payments by outcome, jobs and mails', async () => {
    await makeOrder([1], 'ONLINE');
    const mails = { kirana_mail_kind: 'ORDER_PLACED', kirana_mail_outcome: 'sent' };
    await expect.poll(async () => valueOf(await scrapeMetrics(port), 'kirana_mails_total', mails)).toBe(2);
    const runs = { kirana_job_task: 'sendMail', kirana_job_outcome: 'succeeded' };
    const runCount = async () => valueOf(await scrapeMetrics(port), 'kirana_job_duration_count', runs);
    await expect.poll(runCount).toBeGreaterThanOrEqual(2);
    await db.$executeRaw`SELECT graphile_worker.add_job('task of a former release', run_at => now() - interval '1 hour')`;
    const samples = await scrapeMetrics(port);
    expect(valueOf(samples, 'kirana_orders_open', { kirana_order_status: 'PLACED' })).toBe(2);
    expect(valueOf(samples, 'kirana_orders_recent', { kirana_order_status: 'PLACED' })).toBe(2);
    const paid = { kirana_payment_method: 'ONLINE', kirana_payment_outcome: 'PAID' };
    expect(valueOf(samples, 'kirana_payments_recent', paid)).toBe(1);
    expect(valueOf(samples, 'kirana_jobs', { kirana_job_task: 'sendMail', kirana_job_state: 'failed' })).toBe(0);
    expect(samples.filter(({ labels }) => labels['kirana_job_task']?.includes('former'))).toEqual([]);
    expect(valueOf(samples, 'kirana_database_up')).toBe(1);
  });

  it('report that no replica is read', async () => {
    const samples = await scrapeMetrics(port);
    expect([valueOf(samples, 'kirana_replica_up'), valueOf(samples, 'kirana_replica_lag')]).toEqual([0, 0]);
  });

  it('report that Redis is down', async () => {
    await expect.poll(async () => valueOf(await scrapeMetrics(port), 'kirana_redis_up')).toBe(1);
    await redis.kill();
    await expect.poll(async () => valueOf(await scrapeMetrics(port), 'kirana_redis_up')).toBe(0);
  });
});

describe('the operations guide', () => {
  const dashboard = JSON.parse(readFileSync(path.join(OPERATIONS_GUIDE, 'dashboard.json'), 'utf8')) as Dashboard;
  const { groups } = parse(readFileSync(path.join(OPERATIONS_GUIDE, 'alerts.yml'), 'utf8')) as AlertRules;
  const rules = groups.flatMap((group) => group.rules);

  it('has a dashboard and alerts whose metrics and labels the server exports', async () => {
    await causeServerError();
    const samples = await scrapeMetrics(port);
    const queries = [...dashboard.panels.flatMap(({ targets = [] }) => targets), ...rules].map(({ expr }) => expr);
    expect(queries.length).toBeGreaterThan(40);
    const missing = queries
      .flatMap(metricsOfQuery)
      .filter(({ name }) => name !== 'up') // Prometheus makes it
      .filter(({ name, labels }) => !samples.some((sample) => sample.name === name && hasLabels(sample, labels)));
    expect(missing).toEqual([]);
  });
});

interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}

interface AlertRules {
  groups: { rules: { expr: string }[] }[];
}

/** An answer with status 500, by a table that is missing for a moment. */
async function causeServerError(): Promise<void> {
  await db.$executeRaw`ALTER TABLE categories RENAME TO lost_categories`;
  try {
    expect((await fetch(`${shop.url}/api/category/get`)).status).toBe(500);
  } finally {
    await db.$executeRaw`ALTER TABLE lost_categories RENAME TO categories`;
  }
}

function hasLabels(sample: Sample, labels: ReadonlyMap<string, string | null>): boolean {
  return [...labels].every(([label, value]) => {
    const found = sample.labels[label];
    return found !== undefined && (value === null || value === found);
  });
}
