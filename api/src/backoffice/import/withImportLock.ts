import { db, sessionPool } from '../../platform/db/client.ts';
import { enqueueImport } from './importJob.ts';

/** The first key of the advisory lock; the second one is the hash of the import's id. */
const LOCK = 7_310_002;

/**
 * Runs the work unless another job of this or another process processes the import. The lock belongs to a connection, so a killed
 * process releases it at once.
 */
export async function withImportLock<T>(importId: string, work: () => Promise<T>): Promise<T | 'busy'> {
  const connection = await sessionPool().connect();
  try {
    const { rows } = await connection.query<{ isLocked: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isLocked"',
      [LOCK, importId],
    );
    if (!rows[0]?.isLocked) return 'busy';
    try {
      return await work();
    } finally {
      await connection.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK, importId]);
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
    for (const { id } of unlocked) await enqueueImport(tx, id);
    return unlocked.map(({ id }) => id);
  });
}
