import type { QueryConfig, QueryResultRow } from 'pg';
import { boundConnection } from './boundConnection.ts';
import { databasePipeline, databasePool } from './client.ts';
import type { Prisma } from './generated/client.ts';
import { createStatementNames } from './statementNames.ts';

const nameOf = createStatementNames('rows');

/** Runs one statement outside of a transaction, without Prisma's mapping of results: for what a shop does most. */
export async function queryRows<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  if (boundConnection.getStore()) return planRows(statement);
  return (await databasePool().query<Row & QueryResultRow>(namedStatement(statement))).rows;
}

/** The same for a statement that finds a few rows by an index and waits for no lock: it shares its connection with others. */
export function readRows<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  if (boundConnection.getStore()) return planRows(statement);
  return databasePipeline().query<Row & QueryResultRow>(namedStatement(statement));
}

/**
 * The same for a statement whose best plan depends on its values, or that a bound connection reads from other tables by the same
 * names: PostgreSQL plans each execution.
 */
export async function planRows<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
  const connection = boundConnection.getStore() ?? databasePool();
  return (await connection.query<Row & QueryResultRow>({ text, values })).rows;
}

function namedStatement(statement: Prisma.Sql): QueryConfig {
  const { text, values } = statement;
  return { name: nameOf({ sql: text }), text, values };
}
