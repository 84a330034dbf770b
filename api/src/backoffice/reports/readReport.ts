import type { DateRange } from '../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { happenedWithin } from '../../platform/db/shopTimeSql.ts';
import { planRows, readInMemory } from '../../platform/db/queryRows.ts';
import type { ReportColumn, ReportDefinition, ReportSource } from './report.ts';
import { REPORTS, type ReportHandle } from './reports.ts';

/** The rows of a report that a page shows. */
export const MAX_PAGE_ROWS = 500;
/** The rows that a report reads while a page waits; more take longer than two seconds on a small machine. */
const MAX_SOURCE_ROWS = 1_000_000;

const SALES: ReportSource = { table: 'sales', column: 'happened_at' };
/** A day after all others, for reports that read until now. */
const NO_LAST_DAY = '9999-12-30';

/** A cell: a text or a day, a number of the column's type (money in paise, percent as `12.5`), or null for an empty one. */
export type ReportCell = string | number | null;

export interface ReportTable {
  rowCount: number;
  /** The totals of all rows, by column. */
  totals: ReportCell[];
  /** The first rows, each with a cell for each column. */
  rows: ReportCell[][];
}

/** A report of a range, and how many of its rows are wanted. */
interface ReportRequest {
  handle: ReportHandle;
  range: DateRange;
  limit: number;
}

/** Reads the first rows of a report, the totals of all of them and their number, by one statement. */
export async function readReport(viewer: Viewer, { handle, range, limit }: ReportRequest): Promise<ReportTable> {
  requirePermission(viewer, 'REPORTS');
  const definition = REPORTS[handle];
  const [table] = await readInMemory<ReportTable>(
    Prisma.sql`WITH report AS MATERIALIZED (${definition.rows(range)}) ${tableSql(definition, limit)}`,
  );
  if (!table) throw new Error('A report returned no row');
  return table;
}

/** Selects a `ReportTable` out of `report`, the rows of a definition. */
export function tableSql({ columns, order }: ReportDefinition, limit: number): Prisma.Sql {
  return Prisma.sql`
    SELECT (SELECT count(*)::int FROM report) AS "rowCount",
      (SELECT json_build_array(${Prisma.join(columns.map(totalOf))}) FROM report) AS totals,
      (SELECT coalesce(json_agg(${cellsOf(columns)}), '[]')
        FROM (SELECT * FROM report ORDER BY ${order} LIMIT ${limit}::int) page) AS rows`;
}

/** A row of `report` as a JSON array of its cells. */
export function cellsOf(columns: readonly ReportColumn[]): Prisma.Sql {
  return Prisma.sql`json_build_array(${Prisma.join(columns.map(columnSql))})`;
}

function totalOf(column: ReportColumn): Prisma.Sql {
  const { total } = column;
  if (total === 'SUM') return Prisma.sql`coalesce(sum(${columnSql(column)}), 0)`;
  return total ?? Prisma.sql`NULL::text`;
}

function columnSql({ name }: ReportColumn): Prisma.Sql {
  return Prisma.raw(`"${name}"`);
}

/**
 * Whether a report of a range reads so many rows that a page would wait for it: by the planner's estimate, which costs a millisecond and
 * reads no row. A small shop sees ten years at once, and a large one a month.
 */
export async function isReportLong(handle: ReportHandle, range: DateRange, maxRows: number = MAX_SOURCE_ROWS) {
  const { source = SALES, weight = 1 }: ReportDefinition = REPORTS[handle];
  const rows = await estimateRows(source, range);
  return rows * weight > maxRows;
}

async function estimateRows({ table, column, isUntilNow }: ReportSource, { first, last }: DateRange): Promise<number> {
  const within =
    column === null
      ? Prisma.sql`true`
      : happenedWithin(Prisma.raw(`"${column}"`), first, isUntilNow ? NO_LAST_DAY : last);
  const [plan] = await planRows<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    Prisma.sql`EXPLAIN (FORMAT JSON) SELECT FROM ${Prisma.raw(`"${table}"`)} WHERE ${within}`,
  );
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
