import type { Caller } from '../../../platform/core/caller.ts';
import type { EncryptionKeys } from '../../../platform/core/encryptedSecret.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { lockUser } from '../lockUser.ts';
import { CODE_MAX_ATTEMPTS } from '../oneTimeCode.ts';
import { hashToken } from '../randomToken.ts';
import type { CreatedSession } from '../sessions/session.ts';
import { throttleTwoFactorAttempt } from '../twoFactor/throttleTwoFactorAttempt.ts';
import { LoginChallengeExpiredError } from '../twoFactor/twoFactorErrors.ts';
import { verifyTwoFactorCode } from '../twoFactor/verifyTwoFactorCode.ts';
import { completeLogin, isNewDevice, LOGIN_COLUMNS, type LoggedInUser } from './completeLogin.ts';

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
