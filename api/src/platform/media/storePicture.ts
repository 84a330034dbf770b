import { randomBytes } from 'node:crypto';
import { db } from '../db/client.ts';
import type { PictureStorage } from './pictureStorages.ts';
import { decodeUpload, type PictureShape } from './preparePicture.ts';
import { type PictureUpload, InvalidPictureError } from './receivePicture.ts';
import { removePictures } from './removePictures.ts';
import { requirePermission } from '../core/permissions.ts';
import type { Viewer } from '../core/viewer.ts';
import type { Throttle } from '../limits/throttle.ts';

/** The owner and the text alternative of a picture. */
export interface PictureMetadata {
  /** Null when the account was deleted. */
  ownerId: string | null;
  alt: string;
  /** The URL from which an import fetched the picture. */
  sourceUrl?: string;
}

/** A picture that was stored. */
export interface StoredPicture {
  pictureId: string;
  /** The size of the stored file. */
  byteSize: number;
}

/**
 * Stores an uploaded picture. If no row refers to it within a day, `purgeUnusedPictures` removes it.
 * @throws InvalidPictureError, QueueFullError
 */
export async function storePicture(
  upload: Promise<PictureUpload>,
  { isCropped, ...metadata }: PictureMetadata & PictureShape,
  storage: PictureStorage,
): Promise<StoredPicture> {
  const { webp, ...shape } = await decodeUpload(upload, { ownerId: metadata.ownerId, isCropped });
  const key = randomBytes(16).toString('hex'); // independent of the file's name, and never a key of the demo catalogue
  // The row comes before the file, so that an interrupted upload can be found and purged.
  const { id: pictureId } = await db.picture.create({
    data: { key, cloud: storage.cloud, mimeType: 'image/webp', ...metadata, ...shape },
    select: { id: true },
  });
  try {
    await storage.put(key, webp);
  } catch (cause) {
    await removePictures([pictureId], [storage]).catch(() => undefined); // the storage may have it despite the error; purgeUnusedPictures tries again
    throw new InvalidPictureError('NOT_STORED', 'We couldn’t save the picture. Please try again.', { cause });
  }
  return { pictureId, byteSize: webp.length };
}

/**
 * Stores a picture for the catalogue or the logo. A picture that stays unused is purged after a day.
 * @throws InvalidPictureError, TooManyAttemptsError
 */
export async function uploadPicture(
  viewer: Viewer,
  { picture, alt }: { picture: Promise<PictureUpload>; alt: string },
  { throttle, pictures }: { throttle: Throttle; pictures: PictureStorage },
): Promise<StoredPicture> {
  requirePermission(viewer, 'CATALOGUE', 'SETTINGS');
  await throttle.consume('uploadPerAdmin', viewer.userId);
  return storePicture(picture, { ownerId: viewer.userId, alt }, pictures);
}
