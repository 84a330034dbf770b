import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { Redis } from 'ioredis';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { pathOf, sendError } from './errorAnswers.ts';

const MAX_EVENT_LOOP_DELAY_MS = 2000;
/** An IPv6 customer has a whole /64, so that is what counts as one address. */
const IPV6_SUBNET = 64;

/** Slows a single address down, and everybody when the process can't keep up. Files and health checks are free. */
export async function guardAgainstOverload(app: FastifyInstance, config: Config, redis: Redis | null): Promise<void> {
  if (!config.throttle) return;
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: (request, reply) => {
      if (isFree(request)) return;
      sendError(reply.header('retry-after', '5'), 503, 'The shop is very busy. Please try again in a moment.');
    },
  });
  await app.register(rateLimit, {
    max: config.rateLimitPerMinute,
    timeWindow: '1 minute',
    enableDraftSpec: true, // RateLimit-Limit, -Remaining and -Reset, without the X-
    ...(redis ? { redis, skipOnError: true } : {}), // all processes count together, and each goes on without Redis
    ipv6Subnet: IPV6_SUBNET,
    allowList: isFree,
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Please try again in ${after}.`), { statusCode: 429 }),
  });
}

function isFree(request: FastifyRequest): boolean {
  return /^\/(assets|media|health)\//.test(pathOf(request));
}
