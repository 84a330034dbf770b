import { enqueueJob } from '../../platform/db/enqueueJob.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { DEMO_PREFIX } from '../../platform/media/pictureVariants.ts';
import { REMOVE_PICTURES } from '../../platform/media/removePictures.ts';

/** The tables whose rows stay, and why. Every other one is emptied, so that a new table is, too. */
export const KEPT_TABLES = {
  _prisma_migrations: 'the history of the schema',
  settings: 'what the shop has been told of its owner',
  role_definitions: 'the built-in roles; those that were added are deleted',
  synonym_groups: 'the words of the search, which are of groceries and not of the demo',
  synonyms: 'the same',
  synonym_releases: 'the same',
  search_staples: 'the same',
  throttle_counts: 'counted attempts, which expire by themselves; emptying them would allow new ones',
  job_workers: 'the workers that run now',
  demo_removals: 'that the demo is removed',
} as const;

/** Kept tables refer to these, so they are emptied by DELETE; `pictures` keeps the logo, and files that a job removes. */
const REFERRED_TABLES = ['users', 'pictures'];

/** A trigger of `search_documents` truncates these. */
const SEARCH_TABLES = ['search_postings', 'search_terms'];

/** How long a lock of a table is waited for: all requests for the table wait as long. */
const LOCK_TIMEOUT_MS = 500;

/** Deletes all rows but those of `KEPT_TABLES`, restarts the numbers, and gives the shop its first home page. Fails as busy when a table is in use for longer than half a second. */
export async function emptyShop(tx: Transaction): Promise<void> {
  const others = [...Object.keys(KEPT_TABLES), ...REFERRED_TABLES, ...SEARCH_TABLES];
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'search_preview') AND tablename <> ALL (${others}) ORDER BY 1`;
  const tables = Prisma.raw(rows.map(({ name }) => name).join(', ')); // names that the database has quoted
  await tx.$executeRaw`SELECT set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`;
  await tx.$executeRaw`LOCK TABLE ${tables}, ${Prisma.raw(REFERRED_TABLES.join(', '))} IN ACCESS EXCLUSIVE MODE`;
  // The audit log refuses TRUNCATE. Until the commit no other transaction can use the table.
  await tx.$executeRaw`ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_are_final_all`;
  await tx.$executeRaw`TRUNCATE ${tables} RESTART IDENTITY`;
  await tx.$executeRaw`ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_are_final_all`;
  await tx.$executeRaw`DELETE FROM users`;
  await tx.$executeRaw`DELETE FROM role_definitions WHERE built_in IS NULL`;
  await tx.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  await createFirstHome(tx);
  await deletePictures(tx);
}

/** The home page that a shop begins with, as its migration writes it. */
async function createFirstHome(tx: Transaction): Promise<void> {
  const kinds = ['ORDER_AGAIN', 'BUILT_IN_BANNER', 'CATEGORY_TILES', 'CATEGORY_ROWS'] as const;
  await tx.homeVersion.create({
    data: {
      ...{ number: 1, note: 'The first home page', publishesAt: new Date('2026-01-01T00:00:00+05:30') },
      sections: { create: kinds.map((kind, place) => ({ kind, position: place + 1 })) },
    },
    select: { id: true },
  });
}

/** A picture of the demo has no file of its own. A job removes the files of others, each before its row. */
async function deletePictures(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM pictures WHERE starts_with(key, ${DEMO_PREFIX}) AND id NOT IN (
      SELECT picture_id FROM settings WHERE picture_id IS NOT NULL)`;
  const left = await tx.picture.findMany({ select: { id: true } });
  if (left.length > 0) await enqueueJob(tx, REMOVE_PICTURES, { ids: left.map(({ id }) => id) });
}
