import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS_DIRECTORY, readMigrations } from '../api/src/platform/db/migrations/readMigrations.ts';
import { findMigrationProblems } from './findMigrationProblems.ts';
import { readReleasedMigrations, releasesUntil } from './releasedMigrations.ts';

/** `npm run verify`: fails for migrations that stop or break the last release, which runs while they are applied. */
const released = readReleasedMigrations();
const upgrading = readFileSync(path.join(import.meta.dirname, '../docs/upgrading.md'), 'utf8');
const problems = findMigrationProblems({
  migrations: await readMigrations(),
  directory: MIGRATIONS_DIRECTORY,
  released,
  releases: releasesUntil(released.release, upgrading),
});
for (const { migration, line, rule, message } of problems)
  console.error(`api/prisma/migrations/${migration}/migration.sql:${line}: ${rule}: ${message}`);
if (problems.length > 0) {
  console.error('CONTRIBUTING.md says how a migration is written, under "Migrations while the shop is open".');
  process.exitCode = 1;
}
