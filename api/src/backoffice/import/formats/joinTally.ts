import type { CsvRecord } from '../csv/readCsv.ts';
import { TableColumns, type Table } from './table.ts';

const NAME = ['Particulars', 'Name of Item', 'Stock Item'];
/** The heading that the rows of groups fill. */
const GROUP = 'Stock Group';
const TOTAL = /^(?:grand )?total$/i;

/** The items of a Tally stock summary: a row with a name alone is the group of the rows below it, and totals are no rows. */
export async function* joinTally({ headings, records }: Table): AsyncGenerator<CsvRecord> {
  const columns = new TableColumns(headings);
  let group = '';
  for await (const record of records) {
    const name = columns.get(record, ...NAME);
    if (TOTAL.test(name)) continue;
    if (record.cells.filter((cell) => cell.trim() !== '').length === 1 && name !== '') group = name;
    else yield columns.get(record, GROUP) === '' ? columns.with(record, [GROUP], group) : record;
  }
}

/** The headings with that of the groups. */
export function withGroupHeading(headings: readonly string[]): string[] {
  return new TableColumns(headings).positions([GROUP, 'Under']).length > 0 ? [...headings] : [...headings, GROUP];
}
