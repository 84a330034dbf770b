import { db } from '../db/client.ts';
import { UnknownUserError } from './identityErrors.ts';

/** Makes an admin of somebody who has confirmed their address: anybody may have registered with it before. Nobody may ask for that through the API. @throws UnknownUserError */
export async function promoteUser(email: string): Promise<void> {
  const { count } = await db.user.updateMany({
    where: { email, status: 'ACTIVE', emailVerifiedAt: { not: null } },
    data: { role: 'ADMIN' },
  });
  if (count === 0) throw new UnknownUserError();
}
