import { db } from '../db/client.ts';
import type { PictureStorage } from '../graphql/context.ts';
import { isUnused } from './unusedPictures.ts';

/** The job that does so, told `{ ids }`. */
export const REMOVE_PICTURES = 'removePictures';

const PATIENCE_MS = 60_000; // above what a storage takes before it gives up

/**
 * Removes those of the pictures that nothing refers to, and answers how many. Repeating it does no harm: the file goes before
 * the row that knows of it. @throws AggregateError when some were not to be removed; the others are gone then
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

/** While the row is locked, nothing can begin to refer to it. One at a time, so that no row is locked for long. */
function removePicture(id: string, storages: readonly PictureStorage[]): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const [picture] = await tx.$queryRaw<{ key: string; cloud: string | null }[]>`
        SELECT key, cloud FROM media_files WHERE id = ${id}::uuid FOR UPDATE`;
      const storage = picture && storages.find(({ cloud }) => cloud === picture.cloud);
      if (!storage || !(await isUnused(tx, id))) return false;
      await storage.remove(picture.key);
      await tx.mediaFile.delete({ where: { id }, select: { id: true } });
      return true;
    },
    { timeout: PATIENCE_MS },
  );
}
