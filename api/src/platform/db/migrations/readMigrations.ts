import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export const PRISMA_DIRECTORY = path.join(import.meta.dirname, '../../../../prisma');
export const MIGRATIONS_DIRECTORY = path.join(PRISMA_DIRECTORY, 'migrations');

/** The migrations of api/prisma/migrations, oldest first. */
export async function readMigrations() {
  return Promise.all(
    (await readMigrationNames()).map(async (name) => {
      const sql = await readFile(path.join(MIGRATIONS_DIRECTORY, name, 'migration.sql'), 'utf8');
      // The checksum is the one of Prisma's history table.
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The names of the migrations, which are those of their folders. */
export async function readMigrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS_DIRECTORY, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export type Migration = Awaited<ReturnType<typeof readMigrations>>[number];

const COMMENT = /--.*$/gm;
const STATEMENT =
  /^(?:CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS|DROP INDEX CONCURRENTLY IF EXISTS) ("?\w+"?)[^;]*;?$/i;

/**
 * The name of the index, as the SQL writes it, when the migration is one statement that creates or drops an index without stopping
 * writes to its table. PostgreSQL runs such a statement only outside of a transaction, and as the only one of its query.
 */
export function concurrentIndexOf(sql: string): string | null {
  const statement = sql.replace(COMMENT, '').replace(/\s+/g, ' ').trim();
  return STATEMENT.exec(statement)?.[1] ?? null;
}
