import { addDays } from '../../platform/core/shopCalendar.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { dayOf, startOfDay, happenedWithin } from '../../platform/db/shopTimeSql.ts';
import { column, PRODUCT_COLUMNS, summed, type ReportDefinition } from './report.ts';

/** Refunds by why they were made; the parts of a refund that are no pieces have no reason of their own. */
export const REFUNDS_BY_REASON: ReportDefinition = {
  group: 'REFUNDS',
  title: 'Refunds by reason',
  description:
    'Refunds on the day they were requested, without those a bank refused. Reasons are the ones shoppers and staff gave.',
  columns: [
    column.text('reason', 'Refund'),
    column.text('item', 'Problem', 'What was wrong with the pieces.'),
    column.integer('refunds', 'Refunds', 'A refund for several problems counts in each.'),
    summed.integer('pieces', 'Pieces'),
    summed.money('amount', 'Amount'),
  ],
  chart: { kind: 'BARS', label: 'reason', value: 'amount' },
  source: { table: 'refunds', column: 'created_at' },
  weight: 60, // the pieces of each refund are looked up
  rows: ({ first, last }) => Prisma.sql`
    WITH made AS (
      SELECT refund.id, refund.reason, refund.status,
        CASE refund.status WHEN 'FAILED' THEN 0 ELSE refund.amount_paise END + refund.store_credit_paise AS amount_paise
      FROM refunds refund
      WHERE (refund.status <> 'FAILED' OR refund.store_credit_paise > 0) AND ${happenedWithin(Prisma.sql`refund.created_at`, first, last)}
    ), pieces AS (
      SELECT made.id, made.reason, line.reason AS item, line.quantity, line.quantity * ordered.price_paise::bigint AS amount
      FROM made JOIN refund_lines line ON line.refund_id = made.id JOIN order_lines ordered ON ordered.id = line.order_line_id
      WHERE made.status <> 'FAILED'
    ), parts AS (
      SELECT * FROM pieces
      UNION ALL
      SELECT made.id, made.reason, NULL, 0, made.amount_paise - coalesce(sum(pieces.amount), 0)
      FROM made LEFT JOIN pieces ON pieces.id = made.id
      GROUP BY made.id, made.reason, made.amount_paise HAVING made.amount_paise <> coalesce(sum(pieces.amount), 0)
    )
    SELECT CASE reason WHEN 'CANCELLED' THEN 'Cancelled order' WHEN 'MISSING' THEN 'Missing when packed'
        WHEN 'RETURNED' THEN 'Refunded after delivery' WHEN 'LATE_PAYMENT' THEN 'Paid too late'
        ELSE 'Made at the payment provider' END AS reason,
      CASE item WHEN 'MISSING' THEN 'Not in the bag' WHEN 'DAMAGED' THEN 'Damaged' WHEN 'EXPIRED' THEN 'Expired'
        WHEN 'WRONG_ITEM' THEN 'Wrong item' WHEN 'POOR_QUALITY' THEN 'Poor quality' WHEN 'OTHER' THEN 'Something else' END AS item,
      count(DISTINCT id) AS refunds, sum(quantity)::bigint AS pieces, sum(amount)::bigint AS amount
    FROM parts GROUP BY 1, 2`,
  order: Prisma.sql`amount DESC, reason, item`,
};

export const MISSING_PIECES: ReportDefinition = {
  group: 'REFUNDS',
  title: 'Missing pieces by product',
  description:
    'Pieces that weren’t available when orders from these days were packed. Shoppers weren’t charged for them.',
  columns: [
    ...PRODUCT_COLUMNS,
    column.integer('orders', 'Orders', 'Orders with missing pieces.'),
    summed.integer('pieces', 'Missing pieces'),
    summed.money('value', 'Lost sales', 'The missing pieces at their prices.'),
    column.integer('stock', 'Stock now'),
  ],
  chart: { kind: 'BARS', label: 'product', value: 'value' },
  source: { table: 'orders', column: 'created_at' },
  rows: ({ first, last }) => Prisma.sql`
    WITH missing AS (
      SELECT line.product_id, count(*) AS orders, sum(line.missing_quantity)::bigint AS pieces,
        sum(line.missing_quantity * line.price_paise::bigint)::bigint AS value
      FROM order_lines line JOIN orders ON orders.id = line.order_id
      WHERE line.missing_quantity > 0 AND ${happenedWithin(Prisma.sql`orders.created_at`, first, last)}
      GROUP BY line.product_id
    )
    SELECT product.name AS product, product.unit, product.sku, orders, pieces, value, product.stock
    FROM missing JOIN products product ON product.id = missing.product_id`,
  order: Prisma.sql`value DESC, product, sku`,
};

