import { Prisma } from '../../../platform/db/generated/client.ts';
import { happenedWithin } from '../../../platform/db/keysetSql.ts';
import type { ReportDefinition } from '../report.ts';

/** Refunds by why they were made; the parts of a refund that are no pieces have no reason of their own. */
export const REFUNDS_BY_REASON: ReportDefinition = {
  group: 'REFUNDS',
  title: 'Refunds by reason',
  description:
    'Refunds on the day on which they were requested, without what a bank refused. Pieces have the reasons that shoppers and admins gave.',
  columns: [
    { name: 'reason', displayName: 'Refund', dataType: 'STRING' },
    { name: 'item', displayName: 'Problem', dataType: 'STRING', description: 'What was wrong with the pieces.' },
    {
      name: 'refunds',
      displayName: 'Refunds',
      dataType: 'INTEGER',
      description: 'A refund for several problems counts in each.',
    },
    { name: 'pieces', displayName: 'Pieces', dataType: 'INTEGER', total: 'SUM' },
    { name: 'amount', displayName: 'Amount', dataType: 'MONEY', total: 'SUM' },
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
