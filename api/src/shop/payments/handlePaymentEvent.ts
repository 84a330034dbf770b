import { db, type Transaction } from '../../platform/db/client.ts';
import { decodeIdOf, nullIfMalformed } from '../../platform/core/publicId.ts';
import type { PaymentEvent, PaymentUpdate } from '../../platform/money/paymentProvider.ts';
import { recordDispute } from './disputes/disputes.ts';
import type { PaymentServices } from './paymentServices.ts';
import { recordRefunds } from '../refunds/recordRefunds.ts';
import { settlePayment } from './settlePayment.ts';

/**
 * Applies a verified event of the provider exactly once: the transaction of its effect records the event id. Events may arrive late,
 * repeatedly and in any sequence. Returns false for an event about no order of this shop.
 */
export async function handlePaymentEvent(event: PaymentEvent, services: PaymentServices): Promise<boolean> {
  const { update } = event;
  const effect = update && (await prepareEffect(update, services));
  if (!effect) return false;
  await db.$transaction(async (tx) => {
    const { count } = await tx.paymentWebhookEvent.createMany({
      data: { provider: services.payments.name, eventId: event.id, type: event.type },
      skipDuplicates: true,
    });
    if (count === 1) await effect(tx);
  });
  return true;
}

/** Makes all requests to the provider and returns the effect of the event; null when it concerns no order of this shop. */
async function prepareEffect(
  update: PaymentUpdate,
  services: PaymentServices,
): Promise<((tx: Transaction) => Promise<void>) | null> {
  if (update.kind === 'session') {
    const orderId = orderIdOf(update.orderId);
    return orderId === null ? null : (tx) => settlePayment(tx, { ...update, orderId }, services);
  }
  if (update.kind === 'dispute') {
    const { paymentId, dispute } = update;
    const orderId = paymentId === null ? null : await orderOfPayment(paymentId, null);
    return orderId === null ? null : (tx) => recordDispute(tx, { orderId, dispute }, services);
  }
  const { paymentId } = update;
  const orderId = await orderOfPayment(paymentId, update.orderId);
  if (orderId === null) return null;
  await settlePaymentFirst(orderId, services);
  const refunds = await services.payments.listRefunds(paymentId);
  return (tx) => recordRefunds(tx, { orderId, paymentId, refunds }, services);
}

/** Finds the order by the provider's payment id, or by the event's metadata when the payment is not recorded yet. */
async function orderOfPayment(providerPaymentId: string, publicOrderId: string | null): Promise<string | null> {
  const payment = await db.payment.findUnique({ where: { providerPaymentId }, select: { orderId: true } });
  return payment?.orderId ?? orderIdOf(publicOrderId);
}

/** Settles an unrecorded payment first, because the event of a refund can arrive before the event of its payment. */
async function settlePaymentFirst(orderId: string, services: PaymentServices): Promise<void> {
  const payment = await db.payment.findUnique({
    where: { orderId },
    select: { paidAt: true, providerSessionId: true },
  });
  if (!payment || payment.paidAt || payment.providerSessionId === null) return;
  const sessionId = payment.providerSessionId;
  const state = await services.payments.retrieveSession(sessionId);
  await db.$transaction((tx) => settlePayment(tx, { orderId, sessionId, state }, services));
}

/** Null for an id that another system has written into the metadata of the same account. */
function orderIdOf(publicId: string | null): string | null {
  return publicId === null ? null : nullIfMalformed(() => decodeIdOf('Order', publicId));
}
