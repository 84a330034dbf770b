import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { StartProblem } from '../startProblem.ts';
import { watchStatements } from './countStatements.ts';
import { createPool } from './createPool.ts';
import { PrismaClient } from './generated/client.ts';
import type { Prisma } from './generated/client.ts';

export type Database = PrismaClient;
/** What a rule gets inside `db.$transaction`. */
export type Transaction = Prisma.TransactionClient;

const POOL_SIZE = 20; // two API processes and a worker stay well below PostgreSQL's own limit of 100
const PATIENCE_MS = 10_000;
const OLDEST_VERSION = 150_000;
const STATEMENT_TIMEOUT_MS = 30_000; // far above any of ours; a stuck one must not keep its connection for ever

/** The database. There is none before `connectDatabase`. */
export let db: Database;
let pool: pg.Pool | undefined;

/** @throws StartProblem when the database can't be reached */
export async function connectDatabase(url: string): Promise<void> {
  pool = createPool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'kirana',
  });
  pool.on('connect', watchStatements);
  await provenReachable(pool, url);
  const transactionOptions = { maxWait: PATIENCE_MS, timeout: PATIENCE_MS };
  db = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions });
}

/** For libraries that bring their own SQL. */
export function databasePool(): pg.Pool {
  if (!pool) throw new Error('The database is not connected');
  return pool;
}

export async function disconnectDatabase(): Promise<void> {
  await db.$disconnect();
  await pool?.end();
}

async function provenReachable(candidate: pg.Pool, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  try {
    const { rows } = await candidate.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int AS version`,
    );
    if ((rows[0]?.version ?? 0) >= OLDEST_VERSION) return;
  } catch (error) {
    await candidate.end();
    throw new StartProblem(`The database at ${host}${pathname} can't be reached: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  await candidate.end();
  throw new StartProblem(`The database at ${host}${pathname} is too old: Kirana needs PostgreSQL 15 or newer.`);
}

/** Node joins the failures of several addresses (IPv4, IPv6) in an error without words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
