import { db } from '../../platform/db/client.ts';
import { ProviderUnavailableError, type PaymentSessionState } from '../../platform/money/paymentProvider.ts';
import type { PaymentServices } from './paymentServices.ts';
import { settlePayment } from './settlePayment.ts';

/**
 * Expires the payment session of an order, so that the shopper cannot pay for an order that is about to be cancelled. When the
 * shopper has paid already, the order is placed. When the provider is unavailable, nothing changes: the reconciler asks again, and
 * a late payment is refunded.
 */
export async function expirePayment(orderId: string, services: PaymentServices): Promise<void> {
  const payment = await db.payment.findFirst({
    where: { orderId, status: 'PENDING', providerSessionId: { not: null } },
    select: { providerSessionId: true },
  });
  const sessionId = payment?.providerSessionId;
  if (!sessionId) return;
  const state = await nullIfUnavailable(services.payments.expireSession(sessionId));
  if (state?.status === 'EXPIRED' || state?.status === 'FAILED') {
    await db.payment.updateMany({ where: { orderId }, data: { sessionClosedAt: services.now } });
  }
  if (state?.status !== 'PAID') return;
  await db.$transaction((tx) => settlePayment(tx, { orderId, sessionId, state }, services));
}

async function nullIfUnavailable(request: Promise<PaymentSessionState>): Promise<PaymentSessionState | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return null;
    throw error;
  }
}
