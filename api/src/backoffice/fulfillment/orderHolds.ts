import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { estimateDeliveryOf } from '../../shop/orders/deliveryEstimate.ts';
import { lockOrder } from '../../shop/orders/lockOrder.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../shop/orders/orderErrors.ts';
import { publishOrderChange } from '../../shop/orders/transitionOrder.ts';
import type { PaymentServices } from '../../shop/payments/paymentServices.ts';
import { RETENTION } from '../../shop/privacy/retention.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

/**
 * Releases an order that is on hold: makes its delivery estimate, and lets it be confirmed and picked. An order that is not on hold,
 * because another admin has released it, does not change.
 * @throws OrderNotFoundError, OrderTransitionError for an order that was cancelled
 */
export async function releaseHold(
  viewer: Viewer,
  { orderId }: { orderId: string },
  { pubSub, shop, now }: Pick<PaymentServices, 'pubSub' | 'shop' | 'now'>,
): Promise<{ orderId: string }> {
  requirePermission(viewer, 'ORDERS');
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    if (order.status === 'CANCELLED') throw new OrderTransitionError({ orderId, from: order.status });
    if (order.holdReason === null) return;
    const estimatedDeliveryAt = await estimateDeliveryOf(tx, orderId, { shop, now });
    await tx.order.update({
      where: { id: orderId },
      data: { holdReason: null, estimatedDeliveryAt },
      select: { id: true },
    });
    await recordAudit(tx, viewer, {
      action: 'ORDER_RELEASE_HOLD',
      subjectId: orderId,
      subjectName: `#${order.number}`,
      before: { isOnHold: true },
      after: { isOnHold: false },
    });
    await publishOrderChange(tx, orderId, pubSub);
  });
  return { orderId };
}

/** The days of which orders of other accounts count; the keys of earlier orders are deleted. */
export const RISK_DAYS = RETENTION.orderKeys.days;

/** Facts about an order and its account from which an admin decides whether it is genuine. */
export interface OrderRisk {
  isEmailConfirmed: boolean;
  accountCreatedAt: Date;
  /** Of the account's orders before this one. */
  deliveredOrderCount: number;
  cancelledOrderCount: number;
  /** Other accounts that recently ordered to the same address or from the same network; null: the order is too old. */
  otherAccountsAtAddress: number | null;
  otherAccountsInNetwork: number | null;
}

/**
 * Reads the facts about orders by one statement, by the orders' ids. It returns nothing of other accounts but their number.
 * @throws ForbiddenError
 */
export async function readOrderRisks(viewer: Viewer, orderIds: readonly string[], now: Date) {
  requirePermission(viewer, 'ORDERS', 'REFUNDS');
  const since = new Date(now.getTime() - RISK_DAYS * DAY_MS);
  const risks = await db.$queryRaw<(OrderRisk & { orderId: string })[]>`
    SELECT placed.id::text AS "orderId",
           account.email_verified_at IS NOT NULL AS "isEmailConfirmed", account.created_at AS "accountCreatedAt",
           earlier.delivered AS "deliveredOrderCount", earlier.cancelled AS "cancelledOrderCount",
           CASE WHEN placed.address_key IS NOT NULL THEN (
             SELECT count(DISTINCT user_id)::int FROM orders
             WHERE address_key = placed.address_key AND created_at > ${since} AND user_id <> placed.user_id
           ) END AS "otherAccountsAtAddress",
           CASE WHEN placed.network_key IS NOT NULL THEN (
             SELECT count(DISTINCT user_id)::int FROM orders
             WHERE network_key = placed.network_key AND created_at > ${since} AND user_id <> placed.user_id
           ) END AS "otherAccountsInNetwork"
    FROM orders placed JOIN users account ON account.id = placed.user_id CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE status = 'DELIVERED'))::int AS delivered,
             (count(*) FILTER (WHERE status = 'CANCELLED'))::int AS cancelled
      FROM orders WHERE user_id = placed.user_id AND id < placed.id) AS earlier
    WHERE placed.id = ANY (${orderIds}::uuid[])`;
  return new Map(risks.map(({ orderId, ...risk }) => [orderId, risk]));
}
