import { csvText } from '../../platform/core/csv/csvText.ts';
import { csvCell } from './csvCell.ts';
import type { ReportCell } from './readReport.ts';
import type { ReportColumn } from './report.ts';

/** Rows of a report as lines of a CSV file. */
export function csvLines(columns: readonly ReportColumn[], rows: readonly ReportCell[][]): string {
  return csvText(rows.map((row) => columns.map(({ dataType }, at) => csvCell(row[at] ?? null, dataType))));
}
