import type { Transaction } from '../../platform/db/client.ts';

/** Reads the balance of a user's store credit in paise, and locks it until the transaction ends. */
export async function lockStoreCredit(tx: Transaction, userId: string): Promise<bigint> {
  const [account] = await tx.$queryRaw<{ balancePaise: bigint }[]>`
    SELECT balance_paise AS "balancePaise" FROM store_credit_accounts WHERE user_id = ${userId}::uuid FOR NO KEY UPDATE`;
  return account?.balancePaise ?? 0n;
}
