import type { Transaction } from '../db/client.ts';
import { LIMITS } from '../throttle/limits.ts';

/**
 * Whether somebody may begin another payment online. Each one holds stock while it is open, so those that were begun and not made are
 * counted by the orders themselves; where the provider was out of reach there was nothing to pay on.
 */
export async function mayPayOnline(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const { count, seconds } = LIMITS.unpaidOrdersOfAccount;
  const unpaid = await tx.order.count({
    where: {
      userId,
      createdAt: { gt: new Date(now.getTime() - seconds * 1000) },
      payment: { method: 'ONLINE', paidAt: null, providerSessionId: { not: null } },
    },
  });
  return unpaid < count;
}
