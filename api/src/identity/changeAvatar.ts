import type { Transaction } from '../db/client.ts';
import { enqueueJob } from '../db/enqueueJob.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { REMOVE_PICTURES } from '../media/removePictures.ts';

/** Gives the viewer another avatar, or none, and has the former one removed once that has come about. */
export async function changeAvatar(tx: Transaction, { userId }: Viewer, pictureId: string | null): Promise<void> {
  // Locked, so that of two changes at once the second sees what the first has set.
  const [user] = await tx.$queryRaw<{ avatarId: string | null }[]>`
    SELECT avatar_id AS "avatarId" FROM users
    WHERE id = ${userId}::uuid AND status = 'ACTIVE' FOR UPDATE`;
  if (!user) return; // deleted or suspended meanwhile; the sweep removes the picture
  await tx.user.update({ where: { id: userId }, data: { avatarId: pictureId }, select: { id: true } });
  if (user.avatarId) await enqueueJob(tx, REMOVE_PICTURES, { ids: [user.avatarId] });
}
