import cluster, { type Worker } from 'node:cluster';
import type { ScopeMetrics } from '../telemetry/telemetry.ts';

/** The message that asks a process for its metrics. */
export const METRICS_REQUEST = 'metrics';
/** A process that is too busy to answer is left out of this scrape. */
const DEADLINE_MS = 2000;

/** The answer of a process. */
export interface MetricsMessage {
  scopeMetrics: ScopeMetrics;
}

/** The metrics of each process that serves requests, by its number; numbers are not used again. */
export async function collectWebProcessMetrics(): Promise<Map<number, ScopeMetrics>> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const found = new Map<number, ScopeMetrics>();
  await Promise.all(
    workers.map(async (worker) => {
      const metrics = await askForMetrics(worker);
      if (metrics) found.set(worker.id, metrics);
    }),
  );
  return found;
}

function askForMetrics(worker: Worker): Promise<ScopeMetrics | null> {
  if (!worker.isConnected()) return Promise.resolve(null);
  return new Promise((resolve) => {
    const finish = (metrics: ScopeMetrics | null) => {
      clearTimeout(deadline);
      worker.off('message', onMessage).off('exit', onExit);
      resolve(metrics);
    };
    const onMessage = (message: unknown) => {
      if (isMetricsMessage(message)) finish(message.scopeMetrics);
    };
    const onExit = () => finish(null);
    const deadline = setTimeout(onExit, DEADLINE_MS);
    worker.on('message', onMessage).on('exit', onExit);
    worker.send(METRICS_REQUEST, (error) => error && finish(null));
  });
}

function isMetricsMessage(message: unknown): message is MetricsMessage {
  return typeof message === 'object' && message !== null && 'scopeMetrics' in message;
}
