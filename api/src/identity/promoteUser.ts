import { db } from '../db/client.ts';
import { UnknownUserError } from './identityErrors.ts';

/** Makes an admin of somebody with an account. Nobody may ask for that through the API. @throws UnknownUserError */
export async function promoteUser(email: string): Promise<void> {
  const { count } = await db.user.updateMany({ where: { email, status: 'ACTIVE' }, data: { role: 'ADMIN' } });
  if (count === 0) throw new UnknownUserError();
}
