import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startupError.ts';
import { observeProcess } from '../telemetry/observeProcess.ts';
import { getTelemetry } from '../telemetry/telemetry.ts';
import { collectWebProcessMetrics } from './collectWebProcessMetrics.ts';
import { explainListenError } from './listen.ts';
import { renderMetrics } from './renderMetrics.ts';
import type { Shutdown } from './shutdown.ts';

/**
 * Serves /metrics in Prometheus' text format on its own port where one is configured, with the metrics of the processes that this one
 * has started, and exports by OTLP what is left at the end of the process. A worker has no other port, so /health/live is there, too.
 * @throws StartupError when the port can't be listened on
 */
export async function exportMetrics({ metrics: address }: Config, shutdown: Shutdown): Promise<void> {
  const telemetry = getTelemetry();
  if (telemetry) {
    observeProcess();
    shutdown.onEnd(telemetry.shutdown);
  }
  if (!address) return;
  const collect = telemetry?.collect;
  if (!collect)
    throw new StartupError(
      'METRICS_PORT is set, but OpenTelemetry is not started: OTEL_SDK_DISABLED must not be true, and the program needs `node --import ./api/src/platform/telemetry/preload.mjs`.',
    );
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/health/live') return void response.writeHead(204).end();
    if (path !== '/metrics') return void response.writeHead(404).end();
    Promise.all([collect(), collectWebProcessMetrics()])
      .then(([own, others]) => renderMetrics(own, others))
      .then(
        (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  try {
    server.listen(address);
    await once(server, 'listening');
  } catch (error) {
    throw explainListenError(error, address, 'METRICS_');
  }
  shutdown.onEnd(() => {
    server.close();
    server.closeAllConnections();
  });
}
