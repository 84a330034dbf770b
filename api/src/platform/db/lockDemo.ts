import { db, type Transaction } from './client.ts';
import { lockBulkWork } from './lockBulkWork.ts';

const LOCK = 7_310_001; // unique among the shop's advisory locks

/**
 * Waits for those who load or remove the demo, and tells whether the shop may have it. A shop whose owner has removed the demo never gets it
 * again.
 */
export async function lockDemo(tx: Transaction, timeoutMs: number): Promise<boolean> {
  await lockBulkWork(tx, LOCK, timeoutMs);
  return !(await isDemoRemoved(tx));
}

/** Whether the owner has removed the demo. */
export async function isDemoRemoved(client: Transaction = db): Promise<boolean> {
  return (await client.demoRemoval.count()) > 0;
}
