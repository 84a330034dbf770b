import { databasePool, db } from '../../db/client.ts';
import { enqueueImport } from './importJob.ts';

/** Any number of our own; the import's is beside it. */
const LOCK = 7_310_002;

/**
 * Does the work unless somebody is at it, in this process or another. The lock belongs to a connection, so a process that is
 * killed loses it at once.
 */
export async function aloneWithImport<T>(importId: string, work: () => Promise<T>): Promise<T | 'busy'> {
  const connection = await databasePool().connect();
  try {
    const { rows } = await connection.query<{ isOurs: boolean }>(
      'SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isOurs"',
      [LOCK, importId],
    );
    if (!rows[0]?.isOurs) return 'busy';
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
 * Queues the work on imports that are under way and that nobody is at, such as those of a process that was killed: the queue alone
 * would keep its job for four hours. Answers their ids.
 */
export function resumeImports(): Promise<string[]> {
  return db.$transaction(async (tx) => {
    const left = await tx.$queryRaw<{ id: string }[]>`
      WITH under_way AS MATERIALIZED (
        SELECT id::text FROM catalogue_imports WHERE status IN ('CHECKING', 'RUNNING') ORDER BY id
      )
      SELECT id FROM under_way WHERE pg_try_advisory_xact_lock(${LOCK}, hashtext(id))`;
    for (const { id } of left) await enqueueImport(tx, id);
    return left.map(({ id }) => id);
  });
}
