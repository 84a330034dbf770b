import { db } from '../db/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import { ProviderDownError, type PaymentLine, type PaymentSession } from '../money/paymentProvider.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { PaymentUnavailableError } from './paymentErrors.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { releaseOrder } from './releaseOrder.ts';

/** How long a hosted page can be paid on, and so how long the stock is held. */
export const PAYMENT_WINDOW_MS = 30 * 60 * 1000;

/**
 * Opens the provider's hosted page for an order that waits for its payment; one that is open already stays. Where the provider
 * does not answer, the order is given up at once, so that nothing is held that nobody can pay.
 * @throws PaymentUnavailableError
 */
export async function openPayment(orderId: string, means: PaymentMeans): Promise<void> {
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      number: true,
      status: true,
      createdAt: true,
      deliveryFeePaise: true,
      handlingFeePaise: true,
      user: { select: { email: true } },
      payment: { select: { sessionUrl: true } },
      lines: { orderBy: { id: 'asc' }, select: { name: true, unit: true, pricePaise: true, quantity: true } },
    },
  });
  if (order.status !== 'PENDING_PAYMENT' || order.payment?.sessionUrl) return;
  const expiresAt = new Date(order.createdAt.getTime() + PAYMENT_WINDOW_MS);
  try {
    const session = await means.payments.openSession({
      orderId: encodeId('Order', orderId),
      orderNumber: order.number,
      email: order.user.email,
      lines: [...order.lines.map(paymentLine), ...feeLines(order)],
      expiresAt,
    });
    if (await keepSession(orderId, session, { expiresAt, provider: means.payments.name })) return;
    await means.payments.endSession(session.sessionId); // the order was given up meanwhile
    throw new PaymentUnavailableError();
  } catch (error) {
    if (!(error instanceof ProviderDownError)) throw error;
    if (await giveUp(orderId, means)) throw new PaymentUnavailableError();
  }
}

function paymentLine(line: { name: string; unit: string; pricePaise: number; quantity: number }): PaymentLine {
  return { name: `${line.name}, ${line.unit}`, unitPaise: line.pricePaise, quantity: line.quantity };
}

function feeLines(order: { deliveryFeePaise: bigint; handlingFeePaise: bigint }): PaymentLine[] {
  const fees = [
    { name: 'Delivery', unitPaise: Number(order.deliveryFeePaise), quantity: 1 },
    { name: 'Handling', unitPaise: Number(order.handlingFeePaise), quantity: 1 },
  ];
  return fees.filter(({ unitPaise }) => unitPaise > 0);
}

/** Answers false when nothing is to be paid any more. */
async function keepSession(
  orderId: string,
  { sessionId, url }: PaymentSession,
  { expiresAt, provider }: { expiresAt: Date; provider: string },
): Promise<boolean> {
  const { count } = await db.payment.updateMany({
    where: { orderId, status: { notIn: ['FAILED', 'CANCELLED'] } }, // it may be paid already
    data: { provider, providerSessionId: sessionId, sessionUrl: url, expiresAt },
  });
  return count === 1;
}

/**
 * The key is free again, so that trying again is a new order. Answers false where there is nothing to give up: the same request, sent
 * twice, has opened the page all the same.
 */
async function giveUp(orderId: string, { events }: PaymentMeans): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'PENDING_PAYMENT') return true;
    const { sessionUrl } = await tx.payment.findUniqueOrThrow({ where: { orderId }, select: { sessionUrl: true } });
    if (sessionUrl !== null) return false;
    const by = { actor: 'SYSTEM', userId: null } as const;
    const note = 'The payment provider did not answer';
    await releaseOrder(tx, order, { to: 'PAYMENT_FAILED', by, note, events });
    await tx.idempotencyKey.deleteMany({ where: { userId: order.userId, resultId: orderId } });
    return true;
  });
}
