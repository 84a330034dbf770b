import type { Viewer } from '../../platform/core/viewer.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import type { OrderStatus } from '../../platform/db/generated/client.ts';
import { issueInvoice } from '../../shop/invoices/issueInvoice.ts';
import { auditTransition, transitionOrder, type OrderTransition } from '../../shop/orders/transitionOrder.ts';
import { lockOrder, type LockedOrder } from '../../shop/orders/lockOrder.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../shop/orders/orderErrors.ts';
import { packOrder } from './picking/packOrder.ts';
import { recordCashMovement } from '../../shop/cash/shifts/cashShifts.ts';
import type { PaymentServices } from '../../shop/payments/paymentServices.ts';
import { voidOrder } from '../../shop/payments/voidOrder.ts';

const REASON_MISSING = { path: 'deliveryFailureReason', message: 'Choose why it wasn’t delivered' };

/** A step of an order, with the cash that its deliverer confirmed; null without a confirmation. */
interface TransitionStep {
  step: OrderTransition;
  cashCollected?: number | null;
}

/**
 * Changes the state of an order that the transaction has locked, with the effects of the step: PACKED settles missing pieces,
 * the first OUT_FOR_DELIVERY issues the invoice, DELIVERED records the cash payment in the shift of the person who has it, CANCELLED restocks and refunds. Returns the new state: an
 * order without any picked piece is cancelled instead of packed.
 * @throws OrderTransitionError, InvalidInputError for a failed delivery without a reason
 */
export async function applyTransition(
  tx: Transaction,
  order: LockedOrder,
  { step, cashCollected = null, pubSub, shop, now }: TransitionStep & Pick<PaymentServices, 'pubSub' | 'shop' | 'now'>,
): Promise<OrderStatus> {
  const { to, actor, note = null, deliveryFailureReason = null } = step;
  if (to === 'DELIVERY_FAILED' && deliveryFailureReason === null) throw new InvalidInputError([REASON_MISSING]);
  if (to === 'PACKED') return packOrder(tx, order, { actor, note, pubSub, shop, now });
  if (to === 'CANCELLED') {
    await voidOrder(tx, order, { to, actor, note, pubSub, shop, now });
    return to;
  }
  const details = { ...step.details, ...(to === 'DELIVERED' && { deliveredAt: now }) };
  await transitionOrder(tx, order, {
    ...{ to, actor, note, details, pubSub },
    ...(to === 'OUT_FOR_DELIVERY' && { riderId: details.riderId ?? order.riderId }),
    ...(to === 'DELIVERY_FAILED' && { deliveryFailureReason }),
  });
  if (to === 'OUT_FOR_DELIVERY' && order.status === 'PACKED') {
    await issueInvoice(tx, order.id, {
      seller: shop.seller,
      prefixes: shop.numbers,
      feeGstPercent: shop.fees.gstPercent,
      now,
    });
  }
  if (to === 'DELIVERED') await recordCashPayment(tx, order, { actor, cashCollected, now });
  return to;
}

/** The payment is received by the order's rider; cash that an admin takes without a rider is in the admin's own shift. */
async function recordCashPayment(
  tx: Transaction,
  { id: orderId, riderId, status: from }: LockedOrder,
  { actor, cashCollected, now }: Pick<OrderTransition, 'actor'> & { cashCollected: number | null; now: Date },
): Promise<void> {
  const [payment] = await tx.payment.updateManyAndReturn({
    where: { orderId, method: 'CASH_ON_DELIVERY', status: 'PENDING' },
    data: { status: 'PAID', paidAt: now },
    select: { amountPaise: true, roundOffPaise: true },
  });
  const amountPaise = payment ? payment.amountPaise + payment.roundOffPaise : 0n;
  if (cashCollected !== null && BigInt(cashCollected) !== amountPaise) {
    const message = `The cash to collect for this order is ${formatRupees(amountPaise)}`;
    throw new OrderTransitionError({ orderId, from, message });
  }
  const holderId = riderId ?? actor.userId;
  if (holderId === null) return;
  const movement = { kind: 'COLLECTION', orderId, holderId, actorId: actor.userId ?? holderId } as const;
  await recordCashMovement(tx, { ...movement, amountPaise, now });
}

/**
 * Takes the step that `decide` chooses for the locked order, and audits it; null: the call is a repeated one, and changes nothing.
 * @throws OrderNotFoundError, and as `applyTransition`
 */
export async function takeStep(
  viewer: Viewer,
  { orderId, services }: { orderId: string; services: PaymentServices },
  decide: (tx: Transaction, order: LockedOrder) => Promise<TransitionStep | null>,
): Promise<{ orderId: string }> {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    const step = await decide(tx, order);
    if (step === null) return;
    const to = await applyTransition(tx, order, { ...step, ...services });
    await auditTransition(tx, viewer, { order, to });
  });
  return { orderId };
}
