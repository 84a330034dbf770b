import { Redis } from 'ioredis';
import { meter } from '../telemetry/meter.ts';

const isUp = meter.createObservableGauge('kirana.redis.up', {
  description: '1 while the configured Redis answers, 0 while its fallbacks are used.',
});

/** The timeout of a command, of connecting and of silence after a command; the caller continues without Redis then. */
const TIMEOUT_MS = 500;

/** Connects to Redis. `report` gets one line when Redis stops answering, and one when it answers again. */
export function connectRedis(url: string, report: (line: string) => void, timeoutMs = TIMEOUT_MS) {
  let downSince: Date | null = null;
  let reason = 'the connection was closed';
  let isClosed = false;
  const client = new Redis(url, {
    commandTimeout: timeoutMs,
    connectTimeout: timeoutMs,
    socketTimeout: timeoutMs, // a Redis that hangs counts as unreachable; otherwise each request would wait for the timeout
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  client.on('error', (error: Error) => (reason = error.message)); // without a listener ioredis prints each failed attempt
  client.on('close', () => {
    if (downSince !== null || isClosed) return;
    downSince = new Date();
    report(`Redis does not answer (${reason}). PostgreSQL counts attempts, and each process counts its own requests.`);
  });
  client.on('ready', () => {
    if (downSince === null) return;
    report(`Redis answers again after ${Math.ceil((Date.now() - downSince.getTime()) / 1000)} seconds.`);
    downSince = null;
  });
  const observe: Parameters<typeof isUp.addCallback>[0] = (result) => result.observe(downSince === null ? 1 : 0);
  isUp.addCallback(observe);
  return {
    /** Its commands fail at once while Redis is unreachable; it reconnects by itself. */
    client,
    /** Since when Redis does not answer; null while it answers. */
    downSince: () => downSince,
    close() {
      isClosed = true;
      isUp.removeCallback(observe);
      client.disconnect();
    },
  };
}

/** The connection to Redis, which is optional: the shop works without it. */
export type RedisConnection = ReturnType<typeof connectRedis>;
