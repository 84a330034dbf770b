import type { PictureStorage } from '../core/pictureStorage.ts';
import { removePictures } from './removePictures.ts';
import { findUnusedPictures } from './findUnusedPictures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
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
