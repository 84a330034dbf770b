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
