import type { Redis } from 'ioredis';
import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type pg from 'pg';
import { LIMITS, type LimitName } from './limits.ts';
import { TooManyAttemptsError } from './tooManyAttempts.ts';

/** Counts attempts for all processes together. Keys hold no personal data: see Caller.fingerprint. */
export interface Throttle {
  /** Counts one attempt before it is made, so that attempts at once can't slip through. Answers how many there are now. @throws TooManyAttemptsError */
  spend(limit: LimitName, key: string): Promise<number>;
  /** Takes back one attempt that was none. */
  refund(limit: LimitName, key: string): Promise<void>;
  /** Forgets all attempts, and a pause. */
  forgive(limit: LimitName, key: string): Promise<void>;
  /** Refuses attempts for so many seconds, whatever their number. */
  pause(limit: LimitName, key: string, seconds: number): Promise<void>;
  /** @throws TooManyAttemptsError during a pause */
  awaitPause(limit: LimitName, key: string): Promise<void>;
}

/** Where the counts are: PostgreSQL, or Redis with PostgreSQL behind it for when Redis is away. */
export interface ThrottleStores {
  pool: pg.Pool;
  redis: Redis | null;
}

const TABLE = 'throttle_counts';
/** Pauses have keys of their own beside the counts. */
const PAUSE = 'pause';

/** A throttle on the given stores. */
export function createThrottle(stores: ThrottleStores): Throttle {
  const limiters = new Map<LimitName, RateLimiterStoreAbstract>();
  for (const name of Object.keys(LIMITS) as LimitName[]) limiters.set(name, createLimiter(name, stores)); // its own keys

  function limiterOf(limit: LimitName): RateLimiterStoreAbstract {
    const limiter = limiters.get(limit);
    if (!limiter) throw new Error(`There is no limit ${limit}`);
    return limiter;
  }

  return {
    async spend(limit, key) {
      try {
        return (await limiterOf(limit).consume(key)).consumedPoints;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new TooManyAttemptsError(refusal.msBeforeNext);
        throw refusal;
      }
    },
    async refund(limit, key) {
      await limiterOf(limit).reward(key);
    },
    async forgive(limit, key) {
      await Promise.all([limiterOf(limit).delete(key), limiterOf(limit).delete(PAUSE + key)]);
    },
    async pause(limit, key, seconds) {
      await limiterOf(limit).block(PAUSE + key, seconds);
    },
    async awaitPause(limit, key) {
      const pause = await limiterOf(limit).get(PAUSE + key);
      if (pause && pause.msBeforeNext > 0) throw new TooManyAttemptsError(pause.msBeforeNext);
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
    clearExpiredByTimeout: false, // the purge job does that
  });
  if (!redis) return inPostgres;
  return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inPostgres });
}

/** A throttle that never refuses, for THROTTLE=off. */
export const openThrottle: Throttle = {
  spend: async () => 0,
  refund: async () => undefined,
  forgive: async () => undefined,
  pause: async () => undefined,
  awaitPause: async () => undefined,
};
