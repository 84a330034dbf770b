import type { QueryResultRow } from 'pg';
import { databasePool } from './client.ts';
import type { Prisma } from './generated/client.ts';
import { createStatementNames } from './statementNames.ts';

const nameOf = createStatementNames('rows');

/** Runs one statement outside of a transaction, without Prisma's mapping of results: for what a shop does most. */
export async function queryRows<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  const { text, values } = statement;
  return (await databasePool().query<Row & QueryResultRow>({ name: nameOf({ sql: text }), text, values })).rows;
}
