import { db } from '../db/client.ts';
import type { PictureStorage } from '../core/pictureStorage.ts';
import { isPictureUnused } from './findUnusedPictures.ts';
import { PICTURE_REMOVAL_LOCK } from './pictureRemovalLock.ts';

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
