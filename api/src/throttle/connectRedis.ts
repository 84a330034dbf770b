import { Redis } from 'ioredis';

/** How long a question to Redis may take; then whoever asked goes on without it. */
const PATIENCE_MS = 500;

/** A connection that fails at once while Redis is away, and comes back by itself; `onTrouble` hears why. */
export function connectRedis(url: string, onTrouble: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    commandTimeout: PATIENCE_MS,
    connectTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  redis.on('error', onTrouble); // one for each attempt to connect
  return redis;
}
