import type { PrometheusExporter } from '@opentelemetry/exporter-prometheus';

/** The metrics of a process by the instrumentation that recorded them, as plain data. */
export type ResourceMetrics = Awaited<ReturnType<PrometheusExporter['collect']>>['resourceMetrics'];
export type ScopeMetrics = ResourceMetrics['scopeMetrics'];

/** OpenTelemetry in this process. */
export interface Telemetry {
  /** Reads all metrics for Prometheus; null where /metrics is not served. */
  collect: (() => Promise<ResourceMetrics>) | null;
  /** Exports what was recorded and not exported yet. */
  shutdown(): Promise<void>;
}

let telemetry: Telemetry | null = null;

export function setTelemetry(started: Telemetry): void {
  telemetry = started;
}

/** Null unless the preload has started it. */
export function getTelemetry(): Telemetry | null {
  return telemetry;
}
