import type { Transaction } from '../db/client.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { concludeRefunds } from './concludeRefunds.ts';
import type { PaymentMeans } from './paymentMeans.ts';

/** Writes down what the provider says has gone back of a payment in all. Of two messages the higher total is the later one. */
export async function recordRefundedTotal(
  tx: Transaction,
  { orderId, paymentId, refundedPaise }: { orderId: string; paymentId: string; refundedPaise: number },
  means: Pick<PaymentMeans, 'events' | 'now'>,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const { count } = await tx.payment.updateMany({
    where: { orderId, providerPaymentId: paymentId, providerRefundedPaise: { lt: refundedPaise } },
    data: { providerRefundedPaise: refundedPaise },
  });
  if (order && count === 1) await concludeRefunds(tx, orderId, means);
}
