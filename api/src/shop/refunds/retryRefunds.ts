import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { Payment } from '../../platform/db/generated/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { publishOrderChange } from '../orders/transitionOrder.ts';
import { OrderNotFoundError } from '../orders/orderErrors.ts';
import { outstandingRefunds, REFUNDS_WITH_LINES, type OutstandingRefund } from './outstandingRefunds.ts';
import { isTakenBack } from '../payments/disputes/isTakenBack.ts';
import { DISPUTED, NotRefundableError } from '../payments/paymentErrors.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';
import type { NewRefund } from './createRefund.ts';
import { refundPayment } from './refundPayment.ts';
import { recordRefundedQuantity } from './recordRefundedQuantity.ts';

/**
 * Requests the rejected refunds of an order again.
 * @throws OrderNotFoundError, NotRefundableError
 */
export async function retryRefunds(
  viewer: Viewer,
  orderId: string,
  { pubSub, shop, now }: PaymentServices,
): Promise<{ orderId: string }> {
  requirePermission(viewer, 'REFUNDS');
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    const { number, payment } = await tx.order.findUniqueOrThrow({
      where: { id: orderId },
      select: { number: true, payment: { include: { refunds: REFUNDS_WITH_LINES } } },
    });
    const [first, second] = payment ? outstandingRefunds(order.status, payment) : [];
    if (!payment || !first) throw new NotRefundableError('There’s no failed refund left to retry');
    if (await isTakenBack(tx, payment.id)) throw new NotRefundableError(DISPUTED);
    const request = { actorId: viewer.userId, prefixes: shop.numbers, now, pubSub };
    await requestAgain(tx, payment, { ...request, ...first });
    if (second) await requestAgain(tx, payment, { ...request, ...second });
    await publishOrderChange(tx, orderId, pubSub);
    const before = Number(payment.refundedPaise + payment.refundedStoreCreditPaise);
    await recordAudit(tx, viewer, {
      action: 'ORDER_REFUND',
      subjectId: orderId,
      subjectName: `#${number}`,
      before: { refundedPaise: before },
      after: { refundedPaise: before + Number(first.amountPaise + (second?.amountPaise ?? 0n)) },
    });
  });
  return { orderId };
}

/** Makes a new refund with an id of its own, because the provider would replay its answer to the earlier id. */
async function requestAgain(
  tx: Transaction,
  payment: Payment,
  refund: OutstandingRefund & Pick<NewRefund, 'actorId' | 'prefixes' | 'now'> & Pick<PaymentServices, 'pubSub'>,
): Promise<void> {
  if (refund.reason === 'RETURNED' && refund.lines.length > 0)
    await recordRefundedQuantity(tx, payment.orderId, refund.lines);
  await refundPayment(tx, payment, refund);
}
