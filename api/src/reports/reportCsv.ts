import { csvHeader } from './csvHeader.ts';
import { csvLines } from './csvLines.ts';
import type { ReportCell } from './readReport.ts';
import type { ReportColumn } from './report.ts';

const BLOCK_SIZE = 500;

/** The rows of a report as a CSV file, in blocks: the names of the columns first, and no totals, because other programs would add them up. */
export function* reportCsv(columns: readonly ReportColumn[], rows: readonly ReportCell[][]): Generator<string> {
  yield csvHeader(columns);
  for (let at = 0; at < rows.length; at += BLOCK_SIZE) yield csvLines(columns, rows.slice(at, at + BLOCK_SIZE));
}
