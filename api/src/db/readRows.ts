import type { QueryResultRow } from 'pg';
import { databasePool } from './client.ts';
import type { Prisma } from './generated/client.ts';
import { createStatementNames } from './statementNames.ts';

const nameOf = createStatementNames('read');

/** Runs a statement that only reads, outside of a transaction, without Prisma's mapping of results: for lists on hot pages. */
export async function readRows<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  const { text, values } = statement;
  return (await databasePool().query<Row & QueryResultRow>({ name: nameOf({ sql: text }), text, values })).rows;
}
