import type { Redis } from 'ioredis';
import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type pg from 'pg';
import { type Throttle, TooManyAttemptsError } from './throttle.ts';
import { LIMITS, type LimitName } from './limits.ts';

/** Where the counts are stored: PostgreSQL, or Redis with PostgreSQL as the fallback while Redis is unreachable. */
export interface ThrottleStores {
  pool: pg.Pool;
  redis: Redis | null;
}

const TABLE = 'throttle_counts';
/** The prefix of a block's key; counts have no prefix. */
const BLOCK = 'block';

/** Makes a throttle that counts in the given stores. */
export function createThrottle(stores: ThrottleStores): Throttle {
  const limiters = new Map<LimitName, RateLimiterStoreAbstract>();

  function limiterOf(limit: LimitName): RateLimiterStoreAbstract {
    const limiter = limiters.get(limit) ?? createLimiter(limit, stores);
    limiters.set(limit, limiter);
    return limiter;
  }

  return {
    async consume(limit, key) {
      try {
        return (await limiterOf(limit).consume(key)).consumedPoints;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new TooManyAttemptsError(refusal.msBeforeNext);
        throw refusal;
      }
    },
    async count(limit, key) {
      return (await limiterOf(limit).get(key))?.consumedPoints ?? 0;
    },
    async reward(limit, key) {
      await limiterOf(limit).reward(key);
    },
    async reset(limit, key) {
      await Promise.all([limiterOf(limit).delete(key), limiterOf(limit).delete(BLOCK + key)]);
    },
    async block(limit, key, seconds) {
      await limiterOf(limit).block(BLOCK + key, seconds);
    },
    async assertNotBlocked(limit, key) {
      const block = await limiterOf(limit).get(BLOCK + key);
      if (block && block.msBeforeNext > 0) throw new TooManyAttemptsError(block.msBeforeNext);
    },
  };
}

function createLimiter(name: LimitName, { pool, redis }: ThrottleStores): RateLimiterStoreAbstract {
  const { count, seconds } = LIMITS[name];
  const options = { keyPrefix: name, points: count, duration: seconds, blockDuration: seconds };
  const inPostgres = new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false, // the purge job deletes expired counts
  });
  if (!redis) return inPostgres;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inPostgres,
  });
}

/** A throttle that never refuses, for THROTTLE=off. */
export const unlimitedThrottle: Throttle = {
  consume: async () => 0,
  count: async () => 0,
  reward: async () => undefined,
  reset: async () => undefined,
  block: async () => undefined,
  assertNotBlocked: async () => undefined,
};
