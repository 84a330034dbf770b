import { observeProcess } from '../telemetry/observeProcess.ts';
import { getTelemetry } from '../telemetry/telemetry.ts';
import { METRICS_REQUEST, type MetricsMessage } from './collectWebProcessMetrics.ts';
import type { Shutdown } from './shutdown.ts';

/** Sends the metrics of this process to the one that started it, whenever that one asks for them. */
export function exportMetricsToPrimary(shutdown: Shutdown): void {
  const telemetry = getTelemetry();
  if (!telemetry) return;
  observeProcess();
  shutdown.onEnd(telemetry.shutdown);
  const { collect } = telemetry;
  if (!collect) return;
  process.on('message', (message) => {
    if (message !== METRICS_REQUEST) return;
    void collect().then(({ scopeMetrics }) => process.send?.({ scopeMetrics } satisfies MetricsMessage));
  });
}
