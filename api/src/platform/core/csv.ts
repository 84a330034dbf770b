import { stringify } from 'csv-stringify/sync';

/** Excel recognises UTF-8 by it. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Rows of cells as lines of a CSV file. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return stringify([...rows], {
    record_delimiter: '\r\n',
    // Other readers would end a record there, trim, or begin a cell: a spreadsheet in Europe splits at semicolons.
    quoted_match: /[\r\n;\t|]|^\s|\s$/,
  });
}

/** The characters that spreadsheets treat as the beginning of a formula, or skip before one. */
const FORMULA = '[=+\\-@\\t\\r\\n＝＋－＠]';
const NEEDS_GUARD = new RegExp(`^'*${FORMULA}`, 'u');
const IS_GUARDED = new RegExp(`^'+${FORMULA}`, 'u');

/** Puts an apostrophe before text that a spreadsheet would run as a formula. `unescapeFormula` removes it. */
export function escapeFormula(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe of `escapeFormula`. For every text, `unescapeFormula(escapeFormula(text))` is the text itself. */
export function unescapeFormula(cell: string): string {
  return IS_GUARDED.test(cell) ? cell.slice(1) : cell;
}
