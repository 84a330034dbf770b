import { Prisma } from '../../../platform/db/generated/client.ts';
import { happenedWithin } from '../../../platform/db/keysetSql.ts';
import type { ReportDefinition } from '../report.ts';
import { sinceEvent } from './sinceEvent.ts';

/** What riders delivered, and their cash. Cash that is not a rider's is in the row of who has it. */
export const RIDERS: ReportDefinition = {
  group: 'STAFF',
  title: 'Riders',
  description:
    'Deliveries by who had the order, and cash by who carried it. An order without a rider, delivered by an admin, has no name.',
  columns: [
    { name: 'rider', displayName: 'Rider', dataType: 'STRING' },
    { name: 'delivered', displayName: 'Delivered', dataType: 'INTEGER', total: 'SUM' },
    {
      name: 'failed',
      displayName: 'Not delivered',
      dataType: 'INTEGER',
      description: 'Attempts that failed.',
      total: 'SUM',
    },
    {
      name: 'minutes',
      displayName: 'Minutes to the door',
      dataType: 'FLOAT',
      description: 'The average from leaving the shop to the delivery.',
      total: Prisma.sql`round(sum(minutes * delivered) / nullif(sum(delivered), 0), 1)`,
    },
    { name: 'collected', displayName: 'Cash collected', dataType: 'MONEY', total: 'SUM' },
    { name: 'refunded', displayName: 'Cash refunded', dataType: 'MONEY', total: 'SUM' },
    {
      name: 'counted',
      displayName: 'Cash handed in',
      dataType: 'MONEY',
      description: 'What was counted of shifts that were closed in these days, with the change that they began with.',
      total: 'SUM',
    },
    {
      name: 'difference',
      displayName: 'Difference',
      dataType: 'MONEY',
      description: 'What was counted less what should have been there.',
      total: 'SUM',
    },
  ],
  chart: { kind: 'BARS', label: 'rider', value: 'delivered' },
  source: { table: 'order_events', column: 'created_at' },
  weight: 2,
  rows: ({ first, last }) => Prisma.sql`
    WITH delivered AS (
      SELECT since.rider_id AS user_id, count(*) FILTER (WHERE event.status = 'DELIVERED') AS delivered,
        count(*) FILTER (WHERE event.status = 'DELIVERY_FAILED') AS failed,
        (avg(extract(epoch FROM event.created_at - since.created_at) / 60) FILTER (WHERE event.status = 'DELIVERED'))::numeric AS minutes
      FROM order_events event LEFT JOIN ${sinceEvent('OUT_FOR_DELIVERY')} ON true
      WHERE event.status IN ('DELIVERED', 'DELIVERY_FAILED') AND ${happenedWithin(Prisma.sql`event.created_at`, first, last)}
      GROUP BY 1
    ), carried AS (
      SELECT shift.holder_id AS user_id, sum(movement.amount_paise) FILTER (WHERE movement.kind = 'COLLECTION') AS collected,
        -sum(movement.amount_paise) FILTER (WHERE movement.kind = 'REFUND') AS refunded
      FROM cash_movements movement JOIN cash_shifts shift ON shift.id = movement.shift_id
      WHERE ${happenedWithin(Prisma.sql`movement.created_at`, first, last)}
      GROUP BY 1
    ), counted AS (
      SELECT holder_id AS user_id, sum(counted_paise) AS counted, sum(difference_paise) AS difference
      FROM cash_shifts WHERE ${happenedWithin(Prisma.sql`closed_at`, first, last)} GROUP BY 1
    ), people AS (
      SELECT user_id FROM delivered UNION SELECT user_id FROM carried UNION SELECT user_id FROM counted
    )
    SELECT person.name AS rider, people.user_id, coalesce(delivered.delivered, 0) AS delivered, coalesce(delivered.failed, 0) AS failed,
      round(delivered.minutes, 1) AS minutes, coalesce(carried.collected, 0)::bigint AS collected,
      coalesce(carried.refunded, 0)::bigint AS refunded, coalesce(counted.counted, 0)::bigint AS counted,
      coalesce(counted.difference, 0)::bigint AS difference
    FROM people LEFT JOIN users person ON person.id = people.user_id
    LEFT JOIN delivered ON delivered.user_id IS NOT DISTINCT FROM people.user_id
    LEFT JOIN carried ON carried.user_id = people.user_id LEFT JOIN counted ON counted.user_id = people.user_id`,
  order: Prisma.sql`delivered DESC, collected DESC, rider, user_id`,
};
