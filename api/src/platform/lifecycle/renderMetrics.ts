import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import type { ResourceMetrics, ScopeMetrics } from '../telemetry/telemetry.ts';

/** Tells the processes that serve requests apart; the process that starts them has none. */
const PROCESS_ATTRIBUTE = 'kirana.process';

/** The metrics of a process, and of others by their numbers, in Prometheus' text format. */
export function renderMetrics(own: ResourceMetrics, others: ReadonlyMap<number, ScopeMetrics>): string {
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
