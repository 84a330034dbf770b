import { db, type Transaction } from '../db/client.ts';
import { decodeIdOf } from '../graphql/globalId.ts';
import type { PaymentEvent, PaymentNews } from '../money/paymentProvider.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { recordRefundedTotal } from './recordRefundedTotal.ts';
import { settlePayment } from './settlePayment.ts';
import { settleRefund } from './settleRefund.ts';

/**
 * Gives a signed message of the provider its effect, once: that it was handled is written in the transaction of the effect.
 * Messages may come late, twice and in any order.
 */
export async function handleEvent(event: PaymentEvent, means: PaymentMeans): Promise<void> {
  const { news } = event;
  const effect = news && (await effectOf(news, means));
  if (!effect) return; // not of this shop's orders
  await db.$transaction(async (tx) => {
    const { count } = await tx.webhookEvent.createMany({
      data: { provider: means.payments.name, eventId: event.id, type: event.type },
      skipDuplicates: true,
    });
    if (count === 1) await effect(tx);
  });
}

async function effectOf(news: PaymentNews, means: PaymentMeans): Promise<((tx: Transaction) => Promise<void>) | null> {
  if (news.about === 'refund') {
    const { providerRefundId } = news;
    if (providerRefundId === null) return null;
    const refund = await db.refund.findUnique({ where: { providerRefundId }, select: { id: true } });
    return refund && ((tx) => settleRefund(tx, { ...news, refundId: refund.id }, means));
  }
  const orderId = news.orderId === null ? null : orderIdOf(news.orderId);
  if (orderId === null) return null;
  if (news.about === 'session') return (tx) => settlePayment(tx, { ...news, orderId }, means);
  await settleBefore(orderId, means);
  return (tx) => recordRefundedTotal(tx, { ...news, orderId }, means);
}

/** News of a refund may be faster than the news that the money came. */
async function settleBefore(orderId: string, means: PaymentMeans): Promise<void> {
  const payment = await db.payment.findUnique({
    where: { orderId },
    select: { paidAt: true, providerSessionId: true },
  });
  if (!payment || payment.paidAt || payment.providerSessionId === null) return;
  const sessionId = payment.providerSessionId;
  const state = await means.payments.readSession(sessionId);
  await db.$transaction((tx) => settlePayment(tx, { orderId, sessionId, state }, means));
}

/** Null for an id that another system has put into the metadata of the same account. */
function orderIdOf(publicId: string): string | null {
  try {
    return decodeIdOf('Order', publicId);
  } catch {
    return null;
  }
}
