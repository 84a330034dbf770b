import type { Transaction } from '../../platform/db/client.ts';
import { LIMITS } from '../../platform/limits/limits.ts';

/**
 * Whether the user may start another online payment. Every open payment holds stock, so the number of unpaid orders per hour is
 * limited. Orders without a payment session, because the provider was unavailable, do not count.
 */
export async function canPayOnline(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const { count, seconds } = LIMITS.unpaidOrdersPerAccount;
  const unpaid = await tx.order.count({
    where: {
      userId,
      createdAt: { gt: new Date(now.getTime() - seconds * 1000) },
      payment: { method: 'ONLINE', paidAt: null, providerSessionId: { not: null } },
    },
  });
  return unpaid < count;
}
