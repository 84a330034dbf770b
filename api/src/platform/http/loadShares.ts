import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from './networkOf.ts';

const WINDOW_MS = 10_000;
const MAX_NETWORKS = 10_000;
const MEAN_MAX_AGE_MS = 1000;
/** So many times the mean of all networks is too much for an overloaded process. */
const HEAVY = 3;

/** Measures how long the requests of each network take. Returns whether those of an address took far longer than others' in the last seconds. */
export function measureLoadShares(
  app: FastifyInstance,
  perf: Pick<Performance, 'now'> = performance,
): (address: string) => boolean {
  const times = new LRUCache<string, number>({ max: MAX_NETWORKS, ttl: WINDOW_MS, ttlResolution: 0, perf });
  let mean = 0;
  let meanReadAt = -Infinity;

  app.addHook('onResponse', (request, reply, done) => {
    const network = networkOf(request.ip);
    times.set(network, (times.get(network) ?? 0) + reply.elapsedTime, { noUpdateTTL: true });
    done();
  });

  function readMean(): number {
    if (perf.now() - meanReadAt < MEAN_MAX_AGE_MS) return mean;
    const all = [...times.values()];
    mean = all.reduce((sum, time) => sum + time, 0) / all.length;
    meanReadAt = perf.now();
    return mean;
  }

  return (address) => (times.get(networkOf(address)) ?? 0) > HEAVY * readMean();
}
