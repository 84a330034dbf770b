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

/** Global, as OpenTelemetry's own API is: the preload and the bundle have a copy of this module each. */
const shared = globalThis as { kiranaTelemetry?: Telemetry };

export function setTelemetry(started: Telemetry): void {
  shared.kiranaTelemetry = started;
}

/** Null unless the preload has started it. */
export function getTelemetry(): Telemetry | null {
  return shared.kiranaTelemetry ?? null;
}
