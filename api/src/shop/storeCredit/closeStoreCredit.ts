import { typeid } from 'typeid-js';
import type { Transaction } from '../../platform/db/client.ts';
import { lockStoreCredit } from './lockStoreCredit.ts';

/** What is left of the store credit of a deleted account ends with it; the ledger says so. */
export async function closeStoreCredit(tx: Transaction, userId: string, now: Date): Promise<void> {
  const balancePaise = await lockStoreCredit(tx, userId);
  if (balancePaise === 0n) return;
  const note = 'The account was deleted';
  const closing = { id: typeid().toUUID(), event: 'ADJUSTMENT', note, createdAt: now } as const;
  await tx.storeCreditTransaction.createMany({ data: { ...closing, userId, amountPaise: -balancePaise } });
}
