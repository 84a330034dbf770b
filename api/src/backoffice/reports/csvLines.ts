import { csvText, escapeFormula } from '../../platform/core/csv.ts';
import type { ReportCell } from './readReport.ts';
import type { ReportColumn, ColumnDataType } from './report.ts';

/** Rows of a report as lines of a CSV file. */
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
