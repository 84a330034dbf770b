import { db, type Transaction } from '../db/client.ts';
import type { SessionViewer } from '../graphql/viewer.ts';
import type { SessionClaims } from './accessToken.ts';
import { openSessionsOf } from './openSessionsOf.ts';
import { hashToken, newToken } from './randomToken.ts';
import { sessionExpiry } from './refreshToken.ts';

/** A session together with the one copy of its refresh token that leaves the server. */
export interface OpenedSession extends SessionClaims {
  refreshToken: string;
}

const MAX_USER_AGENT = 300;

/** Opens a session on one device. The caller has made sure who the person is. */
export async function openSession(
  tx: Transaction,
  { userId, userAgent }: { userId: string; userAgent: string | null },
  now: Date,
): Promise<OpenedSession> {
  const refreshToken = newToken();
  const { id } = await tx.session.create({
    data: {
      userId,
      tokenHash: hashToken(refreshToken),
      userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      lastUsedAt: now,
      expiresAt: sessionExpiry(now),
    },
    select: { id: true },
  });
  return { userId, sessionId: id, refreshToken };
}

/** Who a session speaks for; null once it is revoked or expired, or its user may not sign in. */
export async function viewerOfSession({ userId, sessionId }: SessionClaims, now: Date): Promise<SessionViewer | null> {
  const session = await db.session.findUnique({
    where: { id: sessionId, ...openSessionsOf(userId, now), user: { status: 'ACTIVE' } },
    select: { user: { select: { role: true } } },
  });
  return session && { userId, sessionId, role: session.user.role };
}
