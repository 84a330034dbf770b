import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

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
