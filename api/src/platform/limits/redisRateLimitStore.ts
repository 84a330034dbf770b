import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** Counts the requests of all processes in Redis, and while it is unreachable those of this process in memory. */
export function redisRateLimitStore(redis: Redis, windowSeconds: number): FastifyRateLimitStoreCtor {
  // The plugin compares the counts with its limits, so the counters themselves refuse nothing.
  const options = { keyPrefix: 'requests', points: Number.MAX_SAFE_INTEGER, duration: windowSeconds };
  const counter = new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(options),
  });
  return class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback) => {
      counter.consume(key).then(
        ({ consumedPoints, msBeforeNext }) => callback(null, { current: consumedPoints, ttl: msBeforeNext }),
        (error: Error) => callback(error),
      );
    };

    /** The limits of addresses and of accounts have different keys. */
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
