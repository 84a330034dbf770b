import { Prisma } from '../db/generated/client.ts';

/** Where a job stands: for its turn, in a worker's hands, for another try, or given up. */
export const JOB_STATES = ['WAITING', 'RUNNING', 'RETRYING', 'FAILED'] as const;
export type JobState = (typeof JOB_STATES)[number];

/**
 * A job's state in SQL, over the queue's public view. A lock that is older than four hours was left by a worker that was killed:
 * the queue itself takes such a job for free.
 */
export const STATE: Prisma.Sql = Prisma.sql`
  CASE WHEN locked_at > now() - interval '4 hours' THEN 'RUNNING'
       WHEN attempts >= max_attempts THEN 'FAILED'
       WHEN attempts > 0 THEN 'RETRYING'
       ELSE 'WAITING' END`;
