import { SHOP_TIME_ZONE } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { happenedWithin } from '../../../platform/db/keysetSql.ts';
import type { ReportDefinition } from '../report.ts';

const dayOf = (moment: Prisma.Sql) => Prisma.sql`(${moment} AT TIME ZONE ${SHOP_TIME_ZONE}::text)::date`;

/** What banks took from the shop for disputed payments, and gave back, by day. */
export const DISPUTES: ReportDefinition = {
  group: 'REFUNDS',
  title: 'Disputes',
  description:
    'What banks took from the shop for disputed online payments, on the day on which they took it, and what they gave back of disputes that the shop won. A sale stays one: there is no credit note.',
  columns: [
    { name: 'day', displayName: 'Day', dataType: 'DATE' },
    { name: 'opened', displayName: 'Disputes', dataType: 'INTEGER', description: 'Opened on the day.', total: 'SUM' },
    { name: 'withdrawn', displayName: 'Withdrawn', dataType: 'MONEY', total: 'SUM' },
    { name: 'reinstated', displayName: 'Reinstated', dataType: 'MONEY', total: 'SUM' },
    {
      name: 'loss',
      displayName: 'Loss',
      dataType: 'MONEY',
      description: 'Withdrawn less reinstated, without the fees of the payment provider.',
      total: 'SUM',
    },
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
