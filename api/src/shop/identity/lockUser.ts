import type { Transaction } from '../../platform/db/client.ts';

/**
 * Locks the row of an active user until the transaction ends, and answers its present values; null for an account that is
 * suspended or deleted. A change of password, a suspension and a deletion take the same lock.
 */
export async function lockUser(
  tx: Transaction,
  userId: string,
): Promise<{ email: string; avatarId: string | null } | null> {
  const [user] = await tx.$queryRaw<{ email: string; avatarId: string | null }[]>`
    SELECT email, avatar_id::text AS "avatarId" FROM users
    WHERE id = ${userId}::uuid AND status = 'ACTIVE' FOR NO KEY UPDATE`;
  return user ?? null;
}
