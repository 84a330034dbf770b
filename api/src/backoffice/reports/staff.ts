import { Prisma, type OrderStatus } from '../../platform/db/generated/client.ts';
import { happenedWithin } from '../../platform/db/shopTimeSql.ts';
import { column, summed, type ReportDefinition } from './report.ts';

/** The last event of a state before `event`, of the same order, as `since`. */
function sinceEvent(status: OrderStatus): Prisma.Sql {
  return Prisma.sql`LATERAL (
    SELECT earlier.created_at, earlier.rider_id FROM order_events earlier
    WHERE earlier.order_id = event.order_id AND earlier.status = ${status}::order_status AND earlier.id < event.id
    ORDER BY earlier.id DESC LIMIT 1
  ) since`;
}

/** What riders delivered, and their cash. Cash that is not a rider's is in the row of who has it. */
export const RIDERS: ReportDefinition = {
  group: 'STAFF',
  title: 'Riders',
  description:
    'Deliveries by who had the order, and cash by who carried it. An order without a rider, delivered by an admin, has no name.',
  columns: [
    column.text('rider', 'Rider'),
    summed.integer('delivered', 'Delivered'),
    summed.integer('failed', 'Not delivered', 'Attempts that failed.'),
    {
      ...column.decimal('minutes', 'Minutes to the door', 'The average time from leaving the shop to delivery.'),
      total: Prisma.sql`round(sum(minutes * delivered) / nullif(sum(delivered), 0), 1)`,
    },
    summed.money('collected', 'Cash collected'),
    summed.money('refunded', 'Cash refunded'),
    summed.money(
      'counted',
      'Cash handed in',
      'Cash counted in shifts closed on these days, including their starting change.',
    ),
    summed.money('difference', 'Difference', 'Cash counted, less cash expected.'),
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

export const PICKERS: ReportDefinition = {
  group: 'STAFF',
  title: 'Pickers',
  description:
    'Orders on the day on which they were packed, by their picker. An order that an admin packed without a picker has no name.',
  columns: [
    column.text('picker', 'Picker'),
    summed.integer('orders', 'Orders'),
    summed.integer('pieces', 'Pieces', 'Pieces in the bags.'),
    summed.integer('missing', 'Not available', 'Pieces that were missing.'),
    {
      ...column.decimal('minutes', 'Minutes per order', 'The average time from starting to pick to the packed order.'),
      total: Prisma.sql`round(sum(minutes * orders) / nullif(sum(orders) FILTER (WHERE minutes IS NOT NULL), 0), 1)`,
    },
  ],
  chart: { kind: 'BARS', label: 'picker', value: 'orders' },
  source: { table: 'order_events', column: 'created_at' },
  weight: 2,
  rows: ({ first, last }) => Prisma.sql`
    WITH packed AS (
      SELECT event.order_id, orders.picker_id, extract(epoch FROM event.created_at - since.created_at) / 60 AS minutes
      FROM order_events event JOIN orders ON orders.id = event.order_id LEFT JOIN ${sinceEvent('PICKING')} ON true
      WHERE event.status = 'PACKED' AND ${happenedWithin(Prisma.sql`event.created_at`, first, last)}
    ), timed AS (
      SELECT picker_id, count(*) AS orders, round(avg(minutes)::numeric, 1) AS minutes FROM packed GROUP BY picker_id
    ), bagged AS (
      SELECT packed.picker_id, sum(line.picked_quantity)::bigint AS pieces, sum(line.missing_quantity)::bigint AS missing
      FROM packed JOIN order_lines line ON line.order_id = packed.order_id GROUP BY packed.picker_id
    )
    SELECT person.name AS picker, timed.picker_id, orders, coalesce(pieces, 0) AS pieces, coalesce(missing, 0) AS missing, minutes
    FROM timed LEFT JOIN bagged ON bagged.picker_id IS NOT DISTINCT FROM timed.picker_id
    LEFT JOIN users person ON person.id = timed.picker_id`,
  order: Prisma.sql`orders DESC, picker, picker_id`,
};
