import type { PictureStorage } from '../graphql/context.ts';
import { removePictures } from './removePictures.ts';
import { oldUnusedPictures } from './unusedPictures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 1000;

/**
 * Removes pictures that nothing has referred to for a day, a thousand at a time; what is younger may be on its way to where it
 * belongs. Answers how many. @throws AggregateError when some were not to be removed
 */
export async function sweepPictures(storages: readonly PictureStorage[], now: Date): Promise<number> {
  const clouds = storages.map(({ cloud }) => cloud);
  const before = new Date(now.getTime() - DAY_MS);
  return removePictures(await oldUnusedPictures({ before, clouds, count: BATCH }), storages);
}
