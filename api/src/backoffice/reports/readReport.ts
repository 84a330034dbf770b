import type { DateRange } from '../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { readInMemory } from '../../platform/db/queryRows.ts';
import { REPORTS, type ReportHandle } from './reports.ts';
import { tableSql } from './tableSql.ts';

/** A cell: a text or a day, a number of the column's type (money in paise, percent as `12.5`), or null for an empty one. */
export type ReportCell = string | number | null;

/** The rows of a report. */
export interface ReportTable {
  /** The number of all rows. */
  rowCount: number;
  /** The totals of all rows, by column. */
  totals: ReportCell[];
  /** The first rows, each with a cell for each column. */
  rows: ReportCell[][];
}

/** A report of a range, and how many of its rows are wanted. */
export interface ReportRequest {
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
