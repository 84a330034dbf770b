import { db, type Transaction } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { STATE, type JobState } from './jobState.ts';

/** How many jobs are listed at most. */
export const MOST_JOBS = 100;

/** A job of the queue. Its payload stays inside: it may name people. */
export interface Job {
  id: bigint;
  task: string;
  state: JobState;
  attempts: number;
  maxAttempts: number;
  /** As it was thrown; errorLine makes it fit to be shown. */
  lastError: string | null;
  createdAt: Date;
  runAt: Date;
  lockedAt: Date | null;
}

/** The newest jobs, of one state or of all. */
export async function findJobs(viewer: Viewer, { state }: { state?: JobState | null | undefined }): Promise<Job[]> {
  requireAdmin(viewer);
  const where = state ? Prisma.sql`WHERE ${STATE} = ${state}` : Prisma.empty;
  return readJobs(db, Prisma.sql`${where} ORDER BY id DESC LIMIT ${MOST_JOBS}`);
}

/** One job as it is now; null when it is done or discarded. */
export async function findJob(tx: Pick<Transaction, '$queryRaw'>, id: bigint): Promise<Job | null> {
  const [job] = await readJobs(tx, Prisma.sql`WHERE id = ${id}`);
  return job ?? null;
}

function readJobs(tx: Pick<Transaction, '$queryRaw'>, rest: Prisma.Sql): Promise<Job[]> {
  return tx.$queryRaw<Job[]>`
    SELECT id, task_identifier AS task, ${STATE} AS state, attempts::int, max_attempts::int AS "maxAttempts",
      last_error AS "lastError", created_at AS "createdAt", run_at AS "runAt", locked_at AS "lockedAt"
    FROM graphile_worker.jobs ${rest}`;
}
