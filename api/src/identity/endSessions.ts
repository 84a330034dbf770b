import { db, type Transaction } from '../db/client.ts';
import type { Authentication, SessionViewer, Viewer } from '../graphql/viewer.ts';
import { openSessionsOf } from './openSessionsOf.ts';
import { hashToken } from './randomToken.ts';

/** Ends the session of this device, found by its viewer and by its refresh token; nothing happens when there is none. */
export async function endThisSession(
  { authentication, refreshToken }: { authentication: Authentication; refreshToken: string | null },
  now: Date,
): Promise<void> {
  const ids = refreshToken ? await sessionsOfToken(refreshToken) : [];
  if (authentication.state === 'active' && authentication.viewer.sessionId !== null) {
    ids.push(authentication.viewer.sessionId);
  }
  if (ids.length === 0) return;
  await db.session.updateMany({ where: { id: { in: ids }, revokedAt: null }, data: { revokedAt: now } });
}

/** By its present token, or by one that is spent: two questions, because an OR over two tables reads them from end to end. */
async function sessionsOfToken(refreshToken: string): Promise<string[]> {
  const tokenHash = hashToken(refreshToken);
  const [session, spent] = await Promise.all([
    db.session.findUnique({ where: { tokenHash }, select: { id: true } }),
    db.spentRefreshToken.findUnique({ where: { tokenHash }, select: { sessionId: true } }),
  ]);
  return [session?.id, spent?.sessionId].filter((id) => id !== undefined);
}

/** Ends one of the viewer's sessions. One that has ended already, or is somebody else's, stays as it is. */
export async function endSession(viewer: Viewer, input: { sessionId: string }, now: Date): Promise<void> {
  await db.session.updateMany({
    where: { id: input.sessionId, userId: viewer.userId, revokedAt: null },
    data: { revokedAt: now },
  });
}

/** Ends all of the viewer's sessions but the one that asks. Answers the ids of those that were open. */
export async function endOtherSessions(tx: Transaction, viewer: SessionViewer, now: Date): Promise<string[]> {
  const ended = await tx.session.updateManyAndReturn({
    where: { ...openSessionsOf(viewer.userId, now), id: { not: viewer.sessionId } },
    data: { revokedAt: now },
    select: { id: true },
  });
  return ended.map(({ id }) => id);
}

/** Ends every session of a person. */
export async function endAllSessions(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
}
