import { db } from '../../platform/db/client.ts';
import { ProviderUnavailableError, type PaymentSessionState } from '../../platform/money/paymentProvider.ts';
import type { PaymentServices } from './paymentServices.ts';
import { settlePayment } from './settlePayment.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { OrderNotFoundError } from '../orders/orderErrors.ts';
import { voidOrder } from './voidOrder.ts';

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

/** The state that the provider answers; null when it is unavailable. */
export async function nullIfUnavailable(request: Promise<PaymentSessionState>): Promise<PaymentSessionState | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return null;
    throw error;
  }
}

/**
 * Cancels an order whose shopper left the payment page without paying: expires the payment session and restocks the products. The
 * cart keeps its lines. An order that has been paid in the meantime, or that has no outstanding payment, does not change.
 * @throws OrderNotFoundError
 */
export async function abandonPayment({ userId }: Viewer, orderId: string, services: PaymentServices) {
  const found = await db.order.findUnique({ where: { id: orderId, userId }, select: { status: true } });
  if (!found) throw new OrderNotFoundError();
  if (found.status !== 'PENDING_PAYMENT') return { orderId };
  await expirePayment(orderId, services);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId);
    if (order?.status !== 'PENDING_PAYMENT') return;
    const actor = { role: 'SHOPPER', userId } as const;
    await voidOrder(tx, order, { ...services, to: 'CANCELLED', actor, note: 'It was not paid' });
  });
  return { orderId };
}
