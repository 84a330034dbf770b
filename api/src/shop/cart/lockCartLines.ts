import type { Transaction } from '../../platform/db/client.ts';

/** Locks the cart lines of a user in the order in which a checkout locks them. */
export async function lockCartLines(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM cart_lines WHERE user_id = ${userId}::uuid ORDER BY product_id FOR UPDATE`;
}
