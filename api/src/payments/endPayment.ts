import { db } from '../db/client.ts';
import { ProviderDownError, type SessionState } from '../money/paymentProvider.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { settlePayment } from './settlePayment.ts';

/**
 * Closes the hosted page of an order that waits for its payment, so that nobody pays for what is about to be given up. When the
 * shopper was faster, the order is placed. A provider that does not answer changes nothing: the reconciler asks again, and what is paid all the same goes back.
 */
export async function endPayment(orderId: string, means: PaymentMeans): Promise<void> {
  const payment = await db.payment.findFirst({
    where: { orderId, status: 'PENDING', providerSessionId: { not: null } },
    select: { providerSessionId: true },
  });
  const sessionId = payment?.providerSessionId;
  if (!sessionId) return;
  const state = await unlessDown(means.payments.endSession(sessionId));
  if (state?.status === 'EXPIRED' || state?.status === 'FAILED') {
    await db.payment.updateMany({ where: { orderId }, data: { pageOverAt: means.now } });
  }
  if (state?.status !== 'PAID') return;
  await db.$transaction((tx) => settlePayment(tx, { orderId, sessionId, state }, means));
}

async function unlessDown(asked: Promise<SessionState>): Promise<SessionState | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderDownError) return null;
    throw error;
  }
}
