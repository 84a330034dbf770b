import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import pg, { type Pool } from 'pg';
import { readMigrationNames } from './readMigrations.ts';

const UNFINISHED = `SELECT name FROM unnest($1::text[]) AS name WHERE NOT EXISTS (
  SELECT FROM _prisma_migrations WHERE migration_name = name AND finished_at IS NOT NULL AND rolled_back_at IS NULL)`;

/** How many migrations of this release the database lacks. It may have those of a later release. */
export async function countUnfinishedMigrations(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(UNFINISHED, [await readMigrationNames()]);
  return rowCount ?? 0;
}

const UNDEFINED_TABLE = '42P01';

/** Whether the database has the migrations of this release and those of its job queue, which a start need not apply then. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  try {
    if ((await countUnfinishedMigrations(pool)) > 0) return false;
    const { rows } = await pool.query<{ last: number }>('SELECT max(id) AS last FROM graphile_worker.migrations');
    return (rows[0]?.last ?? 0) >= (await lastMigrationOfQueue());
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return false; // a new database
    throw error;
  }
}

/** The number of graphile-worker's last migration, which names a file: its module would take a start 30 ms. */
async function lastMigrationOfQueue(): Promise<number> {
  const program = createRequire(import.meta.url).resolve('graphile-worker'); // dist/index.js
  const files = await readdir(path.join(path.dirname(program), '../sql'));
  return Math.max(...files.map((file) => Number.parseInt(file, 10)));
}
