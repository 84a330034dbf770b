import type { QueryResultRow } from 'pg';
import { databasePool } from './client.ts';
import type { Prisma } from './generated/client.ts';

/** What a statement over many rows may use for each of its sorts and hash tables; others have 4 MB. */
const WORK_MEMORY = '64MB';

/** Runs a statement that reads and groups many rows, with memory for its groups, planned for its values. */
export async function readInMemory<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
  const connection = await databasePool('reads').connect();
  try {
    await connection.query(`BEGIN READ ONLY; SET LOCAL work_mem = '${WORK_MEMORY}'`);
    const { rows } = await connection.query<Row & QueryResultRow>({ text, values });
    await connection.query('COMMIT');
    connection.release();
    return rows;
  } catch (error) {
    connection.release(true); // its transaction has failed, and may still run
    throw error;
  }
}
