import { db } from '../db/client.ts';
import type { PictureStorage } from '../graphql/context.ts';
import type { Viewer } from '../graphql/viewer.ts';
import type { PictureUpload } from '../media/arrivedPicture.ts';
import { storePicture } from '../media/storePicture.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { changeAvatar } from './changeAvatar.ts';

const ALT = 'Profile picture';

/** What setting an avatar needs of the request. */
export interface AvatarMeans {
  throttle: Throttle;
  pictures: PictureStorage;
}

/** Makes an uploaded picture the viewer's avatar. The former one goes. @throws InvalidPictureError, TooManyAttemptsError */
export async function setAvatar(
  viewer: Viewer,
  upload: Promise<PictureUpload>,
  { throttle, pictures }: AvatarMeans,
): Promise<void> {
  await throttle.spend('uploadOfAccount', viewer.userId);
  const { pictureId } = await storePicture(upload, { ownerId: viewer.userId, alt: ALT }, pictures);
  await db.$transaction((tx) => changeAvatar(tx, viewer, pictureId));
}
