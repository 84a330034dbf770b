import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { Redis } from 'ioredis';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config.ts';
import { UNAVAILABLE } from '../core/errors/statusErrors.ts';
import { pathOf, sendError } from '../http/errorResponses.ts';
import { networkOf } from '../http/clientAddress.ts';

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

/** Counts a request of an authenticated viewer, and sets the headers with the remaining number. @throws 429 */
export type ViewerRateLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The rate limit of an account, over all its addresses and API tokens. `accountOf` returns null for an anonymous visitor. */
export function createViewerRateLimit(
  app: FastifyInstance,
  config: Config,
  accountOf: (request: FastifyRequest) => Promise<string | null>,
): ViewerRateLimit {
  if (!config.throttle) return async () => undefined;
  const count = app.createRateLimit({
    max: config.rateLimitPerUser,
    timeWindow: '1 minute',
    keyGenerator: async (request) => `account:${(await accountOf(request)) ?? ''}`,
    allowList: (_request, key) => key === 'account:',
  });
  return async (request, reply) => {
    const limit = await count(request);
    if (limit.isAllowed) return;
    const { max, remaining, ttlInSeconds, isExceeded } = limit;
    if (isExceeded || remaining < Number(reply.getHeader('ratelimit-remaining') ?? Infinity)) {
      reply.headers({ 'ratelimit-limit': max, 'ratelimit-remaining': remaining, 'ratelimit-reset': ttlInSeconds });
    }
    if (!isExceeded) return;
    reply.header('retry-after', ttlInSeconds);
    throw Object.assign(new Error(`Too many requests. Please try again in ${ttlInSeconds} seconds.`), {
      statusCode: 429,
    });
  };
}
