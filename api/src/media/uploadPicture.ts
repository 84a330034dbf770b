import type { PictureStorage } from '../graphql/context.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { PictureUpload } from './arrivedPicture.ts';
import { storePicture, type StoredPicture } from './storePicture.ts';

/** A file with what it shows, for those who do not see it. */
export interface CaptionedUpload {
  picture: Promise<PictureUpload>;
  alt: string;
}

/**
 * Stores a picture for the catalogue. It goes again within a day or so unless something begins to show it.
 * @throws InvalidPictureError, TooManyAttemptsError
 */
export async function uploadPicture(
  viewer: Viewer,
  { picture, alt }: CaptionedUpload,
  { throttle, pictures }: { throttle: Throttle; pictures: PictureStorage },
): Promise<StoredPicture> {
  requireAdmin(viewer);
  await throttle.spend('uploadOfAdmin', viewer.userId);
  return storePicture(picture, { ownerId: viewer.userId, alt }, pictures);
}
