import { BYTE_ORDER_MARK, csvText, escapeFormula } from '../../platform/core/csv.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { DateRange } from '../../platform/core/shopCalendar.ts';
import type { ReportCell } from './readReport.ts';
import type { ColumnDataType, ReportColumn, ReportDefinition } from './report.ts';
import type { ReportHandle } from './reports.ts';

/** The rows of a file that is made while its download waits. */
export const MAX_FILE_ROWS = 20_000;
export const BLOCK_SIZE = 500;

/** The paths at which staff download reports: of a range, and of a run. */
export const reportPaths = {
  range: (handle: ReportHandle, { first, last }: DateRange) => `/reports/${handle}/report.csv?from=${first}&to=${last}`,
  run: (runId: string) => `/report-runs/${encodeId('ReportRun', runId)}/report.csv`,
} as const;

export function reportFileName(handle: string, { first, last }: DateRange): string {
  return `${handle} ${first} to ${last}.csv`;
}

/** The rows of a report as a CSV file, in blocks: the names of the columns first, and no totals, because other programs would add them up. */
export function* reportCsv(report: ReportDefinition, rows: readonly ReportCell[][]): Generator<string> {
  yield csvHeader(report);
  for (let at = 0; at < rows.length; at += BLOCK_SIZE) yield csvLines(report.columns, rows.slice(at, at + BLOCK_SIZE));
}

/** The heading of the file of a report. */
export function csvHeader({ columns, hasByteOrderMark = true }: ReportDefinition): string {
  return (hasByteOrderMark ? BYTE_ORDER_MARK : '') + csvText([columns.map(({ displayName }) => displayName)]);
}

export function csvLines(columns: readonly ReportColumn[], rows: readonly ReportCell[][]): string {
  return csvText(rows.map((row) => columns.map(({ dataType }, at) => csvCell(row[at] ?? null, dataType))));
}

/** A cell as spreadsheets and the GST portal's tools read it: rupees as `1234.50`, an hour as `09:00`. Texts can't be formulas. */
function csvCell(cell: ReportCell, dataType: ColumnDataType): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return escapeFormula(cell);
  if (dataType === 'MONEY') return (cell / 100).toFixed(2);
  return dataType === 'HOUR_OF_DAY' ? `${String(cell).padStart(2, '0')}:00` : String(cell);
}
