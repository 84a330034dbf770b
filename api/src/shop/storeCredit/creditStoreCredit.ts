import { typeid } from 'typeid-js';
import type { Transaction } from '../../platform/db/client.ts';
import type { StoreCreditEvent, StoreCreditTransaction } from '../../platform/db/generated/client.ts';
import { closeStoreCredit } from './closeStoreCredit.ts';

/** An amount that is added to the store credit of the shopper of an order. */
export interface OrderCredit extends Partial<Pick<StoreCreditTransaction, 'refundId'>> {
  userId: string;
  orderId: string;
  event: Exclude<StoreCreditEvent, 'ADJUSTMENT' | 'ORDER_PAYMENT'>;
  amountPaise: bigint;
  actorId: string | null;
  now: Date;
}

/**
 * Adds an amount to the store credit of an order's shopper; an amount of zero changes nothing. The database computes the balance. That of a
 * deleted account ends at once: the transaction has locked the order, for which the deletion waits.
 */
export async function creditStoreCredit(tx: Transaction, { now, ...credit }: OrderCredit): Promise<void> {
  if (credit.amountPaise === 0n) return;
  await tx.storeCreditTransaction.createMany({ data: { id: typeid().toUUID(), ...credit, createdAt: now } });
  const isDeleted = (await tx.user.count({ where: { id: credit.userId, status: 'INACTIVE' } })) > 0;
  if (isDeleted) await closeStoreCredit(tx, credit.userId, now);
}
