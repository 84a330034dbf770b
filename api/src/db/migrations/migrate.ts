import { randomUUID } from 'node:crypto';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartupError } from '../../config/startupError.ts';
import { createPool } from '../createPool.ts';
import { readMigrations, type Migration } from './readMigrations.ts';

/** The advisory lock that Prisma takes too, so that `prisma migrate deploy` and a start never apply migrations at the same time. */
const MIGRATION_LOCK = 72_707_369;
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
/** A migration commits together with its finished_at, so a row without one belongs to a migration that was rolled back. */
const MARK_ROLLED_BACK = `UPDATE _prisma_migrations SET rolled_back_at = now()
  WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

/**
 * Applies the migrations that the database does not have yet, then the job queue's own, and returns the names of the shop's
 * migrations that it applied. Processes that start at the same time wait for each other. The history is the one that
 * `prisma migrate deploy` keeps, so either can continue the other's.
 * @throws StartupError when a migration fails; it is rolled back whole, and the next start retries it
 */
export async function migrate(url: string): Promise<string[]> {
  const migrations = await readMigrations();
  const client = new pg.Client({ connectionString: url, application_name: 'kirana: migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const finished = await readHistory(client);
    const pending = migrations.filter(({ name }) => !finished.has(name));
    for (const migration of pending) await applyMigration(client, migration);
    await migrateJobQueue(url);
    return pending.map(({ name }) => name);
  } finally {
    await client.end(); // releases the lock
  }
}

async function migrateJobQueue(url: string): Promise<void> {
  const pgPool = createPool({ connectionString: url, max: 2, application_name: 'kirana: migrate' });
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

/** Applies one migration in a transaction with its mark in the history. */
async function applyMigration(client: pg.Client, { name, checksum, sql }: Migration): Promise<void> {
  const id = randomUUID();
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ]);
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1', [
      id,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error);
    await recordFailure(client, id, message).catch(() => undefined); // a lost connection; its error is the one to report
    throw new StartupError(`The database could not be migrated: ${name}: ${message.split('\n')[0]}`, { cause: error });
  }
}

async function recordFailure(client: pg.Client, id: string, message: string): Promise<void> {
  await client.query('ROLLBACK');
  await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, message]);
}
