import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { StartProblem } from '../startProblem.ts';
import { watchStatements } from './countStatements.ts';
import { PrismaClient } from './generated/client.ts';
import type { Prisma } from './generated/client.ts';

export type Database = PrismaClient;
/** What a rule gets inside `db.$transaction`. */
export type Transaction = Prisma.TransactionClient;

const POOL_SIZE = 20; // two API processes and a worker stay well below PostgreSQL's own limit of 100
const PATIENCE_MS = 10_000;

/** The database. There is none before `connectDatabase`. */
export let db: Database;
let pool: pg.Pool | undefined;

/** @throws StartProblem when the database can't be reached */
export async function connectDatabase(url: string): Promise<void> {
  pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: PATIENCE_MS,
    application_name: 'kirana',
  });
  pool.on('connect', watchStatements);
  pool.on('error', () => undefined); // a lost idle connection is replaced at the next query
  await provenReachable(pool, url);
  const transactionOptions = { maxWait: PATIENCE_MS, timeout: PATIENCE_MS };
  db = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions });
}

export async function disconnectDatabase(): Promise<void> {
  await db.$disconnect();
  await pool?.end();
}

async function provenReachable(candidate: pg.Pool, url: string): Promise<void> {
  try {
    await candidate.query('SELECT 1');
  } catch (error) {
    await candidate.end();
    const { host, pathname } = new URL(url);
    throw new StartProblem(`The database at ${host}${pathname} can't be reached: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Node joins the failures of several addresses (IPv4, IPv6) in an error without words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
