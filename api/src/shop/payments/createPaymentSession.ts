import { db } from '../../platform/db/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Payment } from '../../platform/db/generated/client.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import {
  ProviderUnavailableError,
  type PaymentLine,
  type PaymentSession,
} from '../../platform/money/paymentProvider.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { PaymentUnavailableError } from './paymentErrors.ts';
import type { PaymentServices } from './paymentServices.ts';
import { voidOrder } from './voidOrder.ts';

/** How long a payment session stays open, and so how long its order holds stock. */
const PAYMENT_WINDOW_MS = 30 * 60 * 1000;

/**
 * Creates the payment session of an order with an outstanding payment, unless it has one. When the provider is unavailable, the
 * order is voided at once, so that it holds no stock.
 * @throws PaymentUnavailableError
 */
export async function createPaymentSession(orderId: string, services: PaymentServices): Promise<void> {
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      number: true,
      status: true,
      createdAt: true,
      deliveryFeePaise: true,
      handlingFeePaise: true,
      tipPaise: true,
      user: { select: { email: true } },
      payment: { select: { sessionUrl: true, amountPaise: true, storeCreditPaise: true } },
      lines: { orderBy: { id: 'asc' }, select: { name: true, unit: true, pricePaise: true, quantity: true } },
    },
  });
  if (order.status !== 'PENDING_PAYMENT' || !order.payment || order.payment.sessionUrl) return;
  const expiresAt = new Date(order.createdAt.getTime() + PAYMENT_WINDOW_MS);
  try {
    const session = await services.payments.createSession({
      orderId: encodeId('Order', orderId),
      orderNumber: order.number,
      email: order.user.email,
      lines:
        order.payment.storeCreditPaise > 0n
          ? [restLine(order.payment)]
          : [
              ...order.lines.map(({ name, unit, pricePaise, quantity }) => ({
                name: `${name}, ${unit}`,
                unitPaise: pricePaise,
                quantity,
              })),
              ...feeLines(order),
            ],
      expiresAt,
    });
    if (await saveSession(orderId, session, { expiresAt, provider: services.payments.name })) return;
    await services.payments.expireSession(session.sessionId); // the order was voided in the meantime
    throw new PaymentUnavailableError();
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    if (await voidUnpayable(orderId, services)) throw new PaymentUnavailableError();
  }
}

/** What is left to pay beside store credit. A page with all lines would need a negative one, which providers do not take. */
function restLine({ amountPaise, storeCreditPaise }: Pick<Payment, 'amountPaise' | 'storeCreditPaise'>): PaymentLine {
  const name = `Your order, less ${formatRupees(storeCreditPaise)} of store credit`;
  return { name, unitPaise: Number(amountPaise), quantity: 1 };
}

function feeLines(order: { deliveryFeePaise: bigint; handlingFeePaise: bigint; tipPaise: bigint }): PaymentLine[] {
  const fees = [
    { name: 'Delivery', unitPaise: Number(order.deliveryFeePaise), quantity: 1 },
    { name: 'Handling', unitPaise: Number(order.handlingFeePaise), quantity: 1 },
    { name: 'Tip for your rider', unitPaise: Number(order.tipPaise), quantity: 1 },
  ];
  return fees.filter(({ unitPaise }) => unitPaise > 0);
}

/** Returns false when the payment is no longer outstanding. */
async function saveSession(
  orderId: string,
  { sessionId, url }: PaymentSession,
  { expiresAt, provider }: { expiresAt: Date; provider: string },
): Promise<boolean> {
  const { count } = await db.payment.updateMany({
    // An event may have settled it already. An order that was changed to cash on delivery takes no session.
    where: { orderId, method: 'ONLINE', status: { notIn: ['FAILED', 'CANCELLED'] } },
    data: { provider, providerSessionId: sessionId, sessionUrl: url, expiresAt },
  });
  return count === 1;
}

/**
 * Voids an order without a payment session and releases its idempotency key, so that a retry creates a new order. Returns false
 * when a concurrent request has created the session.
 */
async function voidUnpayable(orderId: string, { pubSub, shop, now }: PaymentServices): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'PENDING_PAYMENT') return true;
    const { sessionUrl } = await tx.payment.findUniqueOrThrow({ where: { orderId }, select: { sessionUrl: true } });
    if (sessionUrl !== null) return false;
    const actor = { role: 'SYSTEM', userId: null } as const;
    const note = 'The payment provider did not answer';
    await voidOrder(tx, order, { to: 'PAYMENT_FAILED', actor, note, pubSub, shop, now });
    await tx.idempotencyKey.deleteMany({ where: { userId: order.userId, resultId: orderId } });
    return true;
  });
}
