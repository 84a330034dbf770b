import { describe, expect, it } from 'vitest';
import { readTelemetrySettings } from '../config/telemetrySettings.ts';

const COLLECTOR = 'http://127.0.0.1:4318';

describe('what the preload starts', () => {
  it.each<Record<string, string>>([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, OTEL_SDK_DISABLED: 'true' },
    { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' },
    { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR },
  ])('is nothing with %j', (environment) => {
    expect(readTelemetrySettings(environment)).toBeNull();
  });

  it.each<[Record<string, string>, string[]]>([
    [{ METRICS_PORT: '9464' }, ['prometheus']],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR }, ['traces', 'otlpMetrics']],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: COLLECTOR }, ['traces']],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, OTEL_TRACES_EXPORTER: 'none' }, ['otlpMetrics']],
  ])('with %j is %j', (environment, parts) => {
    const started = Object.entries(readTelemetrySettings(environment) ?? {}).flatMap(([name, is]) =>
      is ? [name] : [],
    );
    expect(started).toEqual(parts);
  });
});
