import type { CellValue } from 'hucre';

/** The digits of a number that a spreadsheet shows; those behind come from binary fractions. */
const DIGITS = 15;
const ZEROS = /^0{2,}$/;

/** The text of a cell; the cached value of a formula. A number with a format of percent or of leading zeros has the text that is shown. */
export function cellText(value: CellValue, format = ''): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberText(value, format);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return String(value).toWellFormed();
}

function numberText(value: number, format: string): string {
  if (!Number.isFinite(value)) return '';
  if (format.includes('%')) return `${rounded(value * 100)}%`;
  return ZEROS.test(format) && Number.isInteger(value) && value >= 0
    ? String(value).padStart(format.length, '0')
    : String(rounded(value));
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
