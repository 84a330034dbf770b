import { db } from '../db/client.ts';
import { WrongCredentialsError } from './identityErrors.ts';
import { isPassword } from './password.ts';
import { openSession, type OpenedSession } from './session.ts';

/** Signs in with e-mail and password. @throws WrongCredentialsError, also for an account that may not sign in */
export async function logIn(
  input: { email: string; password: string; userAgent: string | null },
  now: Date,
): Promise<OpenedSession> {
  const user = await db.user.findUnique({
    where: { email: input.email },
    select: { id: true, passwordHash: true, status: true },
  });
  const isRight = await isPassword(input.password, user?.passwordHash ?? null);
  if (!user || !isRight || user.status !== 'ACTIVE') throw new WrongCredentialsError();
  return db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { lastLoginAt: now }, select: { id: true } });
    return openSession(tx, { userId: user.id, userAgent: input.userAgent }, now);
  });
}
