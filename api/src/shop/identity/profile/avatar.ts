import type { PictureStorage } from '../../../platform/media/pictureStorages.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { PictureUpload } from '../../../platform/media/receivePicture.ts';
import { storePicture } from '../../../platform/media/storePicture.ts';
import type { Throttle } from '../../../platform/limits/throttle.ts';
import { db } from '../../../platform/db/client.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { lockUser } from '../lockUser.ts';

/** Stores an uploaded picture as the viewer's avatar. A job deletes the previous one. @throws InvalidPictureError, TooManyAttemptsError */
export async function setAvatar(
  viewer: Viewer,
  upload: Promise<PictureUpload>,
  { throttle, pictures }: { throttle: Throttle; pictures: PictureStorage },
): Promise<void> {
  await throttle.consume('uploadPerAccount', viewer.userId);
  const avatar = { ownerId: viewer.userId, alt: 'Profile picture', isCropped: true };
  const { pictureId } = await storePicture(upload, avatar, pictures);
  await replaceAvatar(viewer, pictureId);
}

/** Sets the viewer's avatar to a stored picture, or deletes it. A job removes the previous picture once the transaction has committed. */
export async function replaceAvatar({ userId }: Viewer, pictureId: string | null): Promise<void> {
  await db.$transaction(async (tx) => {
    const user = await lockUser(tx, userId); // the second of two concurrent changes reads what the first has written
    if (!user) return; // the account was deleted or suspended meanwhile; purgeUnusedPictures removes the picture
    await tx.user.update({ where: { id: userId }, data: { avatarId: pictureId }, select: { id: true } });
    if (user.avatarId) await enqueueJob(tx, REMOVE_PICTURES, { ids: [user.avatarId] });
  });
}
