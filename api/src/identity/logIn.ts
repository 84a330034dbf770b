import { db } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import { guardPassword } from './guardPassword.ts';
import { AccountSuspendedError, WrongCredentialsError } from './identityErrors.ts';
import { isPassword } from './password.ts';
import { openSession, type OpenedSession } from './session.ts';

/**
 * Signs in with e-mail and password. Who is suspended hears of it, but only with the right password.
 * @throws WrongCredentialsError, AccountSuspendedError, TooManyAttemptsError
 */
export async function logIn(
  input: { email: string; password: string },
  caller: Caller,
  now: Date,
): Promise<OpenedSession> {
  const user = await guardPassword({ ...input, caller }, () => userWithPassword(input));
  if (!user) throw new WrongCredentialsError();
  if (user.status !== 'ACTIVE') throw new AccountSuspendedError();
  return db.$transaction(async (tx) => {
    // Its row is locked from here: no reset or suspension since the password was looked at goes unnoticed.
    const { count } = await tx.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash, status: 'ACTIVE' },
      data: { lastLoginAt: now },
    });
    if (count === 0) throw new WrongCredentialsError();
    return openSession(tx, { userId: user.id, userAgent: caller.userAgent }, now);
  });
}

async function userWithPassword({ email, password }: { email: string; password: string }) {
  const user = await db.user.findUnique({ where: { email }, select: { id: true, passwordHash: true, status: true } });
  return (await isPassword(password, user?.passwordHash ?? null)) ? user : null;
}
