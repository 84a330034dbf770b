import type { Pool, QueryConfig, QueryResultRow } from 'pg';
import { boundConnection } from './boundConnection.ts';
import { databasePipeline, databasePool, replicaPoolOfScope } from './client.ts';
import { databaseFailureOf } from './databaseFailure.ts';
import type { Prisma } from './generated/client.ts';
import { isRead } from './isRead.ts';
import { retryRead } from './retryRead.ts';
import { createStatementNames } from './statementNames.ts';

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
