import { db, type Transaction } from '../../platform/db/client.ts';
import { isUniqueViolation } from '../../platform/db/databaseFailure.ts';
import { EmailTakenError } from './identityErrors.ts';

/**
 * Locks the row of an active user until the transaction ends, and answers its present values; null for an account that is
 * suspended or deleted. A change of password, a suspension and a deletion take the same lock.
 */
export async function lockUser(tx: Transaction, userId: string) {
  const [user] = await tx.$queryRaw<{ email: string; avatarId: string | null }[]>`
    SELECT email, avatar_id::text AS "avatarId" FROM users
    WHERE id = ${userId}::uuid AND status = 'ACTIVE' FOR NO KEY UPDATE`;
  return user ?? null;
}

/** Runs a transaction that gives a user an e-mail address. @throws EmailTakenError when another account has it */
export async function withUniqueEmail<Result>(change: (tx: Transaction) => Promise<Result>): Promise<Result> {
  try {
    return await db.$transaction(change);
  } catch (error) {
    if (isUniqueViolation(error)) throw new EmailTakenError();
    throw error;
  }
}
