import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';

const DAY_MS = 86_400_000;

/** The days of which orders of other accounts count; the keys of earlier orders are deleted. */
export const RISK_DAYS = 7;

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
export async function readOrderRisks(
  viewer: Viewer,
  orderIds: readonly string[],
  now: Date,
): Promise<Map<string, OrderRisk>> {
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
