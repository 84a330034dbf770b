import { Prisma } from '../../../platform/db/generated/client.ts';
import { happenedWithin } from '../../../platform/db/keysetSql.ts';
import type { ReportDefinition } from '../report.ts';
import { sinceEvent } from './sinceEvent.ts';

/** What pickers packed. */
export const PICKERS: ReportDefinition = {
  group: 'STAFF',
  title: 'Pickers',
  description:
    'Orders on the day on which they were packed, by their picker. An order that an admin packed without a picker has no name.',
  columns: [
    { name: 'picker', displayName: 'Picker', dataType: 'STRING' },
    { name: 'orders', displayName: 'Orders', dataType: 'INTEGER', total: 'SUM' },
    {
      name: 'pieces',
      displayName: 'Pieces',
      dataType: 'INTEGER',
      description: 'The pieces in the bags.',
      total: 'SUM',
    },
    {
      name: 'missing',
      displayName: 'Not available',
      dataType: 'INTEGER',
      description: 'The pieces that were missing.',
      total: 'SUM',
    },
    {
      name: 'minutes',
      displayName: 'Minutes per order',
      dataType: 'FLOAT',
      description: 'The average from the start of picking to the packed order.',
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
