import { db, sessionPool, type Transaction } from '../../platform/db/client.ts';
import type { PubSub } from '../../platform/events/pubSub.ts';
import { UserError } from '../../platform/core/errors/userError.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

/**
 * The jobs that change many products in blocks, by the source of the change: the rows of a file or a selection of products. The payload is
 * `{ [idKey]: id }`; the job key keeps each change in the queue once.
 */
export const CHANGE_JOBS = {
  file: { task: 'processImport', topic: 'import', idKey: 'importId', maxAttempts: 25, undoDays: 7 },
  /** The retries take a minute and a half; then an admin decides. */
  selection: { task: 'runBulkOperation', topic: 'bulk-operation', idKey: 'operationId', maxAttempts: 5, undoDays: 1 },
} as const;

/** What a change of many products takes its values from. */
export type ChangeSource = keyof typeof CHANGE_JOBS;

/** A low priority: mails and all other jobs run first. */
const PRIORITY = 10;

/** The topic of the progress of a change. */
export function changeTopic(source: ChangeSource, id: string): string {
  return `${CHANGE_JOBS[source].topic}:${id}`;
}

/** Queues a change, to be worked on until it is done or waits for an admin. */
export async function enqueueChange(
  tx: Transaction,
  { source, id, delaySeconds = 0 }: { source: ChangeSource; id: string; delaySeconds?: number },
): Promise<void> {
  const { task, idKey, maxAttempts } = CHANGE_JOBS[source];
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${task}, ${JSON.stringify({ [idKey]: id })}::json, job_key => ${changeTopic(source, id)},
      priority => ${PRIORITY}::int, max_attempts => ${maxAttempts}::int,
      run_at => now() + ${delaySeconds}::int * interval '1 second')`;
}

/** Queues a change that an admin has started or resumed, and publishes its new state after the transaction commits. */
export async function queueChange(
  tx: Transaction,
  { source, id, pubSub }: { source: ChangeSource; id: string; pubSub: PubSub },
): Promise<void> {
  await enqueueChange(tx, { source, id });
  await pubSub.notify(tx, changeTopic(source, id));
}

/** The time after which a change must have begun to be undoable. */
export function undoableSince(source: ChangeSource, now: Date): Date {
  return new Date(now.getTime() - CHANGE_JOBS[source].undoDays * DAY_MS);
}

/** The services of the job. */
export interface ChangeServices {
  pubSub: PubSub;
  /** Stops between two blocks; another job continues. */
  signal?: AbortSignal | undefined;
  report: (error: unknown) => void;
  /** Whether the queue would not retry a failure. */
  isLast?: boolean;
}

/** Works on the next block after a position in the source. Returns the position of its end; null when the step is done. */
type ChangeStep<Services> = (after: number, services: Services) => Promise<number | null>;

/** How a source works on its changes. */
export interface ChangeWork<Services> {
  source: ChangeSource;
  /** The steps of a change in its present state; without steps it waits for an admin or is final. */
  readSteps: (id: string) => Promise<readonly ChangeStep<Services>[]>;
  /** Stops a change, with a reason for the admin. What is committed stays, and the change can be resumed or undone. */
  fail: (id: string, error: unknown) => Promise<void>;
}

/** The time after which the job queues itself again, so that other jobs can run. */
const TIME_SLICE_MS = 20_000;
const BUSY_RETRY_SECONDS = 2;

/**
 * Works on a change block by block and publishes its progress. One job at a time works on it, and a committed block is never written
 * again. @throws the error of a block that the queue retries
 */
export async function runChange<Services extends ChangeServices>(
  work: ChangeWork<Services>,
  id: string,
  services: Services,
): Promise<void> {
  const { source } = work;
  const outcome = await withChangeLock(id, () => runTimeSlice(work, id, services));
  if (outcome === 'idle') return;
  const delaySeconds = outcome === 'busy' ? BUSY_RETRY_SECONDS : 0;
  await db.$transaction((tx) => enqueueChange(tx, { source, id, delaySeconds }));
}

async function runTimeSlice<Services extends ChangeServices>(
  { source, readSteps, fail }: ChangeWork<Services>,
  id: string,
  services: Services,
): Promise<'idle' | 'unfinished'> {
  const { pubSub, signal, report, isLast = true } = services;
  const sliceEndsAt = performance.now() + TIME_SLICE_MS;
  try {
    for (const step of await readSteps(id)) {
      for (let after = await step(0, services); after !== null; after = await step(after, services)) {
        await pubSub.publish(changeTopic(source, id));
        if (signal?.aborted || performance.now() > sliceEndsAt) return 'unfinished';
      }
    }
  } catch (error) {
    if (!isLast && !(error instanceof UserError)) throw error;
    report(error);
    await fail(id, error);
  }
  await pubSub.publish(changeTopic(source, id));
  return 'idle';
}

/** The first key of the advisory lock; the second one is the hash of the change's id. */
const LOCK = 7_310_002;

/**
 * Does the work unless another job of this or another process works on the change. The lock belongs to a connection, so a killed process
 * releases it at once.
 */
export async function withChangeLock<T>(id: string, work: () => Promise<T>): Promise<T | 'busy'> {
  const connection = await sessionPool().connect();
  try {
    const { rows } = await connection.query<{ isLocked: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isLocked"',
      [LOCK, id],
    );
    if (!rows[0]?.isLocked) return 'busy';
    try {
      return await work();
    } finally {
      await connection.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK, id]);
    }
  } finally {
    connection.release();
  }
}

/**
 * Queues imports that no job processes, such as those of a killed process, whose job the queue would keep locked for four hours.
 * Returns their ids.
 */
export function resumeImports(): Promise<string[]> {
  return db.$transaction(async (tx) => {
    const unlocked = await tx.$queryRaw<{ id: string }[]>`
      WITH unfinished AS MATERIALIZED (
        SELECT id::text FROM catalogue_imports WHERE status IN ('CHECKING', 'RUNNING', 'UNDO_CHECKING', 'UNDOING') ORDER BY id
      )
      SELECT id FROM unfinished WHERE pg_try_advisory_xact_lock(${LOCK}, hashtext(id))`;
    for (const { id } of unlocked) await enqueueChange(tx, { source: 'file', id });
    return unlocked.map(({ id }) => id);
  });
}
