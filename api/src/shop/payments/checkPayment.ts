import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { ProviderUnavailableError } from '../../platform/money/paymentProvider.ts';
import { OrderNotFoundError } from '../orders/orderErrors.ts';
import type { PaymentServices } from './paymentServices.ts';
import { settlePayment } from './settlePayment.ts';

/** The shortest time between two requests of a shopper about one payment. */
const POLL_INTERVAL_MS = 3_000;

/**
 * Asks the provider for the state of a payment and settles it, because a shopper can return before the provider's event arrives.
 * When the provider is unavailable, nothing changes.
 * @throws OrderNotFoundError
 */
export async function checkPayment(
  { userId }: Viewer,
  orderId: string,
  services: PaymentServices,
): Promise<{ orderId: string }> {
  const payment = await db.payment.findFirst({ where: { orderId, order: { userId } } });
  if (!payment) throw new OrderNotFoundError();
  const { providerSessionId: sessionId, status } = payment;
  if (status !== 'PENDING' || sessionId === null || !(await canPollProvider(orderId, services.now))) return { orderId };
  try {
    const state = await services.payments.retrieveSession(sessionId);
    await db.$transaction((tx) => settlePayment(tx, { orderId, sessionId, state }, services));
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
  }
  return { orderId };
}

async function canPollProvider(orderId: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - POLL_INTERVAL_MS);
  const { count } = await db.payment.updateMany({
    where: { orderId, OR: [{ checkedAt: null }, { checkedAt: { lt: before } }] },
    data: { checkedAt: now },
  });
  return count === 1;
}
