import { db } from '../../../platform/db/client.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { SessionExpiredError } from '../identityErrors.ts';
import { hashToken } from '../tokens.ts';
import { REPLAY_GRACE_SECONDS, newSalt, nextRefreshToken, sessionExpiry, type CreatedSession } from './session.ts';
import { tryConsumeNoticeLimit } from '../accountLimits.ts';

/**
 * Exchanges a refresh token for the next one. A token that is used again gives the same next token within a minute (by a second tab),
 * and as long as nothing that came with the next token was used (after a lost response). Any other reuse means that the token was
 * copied, by an attacker or from one: the session is revoked, and its owner receives a notice.
 * @throws SessionExpiredError, TooManyAttemptsError
 */
export async function refreshSession(refreshToken: string | null, caller: Caller, now: Date): Promise<CreatedSession> {
  if (!refreshToken) throw new SessionExpiredError();
  await caller.throttle.consume('refreshPerIp', caller.network);
  const session = (await rotate(refreshToken, caller, now)) ?? (await replayed(refreshToken, caller, now));
  if (!session) throw new SessionExpiredError();
  await caller.throttle.reward('refreshPerIp', caller.network); // only failed attempts count: many clients share an address
  return session;
}

/** The lock of the row lets one of several concurrent requests with a token rotate it; the others read that it was rotated. */
async function rotate(token: string, { throttle, staffAccess }: Caller, now: Date): Promise<CreatedSession | null> {
  const tokenHash = hashToken(token);
  const isValid = { tokenHash, revokedAt: null, expiresAt: { gt: now }, user: { status: 'ACTIVE' } } as const;
  const known = await db.session.findFirst({
    where: isValid,
    select: { userId: true, createdAt: true, user: { select: { roleDefinitionId: true } } },
  });
  if (!known) return null;
  const isStaff = known.user.roleDefinitionId !== null;
  const expiresAt = sessionExpiry({ isStaff, createdAt: known.createdAt }, staffAccess, now);
  if (expiresAt <= now) return null;
  await throttle.consume('refreshPerAccount', known.userId);
  const nextSalt = newSalt();
  const refreshToken = nextRefreshToken(token, nextSalt);
  return db.$transaction(async (tx) => {
    const [session] = await tx.session.updateManyAndReturn({
      where: isValid,
      data: { tokenHash: hashToken(refreshToken), lastUsedAt: now, tokenUsedAt: null, expiresAt },
      select: { id: true, userId: true },
    });
    if (!session) return null;
    await tx.rotatedRefreshToken.createMany({ data: { tokenHash, sessionId: session.id, nextSalt, rotatedAt: now } });
    return { userId: session.userId, sessionId: session.id, refreshToken };
  });
}

async function replayed(token: string, caller: Caller, now: Date): Promise<CreatedSession | null> {
  const rotated = await db.rotatedRefreshToken.findUnique({
    where: { tokenHash: hashToken(token), session: { revokedAt: null, expiresAt: { gt: now } } },
    select: {
      nextSalt: true,
      rotatedAt: true,
      session: {
        select: {
          id: true,
          userId: true,
          tokenHash: true,
          tokenUsedAt: true,
          user: { select: { status: true, email: true } },
        },
      },
    },
  });
  if (!rotated) return null;
  const { session } = rotated;
  const refreshToken = nextRefreshToken(token, rotated.nextSalt);
  const isNextCurrent = Buffer.from(hashToken(refreshToken)).equals(session.tokenHash);
  const isWithinGrace = now.getTime() - rotated.rotatedAt.getTime() <= REPLAY_GRACE_SECONDS * 1000;
  const isReplay = isNextCurrent && (isWithinGrace || session.tokenUsedAt === null);
  if (isReplay && session.user.status === 'ACTIVE') {
    return { userId: session.userId, sessionId: session.id, refreshToken };
  }
  const isNotified = await tryConsumeNoticeLimit(caller, session.user.email);
  await db.$transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: session.id, revokedAt: null },
      data: { revokedAt: now },
    });
    if (count > 0 && isNotified) {
      await enqueueMail(tx, { kind: 'REFRESH_TOKEN_REUSED', recipient: session.user.email, userId: session.userId });
    }
  });
  return null;
}
