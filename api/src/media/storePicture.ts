import { randomBytes } from 'node:crypto';
import { db } from '../db/client.ts';
import type { PictureStorage } from '../graphql/context.ts';
import { arrivedPicture, type PictureUpload } from './arrivedPicture.ts';
import { InvalidPictureError } from './invalidPicture.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import { preparePicture, type PreparedPicture } from './preparePicture.ts';
import { removePictures } from './removePictures.ts';

const DECODES_AT_ONCE = 1; // a hostile picture takes some hundred megabytes for a moment
const limited = limitConcurrency(DECODES_AT_ONCE);

/** Whose picture it is, and what it shows for those who do not see it. */
export interface PictureCaption {
  /** Null when whoever it was is gone. */
  ownerId: string | null;
  alt: string;
  /** Where it was fetched. */
  sourceUrl?: string;
}

/** A picture that is safely there. */
export interface StoredPicture {
  pictureId: string;
  /** Of what is stored. */
  byteSize: number;
}

/**
 * Takes an uploaded picture. Nothing refers to it yet; if nothing ever does, `sweepPictures` removes it.
 * @throws InvalidPictureError
 */
export async function storePicture(
  upload: Promise<PictureUpload>,
  caption: PictureCaption,
  storage: PictureStorage,
): Promise<StoredPicture> {
  const arrived = await arrivedPicture(upload);
  const picture = await limited(async () => preparePicture(await arrived.read(), arrived.maxPixels));
  const key = randomBytes(16).toString('hex'); // nothing of the file's name, and never one of the demo's keys
  const pictureId = await writeRow({ key, cloud: storage.cloud, ...caption }, picture);
  try {
    await storage.put(key, picture.webp);
  } catch (cause) {
    await removePictures([pictureId], [storage]).catch(() => undefined); // it may be there all the same; the sweep tries again
    throw new InvalidPictureError('NOT_STORED', 'The picture could not be stored. Please try again.', { cause });
  }
  return { pictureId, byteSize: picture.webp.length };
}

/** Before the bytes: a picture that has a row is found again, whatever breaks off in between. */
async function writeRow(
  row: PictureCaption & { key: string; cloud: string | null },
  { width, height, tint }: PreparedPicture,
): Promise<string> {
  const { id } = await db.mediaFile.create({
    data: { ...row, mimeType: 'image/webp', width, height, tint },
    select: { id: true },
  });
  return id;
}
