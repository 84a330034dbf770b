import type { Transaction } from '../../platform/db/client.ts';
import { lockStoreCredit } from './lockStoreCredit.ts';
import { StoreCreditChangedError } from '../checkout/checkoutErrors.ts';

/**
 * Checks that the shopper has the store credit that an order is to use, and that the order costs as much. The balance stays locked until the
 * transaction ends. An order without store credit takes no statement.
 * @throws StoreCreditChangedError
 */
export async function checkStoreCredit(
  tx: Transaction,
  userId: string,
  { storeCredit, total }: { storeCredit: number; total: number },
): Promise<void> {
  if (storeCredit === 0) return;
  const balance = Number(await lockStoreCredit(tx, userId));
  if (storeCredit > balance || storeCredit > total) throw new StoreCreditChangedError(userId, balance);
}
