import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartupError } from '../../config/startupError.ts';
import { createPool } from '../createPool.ts';
import { concurrentIndexOf, readMigrations, type Migration } from './readMigrations.ts';

/** The advisory lock that Prisma takes too, so that `prisma migrate deploy` and a start never apply migrations at the same time. */
const MIGRATION_LOCK = 72_707_369;
const MIGRATION_LOCK_INTERVAL_MS = 100;

/** The role or the database may have the timeouts of the shop, which are too short here. */
const SESSION = { application_name: 'kirana: migrate', options: '-c statement_timeout=0 -c lock_timeout=0' };

/** How a migration waits for the locks of tables that others use. */
interface Patience {
  /** All that comes after a waiting migration waits too, so it gives way before the requests do. */
  lockTimeoutMs: number;
  /** How long the others have the table before the migration tries again. */
  pauseMs: number;
  attempts: number;
}

const PATIENCE: Patience = { lockTimeoutMs: 500, pauseMs: 1000, attempts: 60 };
/** PostgreSQL's codes of lock_not_available and deadlock_detected. */
const LOCK_CODES = ['55P03', '40P01'];

/** Prisma's own table, as its schema engine creates it. */
const CREATE_HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL,
  checksum varchar(64) NOT NULL,
  finished_at timestamptz,
  migration_name varchar(255) NOT NULL,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;
/**
 * A migration commits together with its finished_at, so a row without one belongs to a migration that was rolled back, or to an
 * index that is built again.
 */
const MARK_ROLLED_BACK = `UPDATE _prisma_migrations SET rolled_back_at = now()
  WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

/**
 * Applies the migrations that the database does not have yet, then the job queue's own, and returns the names of the shop's
 * migrations that it applied. Processes that start at the same time wait for each other. The history is the one that
 * `prisma migrate deploy` keeps, so either can continue the other's. The shop may be in use: a migration that does not get a lock
 * soon lets the others continue and tries again.
 * @throws StartupError when a migration fails; it is rolled back whole, and the next start retries it
 */
export async function migrate(url: string, patience: Patience = PATIENCE): Promise<string[]> {
  const migrations = await readMigrations();
  const client = new pg.Client({ connectionString: url, ...SESSION });
  await client.connect();
  try {
    await lockMigrations(client);
    const finished = await readHistory(client);
    const pending = migrations.filter(({ name }) => !finished.has(name));
    for (const migration of pending) await applyMigration(client, migration, patience);
    await migrateJobQueue(url);
    return pending.map(({ name }) => name);
  } finally {
    await client.end(); // releases the lock
  }
}

/** It asks repeatedly, because an index that is built concurrently waits for all statements that run, one that waits for the lock too. */
async function lockMigrations(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query('SELECT WHERE pg_try_advisory_lock($1)', [MIGRATION_LOCK]);
    if (rowCount === 1) return;
    await sleep(MIGRATION_LOCK_INTERVAL_MS);
  }
}

async function migrateJobQueue(url: string): Promise<void> {
  const pgPool = createPool({ connectionString: url, max: 2, ...SESSION });
  await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  await pgPool.end();
}

/** The names of the finished migrations. */
async function readHistory(client: pg.Client): Promise<Set<string>> {
  const { rowCount } = await client.query(`SELECT WHERE to_regclass('_prisma_migrations') IS NOT NULL`);
  if (rowCount === 0) await client.query(CREATE_HISTORY);
  await client.query(MARK_ROLLED_BACK);
  const { rows } = await client.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return new Set(rows.map((row) => row.migration_name));
}

/** Applies one migration and marks it in the history. */
async function applyMigration(client: pg.Client, migration: Migration, patience: Patience): Promise<void> {
  const { name, checksum } = migration;
  const id = randomUUID();
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ]);
  try {
    const index = concurrentIndexOf(migration.sql);
    if (index === null) await retryLocks(patience, () => runInTransaction(client, { id, migration, patience }));
    else await runOnIndex(client, { id, migration, index });
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error);
    await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, message]).catch(() => undefined); // a lost connection; its error is the one to report
    throw new StartupError(`The database could not be migrated: ${name}: ${message.split('\n')[0]}`, { cause: error });
  }
}

async function retryLocks({ attempts, pauseMs }: Patience, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isLock = error instanceof pg.DatabaseError && LOCK_CODES.includes(error.code ?? '');
      if (!isLock || attempt >= attempts) throw error;
      await sleep(pauseMs);
    }
  }
}

const FINISH = 'UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1';

async function runInTransaction(
  client: pg.Client,
  { id, migration, patience }: { id: string; migration: Migration; patience: Patience },
): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${patience.lockTimeoutMs}`);
    await client.query(migration.sql);
    await client.query(FINISH, [id]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // a lost connection; its error is the one to report
    throw error;
  }
}

/** Such a statement waits for others without making them wait, so it has no lock_timeout. An attempt that failed left an invalid index. */
async function runOnIndex(
  client: pg.Client,
  { id, migration, index }: { id: string; migration: Migration; index: string },
): Promise<void> {
  const { rowCount } = await client.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [index],
  );
  if (rowCount === 1) await client.query(`DROP INDEX CONCURRENTLY ${index}`);
  await client.query(migration.sql);
  await client.query(FINISH, [id]);
}
