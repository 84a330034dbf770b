import type { Transaction } from '../../platform/db/client.ts';
import type { Payment } from '../../platform/db/generated/client.ts';
import { creditStoreCredit, type OrderCredit } from './creditStoreCredit.ts';

/** Store credit of an outstanding payment that is not used, and why. */
export interface UnusedCredit extends Pick<OrderCredit, 'userId' | 'event' | 'actorId' | 'now'> {
  amountPaise: bigint;
}

/** Returns store credit that an outstanding payment does not need to the shopper's account. The transaction has locked the order. */
export async function returnStoreCredit(
  tx: Transaction,
  { id, orderId }: Pick<Payment, 'id' | 'orderId'>,
  { amountPaise, ...credit }: UnusedCredit,
): Promise<void> {
  if (amountPaise === 0n) return;
  const data = { storeCreditPaise: { decrement: amountPaise } };
  await tx.payment.update({ where: { id }, data, select: { id: true } });
  await creditStoreCredit(tx, { ...credit, orderId, amountPaise });
}
