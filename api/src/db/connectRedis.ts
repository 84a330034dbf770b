import { Redis } from 'ioredis';

/** The timeout of a command; the caller continues without Redis then. */
const TIMEOUT_MS = 500;

/** A connection that fails at once while Redis is unreachable, and reconnects by itself; `onError` gets the reasons. */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    commandTimeout: TIMEOUT_MS,
    connectTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  redis.on('error', onError); // emitted for each failed attempt to connect
  return redis;
}
