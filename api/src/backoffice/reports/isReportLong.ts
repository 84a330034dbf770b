import type { DateRange } from '../../platform/core/shopCalendar.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { happenedWithin } from '../../platform/db/keysetSql.ts';
import { planRows } from '../../platform/db/queryRows.ts';
import type { ReportDefinition, ReportSource } from './report.ts';
import { MAX_SOURCE_ROWS } from './reportLimits.ts';
import { REPORTS, type ReportHandle } from './reports.ts';

const SALES: ReportSource = { table: 'sales', column: 'happened_at' };
/** A day after all others, for reports that read until now. */
const NO_LAST_DAY = '9999-12-30';

/**
 * Whether a report of a range reads so many rows that a page would wait for it: by the planner's estimate, which costs a millisecond and
 * reads no row. A small shop sees ten years at once, and a large one a month.
 */
export async function isReportLong(
  handle: ReportHandle,
  range: DateRange,
  maxRows: number = MAX_SOURCE_ROWS,
): Promise<boolean> {
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
