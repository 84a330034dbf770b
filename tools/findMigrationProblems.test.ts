import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS_DIRECTORY, readMigrations } from '../api/src/platform/db/migrations/readMigrations.ts';
import { findMigrationProblems } from './findMigrationProblems.ts';
import { readReleasedMigrations, releasesUntil } from './releasedMigrations.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kirana-migrations-'));
});

afterAll(() => rm(directory, { recursive: true }));

const hash = (sql: string) => createHash('sha256').update(sql).digest('hex');

/** The rules that a new migration breaks, each with its line. */
async function lint(sql: string, name = '20270101000000_new', releasedSql = 'SELECT 1;'): Promise<string[]> {
  await mkdir(path.join(directory, name), { recursive: true });
  await writeFile(path.join(directory, name, 'migration.sql'), sql);
  const released = { release: 'the second shop', migrations: { '20260101000000_first': hash('SELECT 1;') } };
  const migrations = [
    { name: '20260101000000_first', sql: releasedSql, checksum: hash(releasedSql) },
    { name, sql, checksum: hash(sql) },
  ];
  const problems = findMigrationProblems({
    migrations: migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    directory,
    released,
    releases: ['the second shop', 'the first shop'],
  });
  return problems.map(({ migration, line, rule }) => `${migration === name ? '' : `${migration}: `}${line} ${rule}`);
}

