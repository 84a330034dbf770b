import type { PictureStorage } from '../../../platform/media/pictureStorages.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { PictureUpload } from '../../../platform/media/receivePicture.ts';
import { storePicture } from '../../../platform/media/storePicture.ts';
import type { Throttle } from '../../../platform/limits/throttle.ts';
import { replaceAvatar } from './replaceAvatar.ts';

const ALT = 'Profile picture';

/** The services that `setAvatar` uses. */
export interface AvatarServices {
  throttle: Throttle;
  pictures: PictureStorage;
}

/** Stores an uploaded picture as the viewer's avatar. A job deletes the previous one. @throws InvalidPictureError, TooManyAttemptsError */
export async function setAvatar(
  viewer: Viewer,
  upload: Promise<PictureUpload>,
  { throttle, pictures }: AvatarServices,
): Promise<void> {
  await throttle.consume('uploadPerAccount', viewer.userId);
  const avatar = { ownerId: viewer.userId, alt: ALT, isCropped: true };
  const { pictureId } = await storePicture(upload, avatar, pictures);
  await replaceAvatar(viewer, pictureId);
}
