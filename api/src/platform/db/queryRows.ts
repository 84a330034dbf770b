import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, QueryConfig, QueryResultRow, ClientBase } from 'pg';
import { databasePipeline, databasePool, replicaPoolOfScope } from './client.ts';
import { databaseFailureOf, retryRead } from './databaseFailure.ts';
import type { Prisma } from './generated/client.ts';
import { isRead, createStatementNames } from './statements.ts';

/** The connection that all reads of `queryRows.ts` go to while work runs with it: that of a transaction whose changes they see. */
export const boundConnection = new AsyncLocalStorage<ClientBase>();

const nameOf = createStatementNames('rows');

/** Runs one statement outside of a transaction, without Prisma's mapping of results: for what a shop does most. */
export async function queryRows<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  if (boundConnection.getStore()) return planRows(statement);
  return runStatement(namedStatement(statement));
}

/** The same for a statement that finds a few rows by an index and waits for no lock: it shares its connection with others. */
export async function readRows<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  if (boundConnection.getStore()) return planRows(statement);
  if (replicaPoolOfScope()) return runStatement(namedStatement(statement));
  try {
    return await databasePipeline().query<Row & QueryResultRow>(namedStatement(statement));
  } catch (error) {
    if (databaseFailureOf(error) !== 'lost') throw error;
    return runStatement(namedStatement(statement)); // another statement may have ended the shared connection
  }
}

/** The ids of the rows that such a statement finds. */
export async function readIds(statement: Prisma.Sql): Promise<string[]> {
  return (await readRows<{ id: string }>(statement)).map(({ id }) => id);
}

/**
 * The same for a statement whose best plan depends on its values, or that a bound connection reads from other tables by the same
 * names: PostgreSQL plans each execution.
 */
export async function planRows<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
  const bound = boundConnection.getStore();
  return bound ? (await bound.query<Row & QueryResultRow>({ text, values })).rows : runStatement({ text, values });
}

async function runStatement<Row extends object>(statement: QueryConfig): Promise<Row[]> {
  const run = async (pool: Pool) => (await pool.query<Row & QueryResultRow>(statement)).rows;
  if (!isRead(statement.text)) return run(databasePool('writes'));
  return retryRead(() => run(replicaPoolOfScope() ?? databasePool('reads')));
}

function namedStatement(statement: Prisma.Sql): QueryConfig {
  const { text, values } = statement;
  return { name: nameOf({ sql: text }), text, values };
}

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
