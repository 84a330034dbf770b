import { recordAudit } from '../audit/recordAudit.ts';
import { db, type Transaction } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { tellOfOrder } from '../orders/moveOrder.ts';
import { OrderGoneError } from '../orders/orderErrors.ts';
import { owedRefunds, REFUNDS_FOR_OWED, type OwedRefund } from './owedRefunds.ts';
import { NotRefundableError } from './paymentErrors.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { requestRefund } from './requestRefund.ts';
import { returnPieces } from './returnPieces.ts';

/**
 * Pays back once more what should have gone back of an order and was refused by the provider.
 * @throws OrderGoneError, NotRefundableError
 */
export async function refundRest(
  viewer: Viewer,
  orderId: string,
  { events }: PaymentMeans,
): Promise<{ orderId: string }> {
  requireAdmin(viewer);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderGoneError();
    const { number, payment } = await tx.order.findUniqueOrThrow({
      where: { id: orderId },
      select: { number: true, payment: { include: { refunds: REFUNDS_FOR_OWED } } },
    });
    const [first, second] = payment ? owedRefunds(order.status, payment) : [];
    if (!payment || !first) throw new NotRefundableError('Nothing is left to be paid back once more');
    const asked = { orderId, paymentId: payment.id, actorId: viewer.userId };
    await ask(tx, asked, first);
    if (second) await ask(tx, asked, second);
    await tellOfOrder(tx, orderId, events);
    const before = Number(payment.refundedPaise);
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

/** As another refund: under the name of the first one the provider would only repeat its answer. */
async function ask(
  tx: Transaction,
  { orderId, paymentId, actorId }: { orderId: string; paymentId: string; actorId: string },
  { reason, amountPaise, lines }: OwedRefund,
): Promise<void> {
  if (reason === 'RETURNED' && lines.length > 0) await returnPieces(tx, orderId, lines);
  await requestRefund(tx, paymentId, { reason, amountPaise, actorId, lines });
}
