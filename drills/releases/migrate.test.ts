import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { ROOT_DIRECTORY } from '../../api/src/platform/config/config.ts';
import { readMigrations } from '../../api/src/platform/db/migrations/readMigrations.ts';
import { createDatabase, dropDatabase } from '../../api/src/testing/postgres/temporaryCluster.ts';

const MIGRATE = path.join(ROOT_DIRECTORY, 'api/src/platform/db/migrations/migrate.ts');

/** Runs `migrate` in a process of its own, and returns what it returned there. */
async function migrateInProcess(url: string): Promise<string[]> {
  const script = `const { migrate } = await import(${JSON.stringify(MIGRATE)});
    console.log(JSON.stringify(await migrate(${JSON.stringify(url)})));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout) as string[]; // the script prints them
}

it('two processes that start at the same time apply each migration once', async () => {
  const database = `migrate_${randomBytes(4).toString('hex')}`;
  const url = await createDatabase(inject('databaseServerUrl'), database);
  const names = (await readMigrations()).map((migration) => migration.name);
  const applied = await Promise.all([migrateInProcess(url), migrateInProcess(url)]);
  expect(applied.flat()).toEqual(names);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT migration_name FROM _prisma_migrations ORDER BY migration_name');
  await client.end();
  expect(rows).toEqual(names.map((migration_name) => ({ migration_name })));
  await dropDatabase(inject('databaseServerUrl'), database);
});
