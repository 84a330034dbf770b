import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { ProviderDownError } from '../money/paymentProvider.ts';
import { OrderGoneError } from '../orders/orderErrors.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { settlePayment } from './settlePayment.ts';

/** How often the provider is asked about one payment at a shopper's wish. */
const PAUSE_MS = 3_000;

/**
 * Asks the provider about a payment that its shopper comes back from, because the shopper may be faster than the provider's own
 * message. A provider that does not answer changes nothing.
 * @throws OrderGoneError
 */
export async function checkPayment(
  { userId }: Viewer,
  orderId: string,
  means: PaymentMeans,
): Promise<{ orderId: string }> {
  const payment = await db.payment.findFirst({ where: { orderId, order: { userId } } });
  if (!payment) throw new OrderGoneError();
  const { providerSessionId: sessionId, status } = payment;
  if (status !== 'PENDING' || sessionId === null || !(await mayAsk(orderId, means.now))) return { orderId };
  try {
    const state = await means.payments.readSession(sessionId);
    await db.$transaction((tx) => settlePayment(tx, { orderId, sessionId, state }, means));
  } catch (error) {
    if (!(error instanceof ProviderDownError)) throw error;
  }
  return { orderId };
}

async function mayAsk(orderId: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - PAUSE_MS);
  const { count } = await db.payment.updateMany({
    where: { orderId, OR: [{ checkedAt: null }, { checkedAt: { lt: before } }] },
    data: { checkedAt: now },
  });
  return count === 1;
}
