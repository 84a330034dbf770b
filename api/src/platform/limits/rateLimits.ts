import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { Redis } from 'ioredis';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { UNAVAILABLE } from '../core/errors/unavailable.ts';
import { pathOf, sendError } from '../http/errorResponses.ts';
import { measureLoadShares } from '../http/loadShares.ts';

/** Above it the process is overloaded, in milliseconds; above twice that, it serves no requests. */
export const MAX_EVENT_LOOP_DELAY_MS = 2000;
const WINDOW_SECONDS = 60;
/** A /64 counts as one IPv6 address, because a customer has a whole /64. */
const IPV6_SUBNET = 64;

interface RateLimitOptions {
  redis: Redis | null;
  /** 0 for no limit. */
  maxEventLoopDelayMs: number;
}

/**
 * Rate limits each address. An overloaded process refuses the addresses that cause most of the load, and then all. Files and health checks are exempt.
 */
export async function registerRateLimits(
  app: FastifyInstance,
  config: Config,
  { redis, maxEventLoopDelayMs }: RateLimitOptions,
): Promise<void> {
  if (!config.throttle) return;
  const causesLoad = measureLoadShares(app);
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: (request, reply) => {
      const isTwiceAsLate = app.memoryUsage().eventLoopDelay > 2 * maxEventLoopDelayMs;
      if (isExempt(request) || !(isTwiceAsLate || causesLoad(request.ip))) return;
      sendError(reply.header('retry-after', '5'), 503, UNAVAILABLE.messages.busy);
    },
  });
  await app.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: WINDOW_SECONDS * 1000,
    enableDraftSpec: true, // RateLimit-Limit, -Remaining and -Reset, without the X-
    ...(redis ? { store: redisRateLimitStore(redis, WINDOW_SECONDS) } : {}),
    ipv6Subnet: IPV6_SUBNET,
    allowList: isExempt,
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Please try again in ${after}.`), { statusCode: 429 }),
  });
}

function isExempt(request: FastifyRequest): boolean {
  return /^\/(assets|media|health)\//.test(pathOf(request));
}

/** Counts the requests of all processes in Redis, and while it is unreachable those of this process in memory. */
function redisRateLimitStore(redis: Redis, windowSeconds: number): FastifyRateLimitStoreCtor {
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
