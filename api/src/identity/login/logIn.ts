import { db } from '../../db/client.ts';
import type { Caller } from '../../core/caller.ts';
import { throttlePasswordAttempt } from './throttlePasswordAttempt.ts';
import { AccountSuspendedError, WrongCredentialsError } from '../identityErrors.ts';
import { verifyPassword } from './password.ts';
import { createSession, type CreatedSession } from '../sessions/session.ts';

/**
 * Logs a user in with e-mail and password. Only the right password reveals that an account is suspended.
 * @throws WrongCredentialsError, AccountSuspendedError, TooManyAttemptsError
 */
export async function logIn(
  input: { email: string; password: string },
  caller: Caller,
  now: Date,
): Promise<CreatedSession> {
  const user = await throttlePasswordAttempt({ ...input, caller }, () => userWithPassword(input));
  if (!user) throw new WrongCredentialsError();
  if (user.status !== 'ACTIVE') throw new AccountSuspendedError();
  return db.$transaction(async (tx) => {
    // The condition detects a reset or a suspension since the password was compared, and locks the row.
    const { count } = await tx.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash, status: 'ACTIVE' },
      data: { lastLoginAt: now },
    });
    if (count === 0) throw new WrongCredentialsError();
    return createSession(tx, { userId: user.id, userAgent: caller.userAgent }, now);
  });
}

async function userWithPassword({ email, password }: { email: string; password: string }) {
  const user = await db.user.findUnique({ where: { email }, select: { id: true, passwordHash: true, status: true } });
  return (await verifyPassword(password, user?.passwordHash ?? null)) ? user : null;
}