/** What banks took from the shop for disputed payments, and gave back, by day. */
export const DISPUTES: ReportDefinition = {
  group: 'REFUNDS',
  title: 'Disputes',
  description:
    'What banks took from the shop for disputed online payments, on the day they took it, and what they returned for disputes the shop won. The sale still counts: there’s no credit note.',
  columns: [
    column.day('day', 'Day'),
    summed.integer('opened', 'Disputes', 'Opened on the day.'),
    summed.money('withdrawn', 'Withdrawn'),
    summed.money('reinstated', 'Reinstated'),
    summed.money('loss', 'Loss', 'Withdrawn less reinstated, without the payment provider’s fees.'),
  ],
  chart: { kind: 'COLUMNS', label: 'day', value: 'loss' },
  source: { table: 'disputes', column: 'opened_at' },
  rows: ({ first, last }) => {
    const moves = (moment: Prisma.Sql, columns: Prisma.Sql) =>
      Prisma.sql`SELECT ${dayOf(moment)} AS day, ${columns} FROM disputes WHERE ${happenedWithin(moment, first, last)}`;
    return Prisma.sql`
    SELECT day, sum(opened)::bigint AS opened, sum(withdrawn)::bigint AS withdrawn, sum(reinstated)::bigint AS reinstated,
      sum(withdrawn - reinstated)::bigint AS loss
    FROM (
      ${moves(Prisma.sql`opened_at`, Prisma.sql`1 AS opened, 0 AS withdrawn, 0 AS reinstated`)}
      UNION ALL ${moves(Prisma.sql`withdrawn_at`, Prisma.sql`0, amount_paise, 0`)}
      UNION ALL ${moves(Prisma.sql`reinstated_at`, Prisma.sql`0, 0, amount_paise`)}
    ) moved GROUP BY day`;
  },
  order: Prisma.sql`day`,
};

/** What the shop owes its shoppers as store credit, and what changed it, by day. */
export const STORE_CREDIT: ReportDefinition = {
  group: 'REFUNDS',
  title: 'Store credit',
  description: 'The store credit shoppers got and used each day, and the total left at the end of it.',
  columns: [
    column.day('day', 'Day'),
    summed.money('refunded', 'Refunded'),
    summed.money('returned', 'Returned', 'For orders that were cancelled, not paid or not packed in full.'),
    summed.money('adjusted', 'Added by staff', 'Less what was removed, including from deleted accounts.'),
    summed.money('used', 'Used'),
    column.money('balance', 'Balance', 'At the end of the day.'),
  ],
  chart: { kind: 'COLUMNS', label: 'day', value: 'balance' },
  source: { table: 'store_credit_transactions', column: 'created_at', isUntilNow: true },
  rows: ({ first, last }) => Prisma.sql`
    WITH changed AS (
      SELECT ${dayOf(Prisma.sql`created_at`)} AS day,
        sum(amount_paise) FILTER (WHERE event = 'ORDER_REFUND') AS refunded,
        sum(amount_paise) FILTER (WHERE event NOT IN ('ORDER_REFUND', 'ORDER_PAYMENT', 'ADJUSTMENT')) AS returned,
        sum(amount_paise) FILTER (WHERE event = 'ADJUSTMENT') AS adjusted,
        -sum(amount_paise) FILTER (WHERE event = 'ORDER_PAYMENT') AS used,
        sum(amount_paise) AS change
      FROM store_credit_transactions WHERE ${happenedWithin(Prisma.sql`created_at`, first, last)}
      GROUP BY 1
    ), later AS (
      SELECT coalesce(sum(amount_paise), 0) AS change FROM store_credit_transactions
      WHERE created_at >= ${startOfDay(addDays(last, 1))}
    )
    SELECT days.day::date AS day, coalesce(refunded, 0)::bigint AS refunded, coalesce(returned, 0)::bigint AS returned,
      coalesce(adjusted, 0)::bigint AS adjusted, coalesce(used, 0)::bigint AS used,
      ((SELECT coalesce(sum(balance_paise), 0) FROM store_credit_accounts) - later.change
        - coalesce(sum(changed.change) OVER (ORDER BY days.day DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::bigint AS balance
    FROM generate_series(${first}::timestamp, ${last}::timestamp, '1 day') AS days (day)
    CROSS JOIN later LEFT JOIN changed ON changed.day = days.day::date`,
  order: Prisma.sql`day`,
};
