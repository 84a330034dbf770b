import { db } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { guardPassword } from './guardPassword.ts';
import { WrongPasswordError } from './identityErrors.ts';
import { isPassword } from './password.ts';

/**
 * Has the viewer prove once more that they are who they were when they signed in. Attempts count as those of logging in do.
 * Answers the hash that was looked at, so that what follows can make sure it still holds.
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
  const isRight = await guardPassword({ email, password, caller }, async () =>
    (await isPassword(password, passwordHash)) ? true : null,
  );
  if (!isRight) throw new WrongPasswordError();
  return { email, passwordHash };
}
