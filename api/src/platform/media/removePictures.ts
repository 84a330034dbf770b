import { db, type Transaction } from '../db/client.ts';
import type { PictureStorage } from './pictureStorages.ts';
import { Prisma } from '../db/generated/client.ts';
import { DEMO_PREFIX } from './pictureVariants.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

/** The days for which an import can be undone: the pictures that it replaced are kept meanwhile. */
const KEPT_DAYS = 7;

/** No row refers to the picture, and it is not a rendered picture of the demo catalogue. */
const PICTURE_IS_UNUSED = Prisma.sql`NOT starts_with(picture.key, ${DEMO_PREFIX})
  AND NOT EXISTS (SELECT FROM users WHERE avatar_id = picture.id)
  AND NOT EXISTS (SELECT FROM categories WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM sub_categories WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM collections WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM product_pictures WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM order_lines WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM settings WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM home_sections WHERE picture_id = picture.id)
  AND NOT EXISTS (SELECT FROM home_sections WHERE wide_picture_id = picture.id)
  AND NOT EXISTS (
    SELECT FROM import_pictures AS kept JOIN catalogue_imports AS import ON import.id = kept.import_id
    WHERE kept.picture_id = picture.id AND import.started_at > now() - ${KEPT_DAYS}::int * interval '1 day'
  )
  AND NOT EXISTS (
    SELECT FROM import_files AS waiting JOIN catalogue_imports AS import ON import.id = waiting.import_id
    WHERE waiting.picture_id = picture.id AND import.status IN ('CHECKING', 'CHECKED', 'RUNNING', 'FAILED')
  )`;

/** The ids of at most `count` unused pictures that were stored before a time, in one of the clouds or (null) as files; the oldest first. */
export async function findUnusedPictures(query: { before: Date; clouds: readonly (string | null)[]; count: number }) {
  const { before, clouds, count } = query;
  const names = clouds.filter((cloud) => cloud !== null);
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT picture.id FROM pictures AS picture
    WHERE picture.created_at < ${before}
      AND (picture.cloud = ANY (${names}::text[]) OR picture.cloud IS NULL AND ${clouds.includes(null)})
      AND ${PICTURE_IS_UNUSED}
    ORDER BY picture.created_at LIMIT ${count}`;
  return found.map(({ id }) => id);
}

/** Whether no row refers to a picture. The caller has locked it: a new reference waits for the lock. */
export async function isPictureUnused(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT picture.id FROM pictures AS picture WHERE picture.id = ${id}::uuid AND ${PICTURE_IS_UNUSED}`;
  return found.length > 0;
}

/**
 * The advisory lock of files of pictures, unique among the shop's: each removal of a picture shares it, and a backup holds it, so that
 * every picture of the database it saves still has its file when the files are copied.
 */
export const PICTURE_REMOVAL_LOCK = 7_310_009;

/** The job that calls `removePictures`, with the payload `{ ids }`. */
export const REMOVE_PICTURES = 'removePictures';

const TRANSACTION_TIMEOUT_MS = 60_000; // longer than the timeout of a storage

/**
 * Removes the unused ones of the pictures, and answers their number. It can be repeated, because each file is deleted before its
 * row. @throws AggregateError when some could not be removed; the others are removed then
 */
export async function removePictures(ids: readonly string[], storages: readonly PictureStorage[]): Promise<number> {
  const failures: unknown[] = [];
  let removed = 0;
  for (const id of ids) {
    try {
      if (await removePicture(id, storages)) removed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pictures were not removed`);
  return removed;
}

/** The lock of the row prevents new references. Each picture has its own transaction, so that no row is locked for long. */
function removePicture(id: string, storages: readonly PictureStorage[]): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ isShared: boolean }[]>`
        SELECT pg_try_advisory_xact_lock_shared(${PICTURE_REMOVAL_LOCK}) AS "isShared"`;
      if (!lock?.isShared) throw new Error('A backup is copying the pictures');
      const [picture] = await tx.$queryRaw<{ key: string; cloud: string | null }[]>`
        SELECT key, cloud FROM pictures WHERE id = ${id}::uuid FOR UPDATE`;
      const storage = picture && storages.find(({ cloud }) => cloud === picture.cloud);
      if (!storage || !(await isPictureUnused(tx, id))) return false;
      await storage.remove(picture.key);
      await tx.picture.delete({ where: { id }, select: { id: true } });
      return true;
    },
    { timeout: TRANSACTION_TIMEOUT_MS },
  );
}

const BATCH = 1000;

/**
 * Removes unused pictures that are older than a day, at most a thousand per call; a younger one may be in use soon. Answers the
 * number of removed pictures. @throws AggregateError when some could not be removed
 */
export async function purgeUnusedPictures(storages: readonly PictureStorage[], now: Date): Promise<number> {
  const clouds = storages.map(({ cloud }) => cloud);
  const before = new Date(now.getTime() - DAY_MS);
  return removePictures(await findUnusedPictures({ before, clouds, count: BATCH }), storages);
}
