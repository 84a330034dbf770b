import { Prisma } from '../../platform/db/generated/client.ts';
import { columnSql } from './columnSql.ts';
import type { ReportColumn, ReportDefinition } from './report.ts';

/** Selects a `ReportTable` out of `report`, the rows of a definition. */
export function tableSql({ columns, order }: ReportDefinition, limit: number): Prisma.Sql {
  return Prisma.sql`
    SELECT (SELECT count(*)::int FROM report) AS "rowCount",
      (SELECT json_build_array(${Prisma.join(columns.map(totalOf))}) FROM report) AS totals,
      (SELECT coalesce(json_agg(json_build_array(${Prisma.join(columns.map(columnSql))})), '[]')
        FROM (SELECT * FROM report ORDER BY ${order} LIMIT ${limit}::int) page) AS rows`;
}

function totalOf(column: ReportColumn): Prisma.Sql {
  const { total } = column;
  if (total === 'SUM') return Prisma.sql`coalesce(sum(${columnSql(column)}), 0)`;
  return total ?? Prisma.sql`NULL::text`;
}
