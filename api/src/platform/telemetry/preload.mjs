import { loadEnvironment } from '../config/environment.ts';
import { readTelemetrySettings } from '../config/telemetrySettings.ts';

/** For `node --import`: starts OpenTelemetry before the program imports what is instrumented. Without an exporter nothing is loaded. */
const environment = loadEnvironment();
const settings = readTelemetrySettings(environment);
if (settings) {
  const { startTelemetry } = await import('./startTelemetry.ts');
  await startTelemetry(settings, environment);
}
