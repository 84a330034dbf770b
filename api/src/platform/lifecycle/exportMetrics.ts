import { createServer } from 'node:http';
import { on, once } from 'node:events';
import cluster, { type Worker } from 'node:cluster';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startupError.ts';
import { observeProcess } from '../telemetry/meter.ts';
import { getTelemetry, type ScopeMetrics, type ResourceMetrics, type Telemetry } from '../telemetry/telemetry.ts';
import { explainListenError } from './listen.ts';
import type { Shutdown } from './shutdown.ts';

/** The message that asks a process for its metrics. */
const METRICS_REQUEST = 'metrics';
/** A process that is too busy to answer is left out of this scrape. */
const DEADLINE_MS = 2000;

/** The answer of a process. */
interface MetricsMessage {
  scopeMetrics: ScopeMetrics;
}

/** The metrics of each process that serves requests, by its number; numbers are not used again. */
async function collectWebProcessMetrics(): Promise<Map<number, ScopeMetrics>> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const found = new Map<number, ScopeMetrics>();
  await Promise.all(
    workers.map(async (worker) => {
      const metrics = await askForMetrics(worker);
      if (metrics) found.set(worker.id, metrics);
    }),
  );
  return found;
}

/** Null for a process that ends or does not answer in time. */
async function askForMetrics(worker: Worker): Promise<ScopeMetrics | null> {
  if (!worker.isConnected()) return null;
  const messages = on(worker, 'message', { signal: AbortSignal.timeout(DEADLINE_MS), close: ['exit'] });
  worker.send(METRICS_REQUEST, () => undefined); // a process that ends answers nothing
  try {
    for await (const [message] of messages as AsyncIterable<unknown[]>)
      if (isMetricsMessage(message)) return message.scopeMetrics;
  } catch {
    // the deadline
  }
  return null;
}

function isMetricsMessage(message: unknown): message is MetricsMessage {
  return typeof message === 'object' && message !== null && 'scopeMetrics' in message;
}

/** Tells the processes that serve requests apart; the process that starts them has none. */
const PROCESS_ATTRIBUTE = 'kirana.process';

/** The metrics of a process, and of others by their numbers, in Prometheus' text format. */
async function renderMetrics(own: ResourceMetrics, others: ReadonlyMap<number, ScopeMetrics>): Promise<string> {
  const { PrometheusSerializer } = await import('@opentelemetry/exporter-prometheus');
  const scopeMetrics = [own.scopeMetrics, ...[...others].map(([number, scopes]) => label(scopes, number))].reduce(
    merge,
  );
  return new PrometheusSerializer('', false, undefined, false, true).serialize({ ...own, scopeMetrics });
}

function label(scopes: ScopeMetrics, number: number): ScopeMetrics {
  return mapPoints(scopes, (points) =>
    points.map((point) => ({ ...point, attributes: { ...point.attributes, [PROCESS_ATTRIBUTE]: String(number) } })),
  );
}

/** All points of a metric stand together, because the format has one block for each name. */
function merge(scopes: ScopeMetrics, more: ScopeMetrics): ScopeMetrics {
  const added = new Map(more.flatMap(({ metrics }) => metrics.map((metric) => [metric.descriptor.name, metric])));
  const merged = mapPoints(scopes, (points, name) => {
    const found = added.get(name)?.dataPoints ?? [];
    added.delete(name);
    return [...points, ...found];
  });
  return [...merged, ...more.map(({ scope, metrics }) => ({ scope, metrics: metrics.filter(isLeft) }))];

  function isLeft({ descriptor }: { descriptor: { name: string } }): boolean {
    return added.has(descriptor.name);
  }
}

interface Point {
  attributes: Record<string, unknown>;
}

/** Changes the points of each metric. The kind of a metric decides the type of its points, which stay of it. */
function mapPoints(scopes: ScopeMetrics, change: (points: Point[], name: string) => Point[]): ScopeMetrics {
  return scopes.map(({ scope, metrics }) => ({
    scope,
    metrics: metrics.map((metric) => ({
      ...metric,
      dataPoints: change(metric.dataPoints, metric.descriptor.name) as never,
    })),
  }));
}

/** Records what this process takes, where OpenTelemetry is started; null where nothing reads it. */
function observe(shutdown: Shutdown): Telemetry['collect'] {
  const telemetry = getTelemetry();
  if (!telemetry) return null;
  observeProcess();
  shutdown.onEnd(telemetry.shutdown);
  return telemetry.collect;
}

/**
 * Serves /metrics in Prometheus' text format on its own port where one is configured, with the metrics of the processes that this one
 * has started, and exports by OTLP what is left at the end of the process. A worker has no other port, so /health/live is there, too.
 * @throws StartupError when the port can't be listened on
 */
export async function exportMetrics({ metrics: address }: Config, shutdown: Shutdown): Promise<void> {
  const collect = observe(shutdown);
  if (!address) return;
  if (!collect)
    throw new StartupError(
      'METRICS_PORT is set, but OpenTelemetry is not started: OTEL_SDK_DISABLED must not be true, and the program needs `node --import ./api/src/platform/telemetry/preload.mjs`.',
    );
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/health/live') return void response.writeHead(204).end();
    if (path !== '/metrics') return void response.writeHead(404).end();
    Promise.all([collect(), collectWebProcessMetrics()])
      .then(([own, others]) => renderMetrics(own, others))
      .then(
        (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  try {
    server.listen(address);
    await once(server, 'listening');
  } catch (error) {
    throw explainListenError(error, address, 'METRICS_');
  }
  shutdown.onEnd(() => {
    server.close();
    server.closeAllConnections();
  });
}

/** Sends the metrics of this process to the one that started it, whenever that one asks for them. */
export function exportMetricsToPrimary(shutdown: Shutdown): void {
  const collect = observe(shutdown);
  if (!collect) return;
  process.on('message', (message) => {
    if (message !== METRICS_REQUEST) return;
    void collect().then(({ scopeMetrics }) => process.send?.({ scopeMetrics } satisfies MetricsMessage));
  });
}