describe('findMigrationProblems', () => {
  it.each([
    ['an index that stops writes', 'CREATE INDEX "i" ON "orders"("id");', 'require-concurrent-index-creation'],
    ['an index that is dropped under a lock', 'DROP INDEX "i";', 'require-concurrent-index-deletion'],
    [
      'a concurrent index beside other statements, which is in a transaction',
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "orders"("id"); ALTER TABLE "orders" ADD COLUMN "a" TEXT;',
      'ban-concurrent-index-creation-in-transaction',
    ],
    [
      'an index that is dropped concurrently beside other statements',
      'DROP INDEX CONCURRENTLY IF EXISTS "i"; ALTER TABLE "orders" ADD COLUMN "a" TEXT;',
      'mixed-concurrent-index',
    ],
    [
      'a concurrent index that a second attempt would not accept',
      'CREATE INDEX CONCURRENTLY "i" ON "orders"("id");',
      'mixed-concurrent-index',
    ],
    [
      'a column with a volatile default, which rewrites the table',
      'ALTER TABLE "orders" ADD COLUMN "a" UUID DEFAULT gen_random_uuid();',
      'adding-field-with-default',
    ],
    [
      'a required column without a default, which the last release does not write',
      'ALTER TABLE "orders" ADD COLUMN "a" TEXT NOT NULL;',
      'adding-required-field',
    ],
    [
      'a column that becomes required, which reads the whole table',
      'ALTER TABLE "orders" ALTER COLUMN "a" SET NOT NULL;',
      'adding-not-nullable-field',
    ],
    [
      'a column that becomes optional, which the last release may not read',
      'ALTER TABLE "orders" ALTER COLUMN "a" DROP NOT NULL;',
      'ban-drop-not-null',
    ],
    [
      'a check that reads the whole table',
      `ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("a" <> '');`,
      'constraint-missing-not-valid',
    ],
    [
      'a check that is validated under the lock of its creation',
      `ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("a" <> '') NOT VALID; ALTER TABLE "orders" VALIDATE CONSTRAINT "c";`,
      'constraint-missing-not-valid',
    ],
    [
      'a foreign key that reads the whole table',
      'ALTER TABLE "orders" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "users"("id");',
      'adding-foreign-key-constraint',
    ],
    [
      'a unique constraint that builds its index under a lock',
      'ALTER TABLE "orders" ADD CONSTRAINT "u" UNIQUE ("a");',
      'disallowed-unique-constraint',
    ],
    ['a type that rewrites the table', 'ALTER TABLE "orders" ALTER COLUMN "a" TYPE BIGINT;', 'changing-column-type'],
    ['a column that is dropped', 'ALTER TABLE "orders" DROP COLUMN "a";', 'ban-drop-column'],
    ['a table that is dropped', 'DROP TABLE "orders";', 'ban-drop-table'],
    ['a column that is renamed', 'ALTER TABLE "orders" RENAME COLUMN "a" TO "b";', 'renaming-column'],
    ['a table that is renamed', 'ALTER TABLE "orders" RENAME TO "b";', 'renaming-table'],
    ['an enum value that is renamed', `ALTER TYPE "e" RENAME VALUE 'A' TO 'B';`, 'renaming-enum-value'],
  ])('refuses %s', async (_, sql, rule) => {
    expect(await lint(`-- Above.\n${sql}`)).toContain(`2 ${rule}`);
  });

  it.each([
    [
      'a table with its indexes and constraints',
      `CREATE TABLE "n" ("id" UUID NOT NULL, "a" INTEGER NOT NULL, CONSTRAINT "n_pkey" PRIMARY KEY ("id"));
       CREATE UNIQUE INDEX "n_a_key" ON "n"("a");
       ALTER TABLE "n" ADD CONSTRAINT "n_id_fkey" FOREIGN KEY ("id") REFERENCES "orders"("id") ON DELETE CASCADE;
       ALTER TABLE "n" ADD CONSTRAINT "n_a_positive" CHECK ("a" > 0);`,
    ],
    [
      'columns that may be empty or have a constant default, and a check of rows to come',
      `ALTER TABLE "orders" ADD COLUMN "a" TEXT, ADD COLUMN "b" BOOLEAN NOT NULL DEFAULT false;
       ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("a" <> '') NOT VALID;`,
    ],
    ['the validation of a check', 'ALTER TABLE "orders" VALIDATE CONSTRAINT "c";'],
    ['one concurrent index', '-- Why.\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "orders"("a");'],
    ['one index that is dropped concurrently', 'DROP INDEX CONCURRENTLY IF EXISTS "i";'],
    [
      'an exception with a reason',
      `-- The shop has a dozen of them.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "i" ON "coupons"("code");`,
    ],
    [
      'a contract of what is unused since a release that is out',
      `-- "orders"."a" is unused since the release of the first shop.
-- squawk-ignore ban-drop-column
ALTER TABLE "orders" DROP COLUMN "a";`,
    ],
  ])('accepts %s', async (_, sql) => {
    expect(await lint(sql)).toEqual([]);
  });

  it('asks for the reason of an exception, and for its rules', async () => {
    const statement = 'CREATE INDEX "i" ON "coupons"("code");';
    expect(await lint(`-- squawk-ignore require-concurrent-index-creation\n${statement}`)).toEqual(['1 exception']);
    expect(await lint(`-- A small table.\n-- squawk-ignore\n${statement}`)).toContain('2 exception');
    expect(await lint(`-- A small table.\n-- squawk-ignore-file\n${statement}`)).toEqual(['2 exception']);
  });

  it('refuses a contract of objects that the last release may read', async () => {
    const dropAfter = (reason: string) =>
      lint(`-- ${reason}\n-- squawk-ignore ban-drop-column\nALTER TABLE "orders" DROP COLUMN "a";`);
    expect(await dropAfter('Nobody reads it.')).toEqual(['2 contract']);
    expect(await dropAfter('It is unused since the release of the third shop.')).toEqual(['2 contract']);
  });

  it('refuses a change of a released migration, and one that comes before it', async () => {
    expect(await lint('SELECT 2;', '20270101000000_new', 'SELECT 3;')).toEqual(['20260101000000_first: 1 released']);
    expect(await lint('SELECT 2;', '20250101000000_early')).toEqual(['1 order']);
  });

  it('finds nothing in the migrations of this project', async () => {
    const released = readReleasedMigrations();
    const upgrading = await readFile(path.join(import.meta.dirname, '../docs/upgrading.md'), 'utf8');
    const releases = releasesUntil(released.release, upgrading);
    expect(releases[0]).toBe(released.release);
    const migrations = await readMigrations();
    expect(findMigrationProblems({ migrations, directory: MIGRATIONS_DIRECTORY, released, releases })).toEqual([]);
  });
});
