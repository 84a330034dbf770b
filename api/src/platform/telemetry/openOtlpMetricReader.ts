import { metrics } from '@opentelemetry/sdk-node';

const EXPORTERS = {
  grpc: () => import('@opentelemetry/exporter-metrics-otlp-grpc'),
  'http/json': () => import('@opentelemetry/exporter-metrics-otlp-http'),
  'http/protobuf': () => import('@opentelemetry/exporter-metrics-otlp-proto'),
};
const INTERVAL_MS = 60_000;
const TIMEOUT_MS = 30_000;

/** Exports metrics by OTLP, by OpenTelemetry's variables of the environment: the SDK reads them only when there is no other reader. */
export async function openOtlpMetricReader(
  environment: NodeJS.ProcessEnv,
): Promise<metrics.PeriodicExportingMetricReader> {
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
