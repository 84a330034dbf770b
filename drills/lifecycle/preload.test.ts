import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT_DIRECTORY } from '../../api/src/platform/config/config.ts';

const PRELOAD = path.join(ROOT_DIRECTORY, 'api/src/platform/telemetry/preload.mjs');
const PROGRAM = `
  import { createRequire } from 'node:module';
  const files = Object.keys(createRequire(${JSON.stringify(PRELOAD)}).cache);
  const packages = files.map((file) => /node_modules.(@[^/]+.[^/]+|[^/]+).(?!.*node_modules)/.exec(file)?.[1]);
  console.log([...new Set(packages)].join(' '));`;

/** The packages that a program has loaded when the preload has run. */
async function packagesWith(environment: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', PRELOAD, '--input-type=module', '-e', PROGRAM],
    { env: { NODE_ENV: 'test', ...environment } },
  );
  return stdout;
}

describe('the preload', () => {
  it.each<Record<string, string>>([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' },
    { OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' },
  ])('loads nothing of OpenTelemetry with %j', async (environment) => {
    expect(await packagesWith(environment)).not.toMatch(/opentelemetry|import-in-the-middle/);
  });

  it('loads the trace instrumentations only for traces', async () => {
    const metrics = await packagesWith({ METRICS_PORT: '9464' });
    expect(metrics).toContain('@opentelemetry/sdk-node');
    expect(metrics).not.toContain('@opentelemetry/instrumentation-http');
    const traces = await packagesWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' });
    expect(traces).toContain('@opentelemetry/instrumentation-http');
  });
});
