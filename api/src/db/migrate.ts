import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartProblem } from '../startProblem.ts';
import { migrationsList, readMigrations } from './migrations.ts';
import type { Migration } from './migrations.ts';
import { withSchemaEngine } from './schemaEngine.ts';

const MIGRATION_LOCK = 4_000_119;
const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * Brings the database to the newest migration, and the job queue's own tables beside it, and returns the names of those applied. Processes that start at once
 * wait for each other. The history is the one that `prisma migrate deploy` keeps, so either can go on from the other.
 */
export async function migrate(url: string): Promise<string[]> {
  const migrations = await readMigrations();
  const client = new pg.Client({ connectionString: url, application_name: 'kirana: migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const isDone = await isCurrent(client, migrations);
    const applied = isDone ? [] : await applyMigrations(url, migrations); // the engine takes its time to load
    await runMigrations({ connectionString: url, logger: new Logger(() => () => undefined) });
    return applied;
  } finally {
    await client.end(); // gives the lock back
  }
}

async function isCurrent(client: pg.Client, migrations: Migration[]): Promise<boolean> {
  const { rows: tables } = await client.query(`SELECT to_regclass('_prisma_migrations') AS found`);
  if (tables[0]?.found === null) return false;
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  return migrations.every(({ name, checksum }) => applied.get(name) === checksum);
}

async function applyMigrations(url: string, migrations: Migration[]): Promise<string[]> {
  try {
    const input = { migrationsList: migrationsList(migrations), filters: NO_FILTERS };
    const { appliedMigrationNames } = await withSchemaEngine(url, (engine) => engine.applyMigrations(input));
    return appliedMigrationNames;
  } catch (error) {
    const words = String(error instanceof Error ? error.message : error);
    const telling = words.split('\n').find((line) => line.includes('ERROR:')) ?? words.split('\n')[0];
    throw new StartProblem(`The database could not be migrated: ${telling}`, { cause: error });
  }
}
