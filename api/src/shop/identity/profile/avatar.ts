import type { PictureStorage } from '../../../platform/core/pictureStorage.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { PictureUpload } from '../../../platform/media/receivePicture.ts';
import { storePicture } from '../../../platform/media/storePicture.ts';
import type { Throttle } from '../../../platform/limits/throttle.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { lockUser } from '../lockUser.ts';

const ALT = 'Profile picture';

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

/** Sets the viewer's avatar to a stored picture. A job removes the previous picture once the transaction has committed. */
async function replaceAvatar(viewer: Viewer, pictureId: string): Promise<void> {
  await db.$transaction((tx) => setAvatarId(tx, viewer, pictureId));
}

/** Deletes the viewer's avatar; does nothing when there is none. */
export async function deleteAvatar(viewer: Viewer): Promise<void> {
  await db.$transaction((tx) => setAvatarId(tx, viewer, null));
}

async function setAvatarId(tx: Transaction, { userId }: Viewer, pictureId: string | null): Promise<void> {
  const user = await lockUser(tx, userId); // the second of two concurrent changes reads what the first has written
  if (!user) return; // the account was deleted or suspended meanwhile; purgeUnusedPictures removes the picture
  await tx.user.update({ where: { id: userId }, data: { avatarId: pictureId }, select: { id: true } });
  if (user.avatarId) await enqueueJob(tx, REMOVE_PICTURES, { ids: [user.avatarId] });
}
