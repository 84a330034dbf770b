import { db } from '../../../platform/db/client.ts';
import { withUniqueEmail } from '../lockUser.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import { viewerOrNull, type Authentication, type Viewer } from '../../../platform/core/viewer.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { acceptStaffInvitation } from '../login/acceptStaffInvitation.ts';
import { claimAccount, issueResetToken, revokePendingCredentials } from '../login/accountRecovery.ts';
import { isOwnDevice } from '../sessions/knownDevices.ts';
import { requireRecentAuthentication } from '../authentication/reauthenticate.ts';
import { EmailVerificationExpiredError, LoginRequiredError } from '../identityErrors.ts';
import { hashToken } from '../tokens.ts';
import { revokeAllSessions } from '../sessions/revokeSessions.ts';
import { consumeMailLimit } from '../accountLimits.ts';

export interface VerifiedEmail {
  userId: string;
  email: string;
  /** For a person who has not registered the account: the token with which they choose a password. */
  resetToken: string | null;
}

const USER = {
  select: { id: true, email: true, pendingEmail: true, emailVerifiedAt: true, passwordHash: true, createdAt: true },
} as const;

/**
 * Verifies the address that a link was mailed to, by the token of the link. The address of a new account may have been registered
 * by a stranger, so a browser without proof of the registration claims the account. A pending address replaces the present one, if
 * the request has a session of the account whose person has proved lately who they are. A former address returns.
 * @throws EmailVerificationExpiredError, EmailTakenError, LoginRequiredError, ReauthenticationRequiredError, UnauthenticatedError for expired credentials
 */
export async function verifyEmail(
  { token, authentication }: { token: string; authentication: Authentication },
  caller: Caller,
  now: Date,
): Promise<VerifiedEmail> {
  const link = await db.oneTimeCode.findFirst({
    where: {
      codeHash: hashToken(token),
      purpose: { in: ['EMAIL_VERIFICATION', 'EMAIL_CHANGE', 'EMAIL_RESTORE'] },
      expiresAt: { gt: now },
    },
    select: { email: true, purpose: true, createdAt: true, user: USER },
  });
  if (!link?.user) throw new EmailVerificationExpiredError();
  const { email, user, purpose, createdAt: issuedAt } = link;
  const verified = { userId: user.id, email, resetToken: null };
  if (purpose === 'EMAIL_RESTORE') return { ...verified, ...(await restoreEmail({ ...verified, issuedAt }, now)) };
  if (email === user.email) {
    const hasPassword = user.passwordHash !== null;
    if (hasPassword && user.emailVerifiedAt !== null) return verified;
    const isOwn = hasPassword && ((await isOwnDevice(user, caller)) || hasSessionOf(user.id, authentication));
    if (!isOwn) return { ...verified, ...(await claimAccount(verified, now)) };
    await db.$transaction(async (tx) => {
      await tx.user.updateMany({ where: { id: user.id, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
      await acceptStaffInvitation(tx, user.id, now);
    });
    return verified;
  }
  if (email !== user.pendingEmail) throw new EmailVerificationExpiredError(); // the address was changed again
  if (!hasSessionOf(user.id, authentication)) throw new LoginRequiredError();
  await requireRecentAuthentication({ authentication, caller }, now);
  await replace({ userId: user.id, email, former: user.email }, now);
  return verified;
}

function hasSessionOf(userId: string, authentication: Authentication): boolean {
  const viewer = viewerOrNull(authentication);
  return viewer?.userId === userId && viewer.sessionId !== null;
}

async function replace({ userId, email, former }: { userId: string; email: string; former: string }, now: Date) {
  await withUniqueEmail(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, pendingEmail: email, status: 'ACTIVE' },
      data: { email, pendingEmail: null, emailVerifiedAt: now, emailChangedAt: now },
    });
    if (count === 0) throw new EmailVerificationExpiredError();
    await acceptStaffInvitation(tx, userId, now);
    await enqueueMail(tx, { kind: 'EMAIL_CHANGED', recipient: former, userId });
  });
}

/**
 * Gives an account back to the person who receives the mails of its former address: the address returns, and the password, all sessions,
 * API tokens and pending credentials end, with the links of later changes. The answer lets the person choose a password.
 * @throws EmailVerificationExpiredError, EmailTakenError
 */
async function restoreEmail({ userId, email, issuedAt }: { userId: string; email: string; issuedAt: Date }, now: Date) {
  return withUniqueEmail(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, status: 'ACTIVE' },
      data: { email, emailVerifiedAt: now, emailChangedAt: null, passwordHash: null },
    });
    if (count === 0) throw new EmailVerificationExpiredError();
    await revokePendingCredentials(tx, userId);
    await tx.oneTimeCode.deleteMany({ where: { userId, purpose: 'EMAIL_RESTORE', createdAt: { gte: issuedAt } } });
    await revokeAllSessions(tx, userId, now);
    return issueResetToken(tx, { userId, email }, now);
  });
}

/** Mails a new link: for the pending address if there is one, else for an address that is not verified. @throws TooManyAttemptsError */
export async function requestEmailVerification(viewer: Viewer, caller: Caller): Promise<void> {
  const { userId } = viewer;
  const { email, pendingEmail, emailVerifiedAt } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, pendingEmail: true, emailVerifiedAt: true },
  });
  if (pendingEmail === null && emailVerifiedAt !== null) return;
  const recipient = pendingEmail ?? email;
  await consumeMailLimit(caller, recipient, email);
  const kind = pendingEmail === null ? 'EMAIL_VERIFICATION' : 'EMAIL_CHANGE';
  await db.$transaction((tx) => enqueueMail(tx, { kind, recipient, userId }));
}
