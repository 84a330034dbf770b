import { moveStock } from '../catalogue/moveStock.ts';
import type { Transaction } from '../db/client.ts';

/**
 * Takes the pieces of an order out of stock and writes the ledger. Answers false, with stock untouched for what was short, when
 * any product has too few; the caller rolls back.
 */
export async function takeStock(
  tx: Transaction,
  order: { orderId: string; actorId: string },
  lines: readonly { productId: string; quantity: number }[],
): Promise<boolean> {
  const changes = lines.map(({ productId, quantity }) => ({ productId, delta: -quantity }));
  const taken = await moveStock(tx, { reason: 'ORDER', ...order }, changes);
  return taken.length === lines.length;
}
