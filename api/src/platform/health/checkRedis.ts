import type { RedisConnection } from '../db/connectRedis.ts';
import type { Check } from './readiness.ts';

/** Whether Redis answers; the shop works without it. */
export function checkRedis({ downSince }: RedisConnection): Check {
  return {
    failure: 'Redis could not be checked.',
    async run() {
      const since = downSince();
      if (since === null) return null;
      const output = `Redis has not answered since ${since.toISOString()}: each process counts its own requests.`;
      return { status: 'warn', output };
    },
  };
}
