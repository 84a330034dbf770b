import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProducts } from '../../api/src/testing/fixtures.ts';
import { startFakeCollector } from '../support/fakeCollector.ts';
import { spawnServers } from '../support/serverProcesses.ts';
import type { ServerProcess } from '../../api/src/testing/server/spawnServer.ts';

const [INTERNAL, SERVER, CLIENT] = [1, 2, 3];
let collector: Awaited<ReturnType<typeof startFakeCollector>>;
let servers: Awaited<ReturnType<typeof spawnServers>>;
let shop: ServerProcess;

beforeAll(async () => {
  collector = await startFakeCollector();
  servers = await spawnServers(1, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
  });
  [shop] = servers.shops as [ServerProcess];
  await makeProducts(1);
});
afterAll(async () => {
  await servers.close();
  collector.close();
});

/** The spans of a request in a trace of the caller's, once its server span has ended, which is the last one to. */
async function traceOf(traceId: string, request: (headers: Record<string, string>) => Promise<Response>) {
  const response = await request({ traceparent: `00-${traceId}-b7ad6b7169203331-01` });
  expect(response.status).toBe(200);
  const received = () => collector.spans.filter((span) => span.traceId === traceId);
  await expect.poll(() => received().map(({ kind }) => kind)).toContain(SERVER);
  const spans = received();
  const find = (kind: number | undefined, name: RegExp) =>
    spans.find((span) => span.kind === kind && name.test(span.name));
  /** The names from a span up to the one without a parent in this process. */
  const pathOf = (span: (typeof spans)[number] | undefined): string[] =>
    span ? [span.name, ...pathOf(spans.find(({ spanId }) => spanId === span.parentSpanId))] : [];
  return { spans, find, pathOf };
}

describe('a trace', () => {
  it('leads from a GraphQL request of a traced caller over the operation to the statements', async () => {
    const query = '{ products(first: 1, search: "paneer 7x") { edges { node { id } } } }';
    const { find, pathOf, spans } = await traceOf('0af7651916cd43dd8448eb211c80319c', (headers) =>
      fetch(`${shop.url}/graphql?${new URLSearchParams({ query })}`, { headers }),
    );
    const server = find(SERVER, /./);
    expect(server).toMatchObject({ name: 'GET /graphql', parentSpanId: 'b7ad6b7169203331' });
    const statements = spans.filter(({ kind, name }) => kind === CLIENT && /^pg\.query:(SELECT|WITH)/.test(name));
    expect(statements.map((span) => pathOf(span).slice(1))).toContainEqual([
      ...['query products', 'handler - handler', 'request', 'GET /graphql'],
    ]);
    expect(JSON.stringify(spans)).not.toMatch(/paneer.7x/);
  });

  it('has the operation of a REST call and the template of its path', async () => {
    const { find, pathOf } = await traceOf('1af7651916cd43dd8448eb211c80319c', (headers) =>
      fetch(`${shop.url}/api/product/get`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    expect(pathOf(find(INTERNAL, /^query/))).toEqual([
      'query RestProducts',
      'handler - handler',
      'request',
      'POST /api/product/get',
    ]);
  });

  it('goes to the collector beside the metrics', async () => {
    await expect.poll(() => collector.metrics).toContain('http.server.request.duration');
  });

  it('is not made of health checks', async () => {
    const traceId = '2af7651916cd43dd8448eb211c80319c';
    await fetch(`${shop.url}/health/live`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
    await traceOf('3af7651916cd43dd8448eb211c80319c', (headers) =>
      fetch(`${shop.url}/graphql?query={products(first:1){edges{node{id}}}}`, { headers }),
    );
    expect(collector.spans.filter((span) => span.traceId === traceId)).toEqual([]);
  });
});
