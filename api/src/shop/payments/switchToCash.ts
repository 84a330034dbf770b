import type { Caller } from '../../platform/core/caller.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { Payment } from '../../platform/db/generated/client.ts';
import { lockUser } from '../identity/lockUser.ts';
import { lockOrder, type LockedOrder } from '../orders/lockOrder.ts';
import { OrderNotFoundError, OrderTransitionError } from '../orders/orderErrors.ts';
import { CLOSED_STATES } from '../orders/orderStates.ts';
import { contactKeys } from '../identity/userBlocks.ts';
import { checkCashOrder } from '../cash/checkCashOrder.ts';
import { withFormerBlocks } from '../cash/formerBlock.ts';
import { expirePayment } from './expirePayment.ts';
import { isStillFulfillable, placeUnpaidOrder } from './placeUnpaidOrder.ts';
import { PaymentUnavailableError } from './paymentErrors.ts';
import type { PaymentServices } from './paymentServices.ts';

type CashServices = PaymentServices & { caller: Pick<Caller, 'fingerprint'> };

const NOT_CLOSED = 'We couldn’t cancel the online payment just now. Please try again in a moment.';
const NOT_FULFILLABLE = 'This order can no longer be placed. Please order again from your cart.';
const NOTE = 'Cash on delivery instead of online payment';

/**
 * Changes an unpaid order from online payment to cash on delivery, and places it. Its payment session is closed first, and the provider has
 * to confirm that, so that double payment is impossible: a payment that came first places the order as paid online. The order keeps the
 * stock that it holds; an order whose payment failed deducts its stock again. A large order can be on hold after it. A repeated call
 * changes nothing.
 * @throws OrderNotFoundError, OrderTransitionError for an order that is paid, cancelled or no longer available, PaymentUnavailableError
 */
export async function switchToCash({ userId }: Viewer, orderId: string, services: CashServices) {
  return withFormerBlocks(async () => {
    const found = await db.order.findUnique({ where: { id: orderId, userId }, select: { status: true } });
    if (!found) throw new OrderNotFoundError();
    if (found.status === 'PENDING_PAYMENT') {
      // Checked before the session is closed, too: an order that is refused can still be paid online.
      await db.$transaction((tx) => checkOrder(tx, orderId, services));
      await expirePayment(orderId, services);
    }
    await db.$transaction(async (tx) => {
      const order = await lockOrder(tx, orderId, userId);
      if (!order) throw new OrderNotFoundError();
      await lockUser(tx, userId);
      const payment = await tx.payment.findUniqueOrThrow({ where: { orderId } });
      if (payment.method === 'CASH_ON_DELIVERY' && !CLOSED_STATES.includes(order.status)) return;
      checkUnpaid(order, payment);
      if (!(await isStillFulfillable(tx, order, { actorId: userId, now: services.now }))) {
        throw new OrderTransitionError({ orderId, from: order.status, message: NOT_FULFILLABLE });
      }
      const holdReason = await checkOrder(tx, orderId, services); // after the products are locked
      await changeMethod(tx, orderId);
      await placeUnpaidOrder(tx, order, { ...services, actor: { role: 'SHOPPER', userId }, note: NOTE, holdReason });
    });
    return { orderId };
  });
}

async function checkOrder(tx: Transaction, orderId: string, services: CashServices) {
  const { payment, mobile, user, ...order } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      ...{ userId: true, quantity: true, addressKey: true, networkKey: true },
      payment: { select: { amountPaise: true } },
      mobile: true,
      user: { select: { email: true, mobile: true } },
    },
  });
  const value = Number(payment?.amountPaise ?? 0n);
  const contacts = contactKeys({ email: user.email, mobiles: [user.mobile, mobile] }, services.caller.fingerprint);
  return checkCashOrder(tx, { ...order, value, isNew: false, contactKeys: contacts }, services);
}

function checkUnpaid({ id, status }: LockedOrder, payment: Payment): void {
  if (payment.paidAt) {
    throw new OrderTransitionError({ orderId: id, from: status, message: 'This order is already paid' });
  }
  if (payment.method !== 'ONLINE' || (status !== 'PENDING_PAYMENT' && status !== 'PAYMENT_FAILED')) {
    throw new OrderTransitionError({ orderId: id, from: status });
  }
  const isClosed = payment.providerSessionId === null || payment.sessionClosedAt !== null;
  if (!isClosed) throw new PaymentUnavailableError(NOT_CLOSED);
}

async function changeMethod(tx: Transaction, orderId: string): Promise<void> {
  await tx.payment.update({
    where: { orderId },
    data: {
      method: 'CASH_ON_DELIVERY',
      status: 'PENDING',
      failureReason: null,
      provider: null,
      providerSessionId: null,
      sessionUrl: null,
      expiresAt: null,
    },
    select: { id: true },
  });
  await tx.order.update({ where: { id: orderId }, data: { paymentMethod: 'CASH_ON_DELIVERY' }, select: { id: true } });
}
