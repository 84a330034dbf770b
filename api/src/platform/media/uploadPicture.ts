import type { PictureStorage } from '../core/pictureStorage.ts';
import { requirePermission } from '../core/permissions.ts';
import type { Viewer } from '../core/viewer.ts';
import type { Throttle } from '../limits/throttle.ts';
import type { PictureUpload } from './receivePicture.ts';
import { storePicture, type StoredPicture } from './storePicture.ts';

/** A file with its text alternative. */
export interface PictureUploadFields {
  picture: Promise<PictureUpload>;
  alt: string;
}

/**
 * Stores a picture for the catalogue or the logo. A picture that stays unused is purged after a day.
 * @throws InvalidPictureError, TooManyAttemptsError
 */
export async function uploadPicture(
  viewer: Viewer,
  { picture, alt }: PictureUploadFields,
  { throttle, pictures }: { throttle: Throttle; pictures: PictureStorage },
): Promise<StoredPicture> {
  requirePermission(viewer, 'CATALOGUE', 'SETTINGS');
  await throttle.consume('uploadPerAdmin', viewer.userId);
  return storePicture(picture, { ownerId: viewer.userId, alt }, pictures);
}
