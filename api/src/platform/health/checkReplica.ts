import type { Replica } from '../db/replica/connectReplica.ts';
import type { Check } from './readiness.ts';

/** Whether the replica is read; the shop works without it. */
export function checkReplica({ outage }: Replica): Check {
  return {
    failure: 'The replica could not be checked.',
    async run() {
      const found = outage();
      if (!found) return null;
      const since = found.since.toISOString();
      const output = `The replica has not been read since ${since} (${found.reason}): the primary answers all reads.`;
      return { status: 'warn', output };
    },
  };
}
