/** What a process records about itself, and whether it is exported. The names of OTEL_ are OpenTelemetry's. */
export interface TelemetrySettings {
  /** Whether /metrics is served. */
  prometheus: boolean;
  /** Whether traces are exported by OTLP. */
  traces: boolean;
  /** Whether metrics are exported by OTLP. */
  otlpMetrics: boolean;
}

/** Reads the settings; null when nothing is exported. They are read before the program is imported, and so before the configuration. */
export function readTelemetrySettings(environment: NodeJS.ProcessEnv): TelemetrySettings | null {
  if (environment['OTEL_SDK_DISABLED'] === 'true') return null;
  const isExported = (signal: 'TRACES' | 'METRICS') => {
    const exporter = environment[`OTEL_${signal}_EXPORTER`];
    if (exporter) return exporter !== 'none';
    const endpoint = environment[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] || environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
    return Boolean(endpoint);
  };
  const settings = {
    prometheus: Boolean(environment['METRICS_PORT']),
    traces: isExported('TRACES'),
    otlpMetrics: isExported('METRICS'),
  };
  return Object.values(settings).includes(true) ? settings : null;
}
