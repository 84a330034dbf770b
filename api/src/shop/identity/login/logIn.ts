import { db, type Transaction } from '../../../platform/db/client.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import type { Challenged } from './attemptLimits.ts';
import { throttlePasswordAttempt, throttleTwoFactorAttempt } from './throttleAttempts.ts';
import {
  AccountSuspendedError,
  WrongCredentialsError,
  TwoFactorRequiredError,
  LoginChallengeExpiredError,
} from '../identityErrors.ts';
import { LOGIN_CHALLENGE_MINUTES, newTokenRow, CODE_MAX_ATTEMPTS, hashToken } from '../tokens.ts';
import { verifyPassword } from './password.ts';
import { type CreatedSession, createSession } from '../sessions/session.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { tryConsumeNoticeLimit } from '../accountLimits.ts';
import { isOwnDevice } from '../sessions/knownDevices.ts';
import type { EncryptionKeys } from '../../../platform/core/encryptedSecret.ts';
import { lockUser } from '../lockUser.ts';
import { verifyTwoFactorCode } from '../twoFactor/twoFactorCodes.ts';

/** The columns of a user that a login reads. */
const LOGIN_COLUMNS = { id: true, email: true, roleDefinitionId: true, createdAt: true, lastLoginAt: true } as const;

type LoggedInUser = Prisma.UserGetPayload<{ select: typeof LOGIN_COLUMNS }>;

/** Whether a login from this browser is mailed to the owner. The first login of an account has no other one to be told from. */
async function isNewDevice(user: LoggedInUser, caller: Caller): Promise<boolean> {
  if (user.lastLoginAt === null || (await isOwnDevice(user, caller))) return false;
  return tryConsumeNoticeLimit(caller, user.email, 'newDevicePerAccount');
}

/** Creates the session of a login, whose user's row the caller has locked. */
async function completeLogin(
  tx: Transaction,
  user: LoggedInUser & { isNewDevice: boolean },
  { caller, now }: { caller: Caller; now: Date },
): Promise<CreatedSession> {
  const { id: userId, roleDefinitionId, email } = user;
  const session = await createSession(tx, { userId, isStaff: roleDefinitionId !== null, caller }, now);
  if (user.isNewDevice) {
    await enqueueMail(tx, { kind: 'NEW_DEVICE', recipient: email, userId, sessionId: session.sessionId });
  }
  return session;
}

/**
 * Logs a user in with e-mail and password. Only the right password reveals that an account is suspended, or has a second factor,
 * for which the browser then has a challenge.
 * @throws WrongCredentialsError, AccountSuspendedError, TwoFactorRequiredError, ChallengeRequiredError, TooManyAttemptsError
 */
export async function logIn(input: { email: string; password: string } & Challenged, caller: Caller, now: Date) {
  const guard = { purpose: 'LOGIN', answer: input.challengeAnswer } as const;
  const user = await throttlePasswordAttempt({ ...input, caller, guard }, () => userWithPassword(input));
  if (!user) throw new WrongCredentialsError();
  if (user.status !== 'ACTIVE') throw new AccountSuspendedError();
  // The condition detects a reset or a suspension since the password was compared, and a second factor set up since; it locks the row.
  const { id, passwordHash, twoFactorEnabledAt } = user;
  const isUnchanged = { id, passwordHash, twoFactorEnabledAt, status: 'ACTIVE' } as const;
  if (twoFactorEnabledAt) throw new TwoFactorRequiredError(await createChallenge(isUnchanged, user.email, now));
  const loggedIn = { ...user, isNewDevice: await isNewDevice(user, caller) };
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({ where: isUnchanged, data: { lastLoginAt: now } });
    if (count === 0) throw new WrongCredentialsError();
    return completeLogin(tx, loggedIn, { caller, now });
  });
}

/** Lets the browser that gets the token complete this login with a code. */
async function createChallenge(
  isUnchanged: { id: string; passwordHash: string | null; status: 'ACTIVE' },
  email: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const code = { userId: isUnchanged.id, email, purpose: 'LOGIN_CHALLENGE' } as const;
  const { token, expiresAt, row } = newTokenRow(code, now, LOGIN_CHALLENGE_MINUTES);
  await db.$transaction(async (tx) => {
    // A write that changes nothing locks the row: a password reset deletes earlier challenges.
    const { count } = await tx.user.updateMany({ where: isUnchanged, data: { email } });
    if (count === 0) throw new WrongCredentialsError();
    await tx.oneTimeCode.createMany({ data: row });
  });
  return { token, expiresAt };
}

async function userWithPassword({ email, password }: { email: string; password: string }) {
  const user = await db.user.findUnique({
    where: { email },
    select: { ...LOGIN_COLUMNS, passwordHash: true, status: true, twoFactorEnabledAt: true },
  });
  return (await verifyPassword(password, user?.passwordHash ?? null)) ? user : null;
}

/**
 * Completes a login with the second factor. `challengeToken` is that of the browser that has sent the right password; five wrong
 * codes end it, and a new password does too.
 * @throws LoginChallengeExpiredError, WrongTwoFactorCodeError, TooManyAttemptsError
 */
export async function verifyLogin(
  { challengeToken, code }: { challengeToken: string | null; code: string },
  { caller, encryptionKeys, now }: { caller: Caller; encryptionKeys: EncryptionKeys; now: Date },
): Promise<{ session: CreatedSession; email: string }> {
  const challenge = await countAttempt(challengeToken ?? '', now);
  if (!challenge) throw new LoginChallengeExpiredError();
  const { id, user } = challenge;
  const { email } = user;
  const loggedIn = { ...user, isNewDevice: await isNewDevice(user, caller) };
  const session = await throttleTwoFactorAttempt({ email, caller }, () =>
    db.$transaction(async (tx) => {
      await lockChallengedUser(tx, { id, userId: user.id });
      const services = { encryptionKeys, fingerprint: caller.fingerprint, now };
      if (!(await verifyTwoFactorCode(tx, { userId: user.id, code }, services))) return null;
      await tx.oneTimeCode.update({ where: { id }, data: { usedAt: now }, select: { id: true } });
      await tx.user.update({ where: { id: user.id }, data: { lastLoginAt: now }, select: { id: true } });
      return completeLogin(tx, loggedIn, { caller, now });
    }),
  );
  return { session, email };
}

/** The attempt is counted before the code is compared, so that concurrent ones can't exceed the limit. */
async function countAttempt(token: string, now: Date): Promise<{ id: string; user: LoggedInUser } | null> {
  const [challenge] = await db.oneTimeCode.updateManyAndReturn({
    where: {
      codeHash: hashToken(token),
      purpose: 'LOGIN_CHALLENGE',
      usedAt: null,
      expiresAt: { gt: now },
      attempts: { lt: CODE_MAX_ATTEMPTS },
    },
    data: { attempts: { increment: 1 } },
    select: { id: true, user: { select: LOGIN_COLUMNS } },
  });
  return challenge?.user ? { id: challenge.id, user: challenge.user } : null;
}

/** Whatever ends a challenge locks the row of the user too. */
async function lockChallengedUser(tx: Transaction, { id, userId }: { id: string; userId: string }): Promise<void> {
  const user = await lockUser(tx, userId);
  const challenges = await tx.oneTimeCode.count({ where: { id, usedAt: null } });
  if (!user || challenges === 0) throw new LoginChallengeExpiredError();
}
