import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node';
import { metrics, NodeSDK } from '@opentelemetry/sdk-node';
import type { TelemetrySettings } from '../config/telemetrySettings.ts';
import { setTelemetry } from './telemetry.ts';

const EXPORTERS = {
  grpc: () => import('@opentelemetry/exporter-metrics-otlp-grpc'),
  'http/json': () => import('@opentelemetry/exporter-metrics-otlp-http'),
  'http/protobuf': () => import('@opentelemetry/exporter-metrics-otlp-proto'),
};

const INTERVAL_MS = 60_000;

const TIMEOUT_MS = 30_000;

/** Instrumentations that are there for their spans; the shop's own instruments record the same with bounded attributes. */
const TRACED_ONLY = ['@opentelemetry/instrumentation-http', '@opentelemetry/instrumentation-pg'];

/** Starts OpenTelemetry's SDK, which reads where to export to from its own variables of the environment. */
export async function startTelemetry(settings: TelemetrySettings, environment: NodeJS.ProcessEnv): Promise<void> {
  const prometheus = settings.prometheus ? new PrometheusExporter({ preventServerStart: true }) : null;
  const otlp = settings.otlpMetrics ? await openOtlpMetricReader(environment) : null;
  // The instrumentations of traces patch modules while they load, so only traces load them.
  const instrumentations = settings.traces ? (await import('./createTracing.ts')).createTracing() : [];
  const sdk = new NodeSDK({
    ...(environment['OTEL_SERVICE_NAME'] ? {} : { serviceName: 'kirana' }),
    metricReaders: [prometheus, otlp].filter((reader) => reader !== null),
    views: TRACED_ONLY.map((meterName) => ({ meterName, aggregation: { type: metrics.AggregationType.DROP } })),
    ...(settings.traces ? {} : { spanProcessors: [] }),
    logRecordProcessors: [],
    instrumentations: [new RuntimeNodeInstrumentation(), ...instrumentations],
  });
  sdk.start();
  setTelemetry({
    collect: prometheus && (async () => (await prometheus.collect()).resourceMetrics),
    shutdown: () => sdk.shutdown(),
  });
}

/** Exports metrics by OTLP, by OpenTelemetry's variables of the environment: the SDK reads them only when there is no other reader. */
async function openOtlpMetricReader(environment: NodeJS.ProcessEnv): Promise<metrics.PeriodicExportingMetricReader> {
  const protocol = environment['OTEL_EXPORTER_OTLP_METRICS_PROTOCOL'] || environment['OTEL_EXPORTER_OTLP_PROTOCOL'];
  const load = EXPORTERS[(protocol || 'http/protobuf') as keyof typeof EXPORTERS] ?? EXPORTERS['http/protobuf']; // any text
  const { OTLPMetricExporter } = await load();
  const exportIntervalMillis = Number(environment['OTEL_METRIC_EXPORT_INTERVAL']) || INTERVAL_MS;
  const timeout = Number(environment['OTEL_METRIC_EXPORT_TIMEOUT']) || TIMEOUT_MS;
  return new metrics.PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis,
    exportTimeoutMillis: Math.min(timeout, exportIntervalMillis),
  });
}
