import type { Transaction } from '../../../platform/db/client.ts';

/**
 * Whether the bank has taken a payment back, or may keep it yet: by a chargeback that is not won. Who refunds such a payment gives the money
 * twice. An inquiry takes nothing, so a refund is an answer to it.
 */
export async function isTakenBack(tx: Transaction, paymentId: string): Promise<boolean> {
  const where = { paymentId, type: 'CHARGEBACK', status: { not: 'WON' } } as const;
  return (await tx.dispute.count({ where })) > 0;
}
