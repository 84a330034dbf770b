import type { OrderLimit } from '../../platform/config/settings/numberKinds.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { OPEN_STATES } from '../orders/orderStates.ts';
import type { CashOrder } from './checkCashOrder.ts';

const DAY_MS = 86_400_000;
const NOTHING: OrderLimit = { orders: 0, pieces: 0, value: 0 };

/** Orders with something to pay in cash; `amount_paise` is what it is. */
const CASH_ORDERS = Prisma.sql`orders
  JOIN payments ON payments.order_id = orders.id AND payments.method = 'CASH_ON_DELIVERY' AND payments.amount_paise > 0`;

/** What was ordered with cash on delivery so far, as each limit counts it. */
export type CashCounts = Readonly<Record<'account' | 'day' | 'address' | 'network', OrderLimit>>;

/**
 * Counts cash orders: the open ones of the account, those of its last 24 hours, the open ones to the address, and those that newcomers
 * placed from the network within 24 hours.
 */
export async function countCashOrders(
  tx: Transaction,
  { userId, addressKey, networkKey }: CashOrder,
  now: Date,
): Promise<CashCounts> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const rows = await tx.$queryRaw<(OrderLimit & { scope: keyof CashCounts })[]>`
    WITH own AS (
      SELECT orders.status = ANY (${OPEN_STATES}::order_status[]) AS is_open, orders.created_at, orders.status, quantity, amount_paise
      FROM ${CASH_ORDERS} WHERE user_id = ${userId}::uuid
    )
    SELECT scope, count(*)::int AS orders, sum(quantity)::int AS pieces, sum(amount_paise)::float8 AS value
    FROM (
      SELECT 'account' AS scope, quantity, amount_paise FROM own WHERE is_open
      UNION ALL
      SELECT 'day', quantity, amount_paise FROM own WHERE created_at > ${dayAgo} AND status <> 'CANCELLED'
      UNION ALL
      SELECT 'address', quantity, amount_paise FROM ${CASH_ORDERS}
      WHERE address_key = ${addressKey} AND orders.status = ANY (${OPEN_STATES}::order_status[])
      UNION ALL
      SELECT 'network', quantity, amount_paise FROM ${CASH_ORDERS} JOIN users ON users.id = orders.user_id
      WHERE network_key = ${networkKey} AND orders.created_at > ${dayAgo}
        AND orders.status <> 'CANCELLED' AND users.email_verified_at IS NULL
        AND NOT EXISTS (SELECT FROM orders received WHERE received.user_id = users.id AND received.status = 'DELIVERED')
    ) AS counted
    GROUP BY scope`;
  const counts = { account: NOTHING, day: NOTHING, address: NOTHING, network: NOTHING };
  for (const { scope, ...count } of rows) counts[scope] = count;
  return counts;
}
