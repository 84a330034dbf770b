import { csvHeader } from './csvHeader.ts';
import { csvLines } from './csvLines.ts';
import type { ReportCell } from './readReport.ts';
import type { ReportDefinition } from './report.ts';

const BLOCK_SIZE = 500;

/** The rows of a report as a CSV file, in blocks: the names of the columns first, and no totals, because other programs would add them up. */
export function* reportCsv(report: ReportDefinition, rows: readonly ReportCell[][]): Generator<string> {
  yield csvHeader(report);
  for (let at = 0; at < rows.length; at += BLOCK_SIZE) yield csvLines(report.columns, rows.slice(at, at + BLOCK_SIZE));
}
