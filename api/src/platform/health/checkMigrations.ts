import { databasePool } from '../db/client.ts';
import { readMigrations } from '../db/migrations/readMigrations.ts';
import type { Check } from './readiness.ts';

const UNFINISHED = `SELECT name FROM unnest($1::text[]) AS name WHERE NOT EXISTS (
  SELECT FROM _prisma_migrations WHERE migration_name = name AND finished_at IS NOT NULL AND rolled_back_at IS NULL)`;

/** Whether the database has the migrations of this release. Those of a later release may be there too. */
export function checkMigrations(): Check {
  let areApplied = false; // migrations are never taken back
  return {
    failure: 'The migrations of the database could not be checked.',
    async run() {
      if (areApplied) return null;
      const names = (await readMigrations()).map(({ name }) => name);
      const { rowCount } = await databasePool('health').query(UNFINISHED, [names]);
      areApplied = rowCount === 0;
      if (areApplied) return null;
      return { status: 'fail', output: `The database lacks ${rowCount} of the migrations of this release.` };
    },
  };
}
