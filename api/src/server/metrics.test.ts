import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../db/embedded/postgresServer.ts';
import type { SessionViewer } from '../core/viewer.ts';
import { makeProducts, makeSession, makeShopper } from '../testing/fixtures.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../testing/graphql/persistedDocumentsFile.ts';
import { scrapeMetrics, valueOf } from '../testing/server/prometheus.ts';
import { sendGraphql, spawnServers } from '../testing/server/serverProcesses.ts';
import type { ServerProcess } from '../testing/server/spawnServer.ts';

const LISTING = 'query Listing { products(first: 5) { edges { node { id name } } } }';
const documents = writePersistedDocuments([LISTING]);
let servers: Awaited<ReturnType<typeof spawnServers>>;
let shop: ServerProcess;
let port: number;
let shopper: SessionViewer;

beforeAll(async () => {
  port = await freePort();
  servers = await spawnServers(1, { METRICS_PORT: String(port), PERSISTED_DOCUMENTS: documents.file });
  [shop] = servers.shops as [ServerProcess];
  shopper = await makeSession(await makeShopper());
  await makeProducts(1);
});
afterAll(async () => {
  await servers.close();
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

  it('is not on the public port, and nothing else is on its own', async () => {
    const publicAnswer = await fetch(`${shop.url}/metrics`);
    expect(publicAnswer.status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/graphql`)).status).toBe(404);
  });
});
