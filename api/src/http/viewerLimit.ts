import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Counts a request of somebody who is signed in; the headers tell how many more there may be. @throws 429 */
export type ViewerLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** How many requests one account may make in a minute, from wherever. `accountOf` answers null for nobody. */
export function createViewerLimit(
  app: FastifyInstance,
  config: Config,
  accountOf: (request: FastifyRequest) => Promise<string | null>,
): ViewerLimit {
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
