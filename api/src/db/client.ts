import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { StartupError } from '../config/startupError.ts';
import { createPipeline, type Pipeline } from './createPipeline.ts';
import { createPool } from './createPool.ts';
import { createStatementNames } from './statementNames.ts';
import { PrismaClient } from './generated/client.ts';
import type { Prisma } from './generated/client.ts';

export type Database = PrismaClient;
/** The client inside `db.$transaction`. */
export type Transaction = Prisma.TransactionClient;

const POOL_SIZE = 20; // two API processes and a worker stay well below PostgreSQL's own limit of 100
const TIMEOUT_MS = 10_000;
const MIN_SERVER_VERSION = 170_000;
const STATEMENT_TIMEOUT_MS = 30_000; // far above the slowest statement; a stuck one releases its connection

/** The database; undefined before `connectDatabase`. */
export let db: Database;
let pool: pg.Pool | undefined;
let pipeline: Pipeline | undefined;

/**
 * Connects to the database. `onConnect` gets each new connection; tests count statements by it.
 * @throws StartupError when the database can't be reached or is too old
 */
export async function connectDatabase(url: string, onConnect?: (client: pg.ClientBase) => void): Promise<void> {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'kirana',
  };
  pool = createPool({ ...options, max: POOL_SIZE });
  pipeline = createPipeline(options, onConnect);
  if (onConnect) pool.on('connect', onConnect);
  await assertReachable(pool, url);
  const transactionOptions = { maxWait: TIMEOUT_MS, timeout: TIMEOUT_MS };
  const adapter = new PrismaPg(pool, { statementNameGenerator: createStatementNames('prisma') });
  db = new PrismaClient({ adapter, transactionOptions });
}

/** The pool, for libraries with their own SQL. */
export function databasePool(): pg.Pool {
  if (!pool) throw new Error('The database is not connected');
  return pool;
}

/** The connections for short reads. */
export function databasePipeline(): Pipeline {
  if (!pipeline) throw new Error('The database is not connected');
  return pipeline;
}

export async function disconnectDatabase(): Promise<void> {
  await db.$disconnect();
  await pipeline?.end();
  await pool?.end();
}

async function assertReachable(candidate: pg.Pool, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  try {
    const { rows } = await candidate.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int AS version`,
    );
    if ((rows[0]?.version ?? 0) >= MIN_SERVER_VERSION) return;
  } catch (error) {
    await candidate.end();
    throw new StartupError(`The database at ${host}${pathname} can't be reached: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  await candidate.end();
  throw new StartupError(`The database at ${host}${pathname} is too old: Kirana needs PostgreSQL 17 or newer.`);
}

/** Node joins the failures of several addresses (IPv4, IPv6) in an AggregateError without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
