import { Prisma } from '../platform/db/generated/client.ts';

/** The states of a job: it waits, runs, waits for a retry, or has failed for good. */
export const JOB_STATES = ['WAITING', 'RUNNING', 'RETRYING', 'FAILED'] as const;
export type JobState = (typeof JOB_STATES)[number];

/**
 * A job's state in SQL, over the queue's public view. A lock older than four hours belongs to a worker that was killed:
 * the queue ignores such a lock.
 */
export const JOB_STATE_SQL: Prisma.Sql = Prisma.sql`
  CASE WHEN locked_at > now() - interval '4 hours' THEN 'RUNNING'
       WHEN attempts >= max_attempts THEN 'FAILED'
       WHEN attempts > 0 THEN 'RETRYING'
       ELSE 'WAITING' END`;
