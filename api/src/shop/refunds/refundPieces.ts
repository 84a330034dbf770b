import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { type Transaction, db } from '../../platform/db/client.ts';
import type { RefundMethod } from '../../platform/db/generated/client.ts';
import { keptPaise } from '../invoices/sales/planReturn.ts';
import { recordMissingSales } from '../invoices/sales/recordSales.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { type LockedOrder, lockOrder } from '../orders/lockOrder.ts';
import { restockRefund } from '../stock/orderStock.ts';
import { publishOrderChange } from '../orders/transitionOrder.ts';
import { isTakenBack } from '../payments/disputes/disputes.ts';
import { DISPUTED, NotRefundableError } from '../payments/paymentErrors.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';
import { exceedsDailyRefunds } from './dailyRefundLimit.ts';
import { recordRefundedQuantity, type RefundedLines, refundPayment } from './createRefund.ts';
import { outstandingRefunds, REFUNDS_WITH_LINES, type RefundedPayment } from './outstandingRefunds.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { OrderNotFoundError } from '../orders/orderErrors.ts';

/** Pieces of a delivered order to refund; the transaction has locked the order. */
export interface PiecesRefund {
  order: LockedOrder;
  lines: RefundedLines;
  method: RefundMethod;
  note: string | null;
}

/**
 * Refunds pieces of a delivered order at their charged prices, as it was paid, in cash or as store credit. Pieces that came back are
 * recorded in the ledger, and the invoice gets its credit note. Staff cannot refund their own orders. Returns the id of the refund.
 * @throws NotRefundableError
 */
export async function refundPieces(
  tx: Transaction,
  viewer: Viewer,
  { order, lines, method, note, pubSub, shop, now }: PiecesRefund & Pick<PaymentServices, 'pubSub' | 'shop' | 'now'>,
): Promise<string> {
  if (order.userId === viewer.userId)
    throw new NotRefundableError('This is your own order. Ask a colleague to refund it');
  if (new Set(lines.map(({ orderLineId }) => orderLineId)).size !== lines.length)
    throw new NotRefundableError('List each line only once');
  if (order.status !== 'DELIVERED') throw new NotRefundableError('Only delivered orders can be refunded by line');
  if (method === 'STORE_CREDIT' && (await tx.user.count({ where: { id: order.userId, status: 'INACTIVE' } })) > 0)
    throw new NotRefundableError('The account of this order was deleted. Refund it in cash or as it was paid');
  const where = { orderId: order.id };
  const payment = await tx.payment.findUniqueOrThrow({ where, include: { refunds: REFUNDS_WITH_LINES } });
  if (payment.paidAt === null) throw new NotRefundableError('This order was not paid');
  if (await isTakenBack(tx, payment.id)) throw new NotRefundableError(DISPUTED);
  requireNoneCredited(order, payment, lines);
  await recordMissingSales(tx, order.id);
  const amountPaise = await recordRefundedQuantity(tx, order.id, lines);
  const leftPaise = BigInt(keptPaise(payment));
  if (amountPaise > leftPaise) throw new NotRefundableError(`Only ${formatRupees(leftPaise)} is left to refund`);
  const given = { amountPaise, limitPaise: shop.refundsPerPerson, now };
  const excess = await exceedsDailyRefunds(tx, viewer, given);
  if (excess !== null) throw new NotRefundableError(excess);
  await restockRefund(tx, { orderId: order.id, actorId: viewer.userId }, lines);
  const refund = {
    amountPaise,
    reason: 'RETURNED',
    actorId: viewer.userId,
    note,
    method,
    lines,
    prefixes: shop.numbers,
    now,
    pubSub,
  } as const;
  const refundId = await refundPayment(tx, payment, refund);
  const refundedPaise = payment.refundedPaise + payment.refundedStoreCreditPaise;
  if (refundId === null) throw new NotRefundableError('These items were free, so there is nothing to refund');
  await publishOrderChange(tx, order.id, pubSub);
  await recordAudit(tx, viewer, {
    action: 'ORDER_REFUND',
    subjectId: order.id,
    subjectName: `#${order.number}`,
    before: { refundedPaise: Number(refundedPaise) },
    after: { refundedPaise: Number(refundedPaise + amountPaise), ...(method !== 'ORIGINAL_PAYMENT' && { method }) },
  });
  return refundId;
}

/**
 * A rejected refund that took store credit too has given that part, so its pieces are refunded by a retry alone, which pays the rest.
 * @throws NotRefundableError
 */
function requireNoneCredited({ status }: LockedOrder, payment: RefundedPayment, lines: RefundedLines): void {
  const isRefunded = new Set(lines.map(({ orderLineId }) => orderLineId));
  const credited = payment.refunds
    .filter((refund) => refund.status === 'FAILED' && refund.storeCreditPaise > 0n)
    .flatMap((refund) => refund.lines.map(({ orderLineId }) => orderLineId));
  const outstanding = outstandingRefunds(status, payment).flatMap((refund) => refund.lines);
  if (outstanding.some(({ orderLineId }) => isRefunded.has(orderLineId) && credited.includes(orderLineId)))
    throw new NotRefundableError('Part of this was refunded as store credit. Retry the failed refund for the rest');
}

export interface LineRefund {
  orderId: string;
  lines: RefundedLines;
  /** By default as the order was paid. */
  method?: RefundMethod;
  note: string | null;
}

/**
 * Refunds pieces of a delivered order, such as spoiled ones, at their charged prices.
 * @throws OrderNotFoundError, NotRefundableError
 */
export async function refundLines(
  viewer: Viewer,
  { orderId, lines, method = 'ORIGINAL_PAYMENT', note }: LineRefund,
  { pubSub, shop, now }: PaymentServices,
): Promise<{ orderId: string }> {
  requirePermission(viewer, 'REFUNDS');
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    await refundPieces(tx, viewer, { order, lines, method, note, pubSub, shop, now });
  });
  return { orderId };
}
