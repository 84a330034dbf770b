import { formatRupees } from '@kirana/shared/money.ts';
import { formatCount } from '@kirana/shared/numbers.ts';
import { formatCalendarDateWithYear } from '../../ui/format/formatCalendarDate.ts';

/** A cell of a report, as the server sends it. */
export type Cell = string | number | null;

const decimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** A cell by the data type of its column, as people read it; a dash for an empty one. */
export function formatCell(cell: Cell, dataType: string): string {
  if (cell === null || cell === '') return '–';
  if (typeof cell === 'string') return dataType === 'DATE' ? formatCalendarDateWithYear(cell) : cell;
  switch (dataType) {
    case 'MONEY':
      return formatRupees(cell);
    case 'PERCENT':
      return `${decimal.format(cell)}%`;
    case 'FLOAT':
      return decimal.format(cell);
    case 'HOUR_OF_DAY':
      return `${String(cell).padStart(2, '0')}:00`;
    default:
      return formatCount(cell);
  }
}

/** The rows of a report from its JSON: each is an array of cells. Invalid cells are empty. */
export function toRows(rows: readonly unknown[]): Cell[][] {
  return rows.map((row) => (Array.isArray(row) ? row.map(toCell) : []));
}

/** A cell out of JSON. */
export function toCell(value: unknown): Cell {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
