/** What spreadsheets take for the beginning of a formula, or skip before one. */
const FORMULA = '[=+\\-@\\t\\r\\n＝＋－＠]';
const NEEDS_GUARD = new RegExp(`^'*${FORMULA}`, 'u');
const IS_GUARDED = new RegExp(`^'+${FORMULA}`, 'u');

/** The text of a cell that no spreadsheet runs: what looks like a formula gets an apostrophe before it. `unguarded` takes it off. */
export function guarded(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

/** The text that was meant by a cell. For every text, `unguarded(guarded(text))` is the text itself. */
export function unguarded(cell: string): string {
  return IS_GUARDED.test(cell) ? cell.slice(1) : cell;
}
