import type { ImportFormat } from '../../../platform/db/generated/client.ts';
import { joinShopify } from './joinShopify.ts';
import { joinWooCommerce } from './joinWooCommerce.ts';
import { type Table, TableColumns } from './table.ts';
import type { CsvRecord } from '../csv/readCsv.ts';

const NAME = ['Particulars', 'Name of Item', 'Stock Item'];

/** The heading that the rows of groups fill. */
const GROUP = 'Stock Group';

const TOTAL = /^(?:grand )?total$/i;

/** The table of a program's export with one product per row, and each row with what it shares with others. */
export function joinRecords(format: ImportFormat, { headings, records }: Table): Table {
  if (format === 'SHOPIFY') return { headings, records: joinShopify({ headings, records }) };
  if (format === 'WOOCOMMERCE') return { headings, records: joinWooCommerce({ headings, records }) };
  if (format !== 'TALLY') return { headings, records };
  const grouped = withGroupHeading(headings);
  return { headings: grouped, records: joinTally({ headings: grouped, records }) };
}

/** The items of a Tally stock summary: a row with a name alone is the group of the rows below it, and totals are no rows. */
async function* joinTally({ headings, records }: Table): AsyncGenerator<CsvRecord> {
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
function withGroupHeading(headings: readonly string[]): string[] {
  return new TableColumns(headings).positions([GROUP, 'Under']).length > 0 ? [...headings] : [...headings, GROUP];
}
