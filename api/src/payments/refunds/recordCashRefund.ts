import type { Transaction } from '../../db/client.ts';
import type { PaymentServices } from '../paymentServices.ts';
import { applyRefundTotals } from './applyRefundTotals.ts';
import { createRefund, type NewRefund } from './createRefund.ts';
import { queueRefundMails } from './queueRefundMails.ts';

/**
 * Records a refund in cash. It has succeeded at once, because the shop hands the money back itself. Returns null for an amount of zero.
 */
export async function recordCashRefund(
  tx: Transaction,
  payment: { id: string; orderId: string },
  { refund, pubSub }: { refund: NewRefund } & Pick<PaymentServices, 'pubSub'>,
): Promise<string | null> {
  const refundId = await createRefund(tx, payment.id, {
    ...refund,
    method: 'CASH',
    status: 'SUCCEEDED',
    settledAt: refund.now,
  });
  if (refundId === null) return null;
  await queueRefundMails(tx, [refundId]);
  await applyRefundTotals(tx, payment.orderId, pubSub);
  return refundId;
}
