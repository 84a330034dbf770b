import { BYTE_ORDER_MARK, csvText } from '../core/csv/csvText.ts';
import { csvCell } from './csvCell.ts';
import type { ReportCell } from './readReport.ts';
import type { ReportColumn } from './report.ts';

const BLOCK_SIZE = 500;

/** The rows of a report as a CSV file, in blocks: the names of the columns first, and no totals, because other programs would add them up. */
export function* reportCsv(columns: readonly ReportColumn[], rows: readonly ReportCell[][]): Generator<string> {
  yield BYTE_ORDER_MARK + csvText([columns.map(({ displayName }) => displayName)]);
  for (let at = 0; at < rows.length; at += BLOCK_SIZE) yield csvLines(columns, rows.slice(at, at + BLOCK_SIZE));
}

function csvLines(columns: readonly ReportColumn[], rows: readonly ReportCell[][]): string {
  return csvText(rows.map((row) => columns.map(({ dataType }, at) => csvCell(row[at] ?? null, dataType))));
}
