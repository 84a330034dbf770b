import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartProblem } from '../startProblem.ts';
import { createPool } from './createPool.ts';
import { migrationsList, readMigrations } from './migrations.ts';
import type { Migration } from './migrations.ts';
import { withSchemaEngine } from './schemaEngine.ts';

const MIGRATION_LOCK = 4_000_119;
/** What is not marked as finished has not happened, see MigrationAdapter. */
const STRIKE_OFF_INTERRUPTED = `UPDATE _prisma_migrations SET rolled_back_at = now()
  WHERE finished_at IS NULL AND rolled_back_at IS NULL`;
const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * Brings the database to the newest migration, with the job queue's own tables beside it, and returns the names of
 * those applied. Processes that start at once wait for each other. The history is the one that `prisma migrate deploy`
 * keeps, so either can go on from the other.
 */
export async function migrate(url: string): Promise<string[]> {
  const migrations = await readMigrations();
  const client = new pg.Client({ connectionString: url, application_name: 'kirana: migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const finished = await readHistory(client);
    const isCurrent = migrations.every(({ name, checksum }) => finished.get(name) === checksum);
    const applied = isCurrent ? [] : await applyMigrations(url, migrations); // the engine takes its time to load
    await migrateJobQueue(url);
    return applied;
  } finally {
    await client.end(); // gives the lock back
  }
}

async function migrateJobQueue(url: string): Promise<void> {
  const pgPool = createPool({ connectionString: url, max: 2, application_name: 'kirana: migrate' });
  await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  await pgPool.end();
}

/** The checksum of each finished migration, by name. Interrupted ones are struck off, so that they are tried again. */
async function readHistory(client: pg.Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query(`SELECT FROM pg_tables WHERE tablename = '_prisma_migrations'`);
  if (tables.length === 0) return new Map();
  await client.query(STRIKE_OFF_INTERRUPTED);
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

async function applyMigrations(url: string, migrations: Migration[]): Promise<string[]> {
  try {
    const input = { migrationsList: migrationsList(migrations), filters: NO_FILTERS };
    const { appliedMigrationNames } = await withSchemaEngine(url, (engine) => engine.applyMigrations(input));
    return appliedMigrationNames;
  } catch (error) {
    const words = String(error instanceof Error ? error.message : error);
    throw new StartProblem(`The database could not be migrated: ${words.split('\n')[0]}`, { cause: error });
  }
}
