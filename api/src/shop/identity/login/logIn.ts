import { db } from '../../../platform/db/client.ts';
import type { Caller, ChallengeAnswer } from '../../../platform/core/caller.ts';
import { throttlePasswordAttempt } from './throttlePasswordAttempt.ts';
import { AccountSuspendedError, WrongCredentialsError } from '../identityErrors.ts';
import { LOGIN_CHALLENGE_MINUTES, minutesAfter } from '../oneTimeCode.ts';
import { hashToken, newToken } from '../randomToken.ts';
import { TwoFactorRequiredError } from '../twoFactor/twoFactorErrors.ts';
import { completeLogin, isNewDevice, LOGIN_COLUMNS } from './completeLogin.ts';
import { verifyPassword } from './password.ts';
import type { CreatedSession } from '../sessions/session.ts';

/**
 * Logs a user in with e-mail and password. Only the right password reveals that an account is suspended, or has a second factor,
 * for which the browser then has a challenge.
 * @throws WrongCredentialsError, AccountSuspendedError, TwoFactorRequiredError, ChallengeRequiredError, TooManyAttemptsError
 */
export async function logIn(
  input: { email: string; password: string; challengeAnswer?: ChallengeAnswer | null | undefined },
  caller: Caller,
  now: Date,
): Promise<CreatedSession> {
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
  const token = newToken();
  const expiresAt = minutesAfter(now, LOGIN_CHALLENGE_MINUTES);
  await db.$transaction(async (tx) => {
    // A write that changes nothing locks the row: a password reset deletes earlier challenges.
    const { count } = await tx.user.updateMany({ where: isUnchanged, data: { email } });
    if (count === 0) throw new WrongCredentialsError();
    await tx.oneTimeCode.createMany({
      data: { userId: isUnchanged.id, email, purpose: 'LOGIN_CHALLENGE', codeHash: hashToken(token), expiresAt },
    });
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
