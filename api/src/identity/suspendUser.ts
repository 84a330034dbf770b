import { db } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { endAllSessions } from './endSessions.ts';
import { OwnAccountError, UnknownUserError } from './identityErrors.ts';

/** Closes an account to its owner: no login, and all sessions end at once. @throws UnknownUserError, OwnAccountError */
export async function suspendUser(viewer: Viewer, { email }: { email: string }, now: Date): Promise<void> {
  requireAdmin(viewer);
  await db.$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { email, status: { not: 'INACTIVE' } }, select: { id: true } });
    if (!user) throw new UnknownUserError();
    if (user.id === viewer.userId) throw new OwnAccountError();
    await tx.user.update({ where: { id: user.id }, data: { status: 'SUSPENDED' }, select: { id: true } });
    await endAllSessions(tx, user.id, now);
  });
}

/** Opens a suspended account to its owner again. @throws UnknownUserError */
export async function reinstateUser(viewer: Viewer, { email }: { email: string }): Promise<void> {
  requireAdmin(viewer);
  const { count } = await db.user.updateMany({
    where: { email, status: { not: 'INACTIVE' } },
    data: { status: 'ACTIVE' },
  });
  if (count === 0) throw new UnknownUserError();
}
