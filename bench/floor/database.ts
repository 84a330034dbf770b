import pg from 'pg';

/** As many connections as a process of the product has. */
const POOL_SIZE = 20;

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: POOL_SIZE });

/** A prepared statement. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs a prepared statement and answers its rows. */
export async function rowsOf<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
  return (await pool.query({ ...statement, values })).rows as Row[]; // each statement names the columns of its Row
}

/** Runs `work` in a transaction. */
export async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
