import { addDays, SHOP_TIME_ZONE } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { happenedWithin } from '../../../platform/db/keysetSql.ts';
import type { ReportDefinition } from '../report.ts';

const WITHOUT_REFUNDS_AND_USE = Prisma.sql`event NOT IN ('ORDER_REFUND', 'ORDER_PAYMENT', 'ADJUSTMENT')`;

/** What the shop owes its shoppers as store credit, and what changed it, by day. */
export const STORE_CREDIT: ReportDefinition = {
  group: 'REFUNDS',
  title: 'Store credit',
  description: 'What shoppers got and used as store credit on each day, and what was left for all of them at its end.',
  columns: [
    { name: 'day', displayName: 'Day', dataType: 'DATE' },
    { name: 'refunded', displayName: 'Refunded', dataType: 'MONEY', total: 'SUM' },
    {
      name: 'returned',
      displayName: 'Returned',
      dataType: 'MONEY',
      description: 'Of orders that were cancelled, not paid or not packed in full.',
      total: 'SUM',
    },
    {
      name: 'adjusted',
      displayName: 'Added by staff',
      dataType: 'MONEY',
      description: 'Less what was removed, also with deleted accounts.',
      total: 'SUM',
    },
    { name: 'used', displayName: 'Used', dataType: 'MONEY', total: 'SUM' },
    { name: 'balance', displayName: 'Balance', dataType: 'MONEY', description: 'At the end of the day.' },
  ],
  chart: { kind: 'COLUMNS', label: 'day', value: 'balance' },
  source: { table: 'store_credit_transactions', column: 'created_at', isUntilNow: true },
  rows: ({ first, last }) => Prisma.sql`
    WITH changed AS (
      SELECT (created_at AT TIME ZONE ${SHOP_TIME_ZONE}::text)::date AS day,
        sum(amount_paise) FILTER (WHERE event = 'ORDER_REFUND') AS refunded,
        sum(amount_paise) FILTER (WHERE ${WITHOUT_REFUNDS_AND_USE}) AS returned,
        sum(amount_paise) FILTER (WHERE event = 'ADJUSTMENT') AS adjusted,
        -sum(amount_paise) FILTER (WHERE event = 'ORDER_PAYMENT') AS used,
        sum(amount_paise) AS change
      FROM store_credit_transactions WHERE ${happenedWithin(Prisma.sql`created_at`, first, last)}
      GROUP BY 1
    ), later AS (
      SELECT coalesce(sum(amount_paise), 0) AS change FROM store_credit_transactions
      WHERE created_at >= (${addDays(last, 1)}::timestamp AT TIME ZONE ${SHOP_TIME_ZONE}::text)
    )
    SELECT days.day::date AS day, coalesce(refunded, 0)::bigint AS refunded, coalesce(returned, 0)::bigint AS returned,
      coalesce(adjusted, 0)::bigint AS adjusted, coalesce(used, 0)::bigint AS used,
      ((SELECT coalesce(sum(balance_paise), 0) FROM store_credit_accounts) - later.change
        - coalesce(sum(changed.change) OVER (ORDER BY days.day DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::bigint AS balance
    FROM generate_series(${first}::timestamp, ${last}::timestamp, '1 day') AS days (day)
    CROSS JOIN later LEFT JOIN changed ON changed.day = days.day::date`,
  order: Prisma.sql`day`,
};
