import { db } from '../../platform/db/client.ts';
import { UserNotFoundError } from '../../shop/identity/identityErrors.ts';

/**
 * Gives the admin role to a user with a verified e-mail address: anyone can register with an address that is not theirs. Only the
 * command line calls it, never the API. @throws UserNotFoundError
 */
export async function promoteUser(email: string): Promise<void> {
  const { count } = await db.user.updateMany({
    where: { email, status: 'ACTIVE', emailVerifiedAt: { not: null } },
    data: { role: 'ADMIN' },
  });
  if (count === 0) throw new UserNotFoundError();
}
