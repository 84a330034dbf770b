import { db, type Transaction } from '../db/client.ts';
import { decodeIdOf } from '../graphql/globalId.ts';
import type { PaymentEvent, PaymentNews } from '../money/paymentProvider.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { recordRefunds } from './recordRefunds.ts';
import { settlePayment } from './settlePayment.ts';

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

/** What a message does, with all that has to be asked of the provider asked; null where it is not about an order of this shop. */
async function effectOf(news: PaymentNews, means: PaymentMeans): Promise<((tx: Transaction) => Promise<void>) | null> {
  if (news.about === 'session') {
    const orderId = orderIdOf(news.orderId);
    return orderId === null ? null : (tx) => settlePayment(tx, { ...news, orderId }, means);
  }
  const { paymentId } = news;
  const orderId = await orderOfMoney(paymentId, news.orderId);
  if (orderId === null) return null;
  await settleBefore(orderId, means);
  const refunds = await means.payments.listRefunds(paymentId);
  return (tx) => recordRefunds(tx, { orderId, paymentId, refunds }, means);
}

/** By the money where the shop knows it; by what the message says where the news of it have not come yet. */
async function orderOfMoney(providerPaymentId: string, publicOrderId: string | null): Promise<string | null> {
  const payment = await db.payment.findUnique({ where: { providerPaymentId }, select: { orderId: true } });
  return payment?.orderId ?? orderIdOf(publicOrderId);
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
function orderIdOf(publicId: string | null): string | null {
  if (publicId === null) return null;
  try {
    return decodeIdOf('Order', publicId);
  } catch {
    return null;
  }
}
