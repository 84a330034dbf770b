import { Prisma } from '../platform/db/generated/client.ts';
import { decodeIdOf, encodeId, MalformedIdError } from '../platform/core/publicId.ts';
import { db, type Transaction } from '../platform/db/client.ts';
import { requirePermission } from '../platform/core/permissions.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { defineUserError } from '../platform/core/errors/userError.ts';
import { recordAudit, type AuditRecord } from '../platform/audit/recordAudit.ts';

/** The states of a job: it waits, runs, waits for a retry, or has failed for good. */
type JobState = 'WAITING' | 'RUNNING' | 'RETRYING' | 'FAILED';

/**
 * A job's state in SQL, over the queue's public view. A lock older than four hours belongs to a worker that was killed:
 * the queue ignores such a lock.
 */
export const JOB_STATE_SQL: Prisma.Sql = Prisma.sql`
  CASE WHEN locked_at > now() - interval '4 hours' THEN 'RUNNING'
       WHEN attempts >= max_attempts THEN 'FAILED'
       WHEN attempts > 0 THEN 'RETRYING'
       ELSE 'WAITING' END`;

/** A uuid of version 8, the version for custom formats, with the 16 hexadecimal digits of a job's number at its end. */
const SHAPE = /^00000000-0000-800([0-7])-8([0-9a-f]{3})-([0-9a-f]{12})$/;

/** The uuid of a job, for columns of uuids. Ids of rows have version 7, so no row has the same id. */
export function jobUuid(id: bigint): string {
  const hex = id.toString(16).padStart(16, '0');
  return `00000000-0000-800${hex.slice(0, 1)}-8${hex.slice(1, 4)}-${hex.slice(4)}`;
}

/** A job's public id, `job_…`. */
export function encodeJobId(id: bigint): string {
  return encodeId('Job', jobUuid(id));
}

/** The job behind a public id. @throws MalformedIdError when it is no id of a job */
export function decodeJobId(publicId: string): bigint {
  const digits = SHAPE.exec(decodeIdOf('Job', publicId))?.slice(1).join('');
  if (digits === undefined) throw new MalformedIdError();
  return BigInt(`0x${digits}`);
}

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
export async function findJobs(viewer: Viewer, { state, before, after, isOldestFirst, limit }: JobSelection) {
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

/** How many jobs there are in each state. */
export type JobCounts = Record<JobState, number>;

/** Counts the jobs of the queue by their state, in one statement. */
export async function countJobs(viewer: Viewer): Promise<JobCounts> {
  requirePermission(viewer, 'REPORTS', 'SETTINGS');
  const rows = await db.$queryRaw<{ state: JobState; count: number }[]>`
    SELECT ${JOB_STATE_SQL} AS state, count(*)::int AS count FROM graphile_worker.jobs GROUP BY 1`;
  const counts: JobCounts = { WAITING: 0, RUNNING: 0, RETRYING: 0, FAILED: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** Counts the jobs of one state, or all jobs. */
export async function countJobsIn(viewer: Viewer, state: JobState | null): Promise<number> {
  const counts = await countJobs(viewer);
  return state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export class JobNotFoundError extends defineUserError({
  description: 'The job is done, or an admin has discarded it.',
  message: 'This job no longer exists. It has finished or was discarded.',
}) {}

export class JobNotFailedError extends defineUserError({
  description: 'The job is running or waiting, so it can be neither retried nor discarded.',
}) {
  readonly job: Job;

  constructor(job: Job) {
    super(
      job.state === 'RUNNING'
        ? 'This job is being worked on. Please wait for the result.'
        : 'This job hasn’t failed: it’s still waiting to run.',
    );
    this.job = job;
  }
}

interface JobChange {
  action: Extract<AuditRecord['action'], 'JOB_RETRY' | 'JOB_DISCARD'>;
  /** The job's state after the change; null when the change removes the job. */
  stateAfter: Job['state'] | null;
  /** Returns the changed rows: none when a worker has locked the job meanwhile. */
  change: (tx: Transaction) => Promise<unknown[]>;
}

/**
 * Queues a job that has failed for now, with all its attempts.
 * @throws ForbiddenError, JobNotFoundError, JobNotFailedError
 */
export function retryJob(viewer: Viewer, id: bigint): Promise<{ jobId: bigint }> {
  return changeFailedJob(viewer, id, {
    action: 'JOB_RETRY',
    stateAfter: 'WAITING',
    change: (tx) =>
      tx.$queryRaw`SELECT id FROM graphile_worker.reschedule_jobs(ARRAY[${id}::bigint], run_at => now(), attempts => 0)`,
  });
}

/**
 * Removes a job that has failed from the queue. Its work is not done.
 * @throws ForbiddenError, JobNotFoundError, JobNotFailedError
 */
export function discardJob(viewer: Viewer, id: bigint): Promise<{ jobId: bigint }> {
  return changeFailedJob(viewer, id, {
    action: 'JOB_DISCARD',
    stateAfter: null,
    change: (tx) => tx.$queryRaw`SELECT id FROM graphile_worker.complete_jobs(ARRAY[${id}::bigint])`,
  });
}

/** Changes a job that has failed, and records the change in the audit log. */
async function changeFailedJob(viewer: Viewer, id: bigint, { action, stateAfter, change }: JobChange) {
  requirePermission(viewer, 'SETTINGS');
  await db.$transaction(async (tx) => {
    const job = await failedJob(tx, id);
    const changed = await change(tx);
    if (changed.length === 0) {
      await failedJob(tx, id); // throws the error for the state that a worker has set meanwhile
      throw new JobNotFoundError();
    }
    await recordAudit(tx, viewer, {
      action,
      subjectId: jobUuid(id),
      subjectName: job.task,
      before: { status: job.state },
      after: stateAfter && { status: stateAfter },
    });
  });
  return { jobId: id };
}

async function failedJob(tx: Transaction, id: bigint): Promise<Job> {
  const job = await findJob(tx, id);
  if (!job) throw new JobNotFoundError();
  if (job.state !== 'FAILED' && job.state !== 'RETRYING') throw new JobNotFailedError(job);
  return job;
}
