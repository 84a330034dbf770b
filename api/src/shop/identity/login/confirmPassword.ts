import { db } from '../../../platform/db/client.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { throttlePasswordAttempt } from './throttlePasswordAttempt.ts';
import { WrongPasswordError } from '../identityErrors.ts';
import { verifyPassword } from './password.ts';

/**
 * Checks the viewer's password again. Attempts count against the limits of the login. Answers the hash that matched, so that
 * the caller can make its write conditional on it.
 * @throws WrongPasswordError, TooManyAttemptsError
 */
export async function confirmPassword(
  viewer: Viewer,
  password: string,
  caller: Caller,
): Promise<{ email: string; passwordHash: string }> {
  const { email, passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { email: true, passwordHash: true },
  });
  const isCorrect = await throttlePasswordAttempt({ email, password, caller, guard: null }, async () =>
    (await verifyPassword(password, passwordHash)) ? true : null,
  );
  if (!isCorrect || passwordHash === null) throw new WrongPasswordError();
  return { email, passwordHash };
}
