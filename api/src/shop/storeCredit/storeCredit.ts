import { typeid } from 'typeid-js';
import type { Transaction } from '../../platform/db/client.ts';
import type { StatementRunner } from '../../platform/db/runTransaction.ts';
import type { StoreCreditEvent, StoreCreditTransaction, Payment } from '../../platform/db/generated/client.ts';
import { StoreCreditChangedError } from '../checkout/checkoutErrors.ts';

/** An amount that is added to the store credit of the shopper of an order. */
interface OrderCredit extends Partial<Pick<StoreCreditTransaction, 'refundId'>> {
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

/** Returns store credit that an outstanding payment does not need to the shopper's account. The transaction has locked the order. */
export async function returnStoreCredit(
  tx: Transaction,
  { id, orderId }: Pick<Payment, 'id' | 'orderId'>,
  { amountPaise, ...credit }: Pick<OrderCredit, 'userId' | 'event' | 'amountPaise' | 'actorId' | 'now'>,
): Promise<void> {
  if (amountPaise === 0n) return;
  const data = { storeCreditPaise: { decrement: amountPaise } };
  await tx.payment.update({ where: { id }, data, select: { id: true } });
  await creditStoreCredit(tx, { ...credit, orderId, amountPaise });
}

/**
 * Checks that the shopper has the store credit that an order is to use, and that the order costs as much. The balance stays locked until the
 * transaction ends. An order without store credit takes no statement.
 * @throws StoreCreditChangedError
 */
export async function checkStoreCredit(
  tx: StatementRunner,
  userId: string,
  { storeCredit, total }: { storeCredit: number; total: number },
): Promise<void> {
  if (storeCredit === 0) return;
  const balance = Number(await lockStoreCredit(tx, userId));
  if (storeCredit > balance || storeCredit > total) throw new StoreCreditChangedError(userId, balance);
}

/** What is left of the store credit of a deleted account ends with it; the ledger says so. */
export async function closeStoreCredit(tx: Transaction, userId: string, now: Date): Promise<void> {
  const balancePaise = await lockStoreCredit(tx, userId);
  if (balancePaise === 0n) return;
  const note = 'The account was deleted';
  const closing = { id: typeid().toUUID(), event: 'ADJUSTMENT', note, createdAt: now } as const;
  await tx.storeCreditTransaction.createMany({ data: { ...closing, userId, amountPaise: -balancePaise } });
}

/** Reads the balance of a user's store credit in paise, and locks it until the transaction ends. */
export async function lockStoreCredit(tx: StatementRunner, userId: string): Promise<bigint> {
  const [account] = await tx.$queryRaw<{ balancePaise: bigint }[]>`
    SELECT balance_paise AS "balancePaise" FROM store_credit_accounts WHERE user_id = ${userId}::uuid FOR NO KEY UPDATE`;
  return account?.balancePaise ?? 0n;
}
