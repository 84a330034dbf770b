import { db, type Transaction } from '../platform/db/client.ts';
import { Prisma } from '../platform/db/generated/client.ts';
import { requirePermission } from '../platform/core/permissions.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { JOB_STATE_SQL, type JobState } from './jobState.ts';

/** A job of the queue, without its payload, which may hold personal data. */
export interface Job {
  id: bigint;
  task: string;
  state: JobState;
  attempts: number;
  maxAttempts: number;
  /** The error's own text; redactError removes personal data. */
  lastError: string | null;
  createdAt: Date;
  runAt: Date;
  lockedAt: Date | null;
}

/** Which jobs to list: of one state or of all, and which part of them, by the ids of the rows around it. */
export interface JobSelection {
  state?: JobState | null | undefined;
  /** Lists jobs with a smaller id. */
  before?: bigint | null;
  /** Lists jobs with a larger id. */
  after?: bigint | null;
  /** True: the oldest jobs of the selection first. */
  isOldestFirst?: boolean;
  limit: number;
}

/** Lists jobs, the newest first unless `isOldestFirst`. The queue's ids rise with time. @throws ForbiddenError */
export async function findJobs(
  viewer: Viewer,
  { state, before, after, isOldestFirst, limit }: JobSelection,
): Promise<Job[]> {
  requirePermission(viewer, 'SETTINGS');
  const conditions = [
    state ? Prisma.sql`${JOB_STATE_SQL} = ${state}` : Prisma.sql`true`,
    before == null ? Prisma.sql`true` : Prisma.sql`id < ${before}`,
    after == null ? Prisma.sql`true` : Prisma.sql`id > ${after}`,
  ];
  const order = isOldestFirst ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return readJobs(db, Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY id ${order} LIMIT ${limit}`);
}

/** One job as it is now; null when it is done or discarded. */
export async function findJob(tx: Pick<Transaction, '$queryRaw'>, id: bigint): Promise<Job | null> {
  const [job] = await readJobs(tx, Prisma.sql`WHERE id = ${id}`);
  return job ?? null;
}

function readJobs(tx: Pick<Transaction, '$queryRaw'>, rest: Prisma.Sql): Promise<Job[]> {
  return tx.$queryRaw<Job[]>`
    SELECT id, task_identifier AS task, ${JOB_STATE_SQL} AS state, attempts::int, max_attempts::int AS "maxAttempts",
      last_error AS "lastError", created_at AS "createdAt", run_at AS "runAt", locked_at AS "lockedAt"
    FROM graphile_worker.jobs ${rest}`;
}
