import pg from 'pg';
import { databasePool } from './client.ts';
import { Prisma } from './generated/client.ts';
import { createStatementNames } from './statements.ts';

/** What runs statements one after the other: a transaction of Prisma's, or one of `runTransaction`. */
export interface StatementRunner {
  $queryRaw<Rows = unknown>(statement: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<Rows>;
}

const nameOf = createStatementNames('transaction');

const { INT8 } = pg.types.builtins;
/** Gives a `bigint` as Prisma does; everything else is alike. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? BigInt : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * Runs a transaction of SQL statements alone, for what a shop does most: through Prisma's client, an order allocates a tenth more. Rolls
 * back when `work` throws.
 */
export async function runTransaction<Result>(work: (tx: StatementRunner) => Promise<Result>): Promise<Result> {
  const client = await databasePool('writes').connect();
  const tx: StatementRunner = {
    async $queryRaw<Rows>(statement: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) {
      const sql = statement instanceof Prisma.Sql ? statement : new Prisma.Sql(statement, values);
      const { text, values: parameters } = sql;
      const { rows } = await client.query({ name: nameOf({ sql: text }), text, values: parameters, types: TYPES });
      return rows as Rows;
    },
  };
  let failure: unknown;
  try {
    await client.query('BEGIN');
    const result = await work(tx);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    failure = await client.query('ROLLBACK').then(
      () => undefined,
      (lost: unknown) => lost,
    );
    throw error;
  } finally {
    client.release(failure !== undefined); // a connection that cannot roll back is closed
  }
}
