import type { ImportFormat } from '../../../platform/db/generated/client.ts';
import { columnOf } from '../csv/catalogueColumns.ts';
import { bareHeading } from '../mapping/guessColumns.ts';
import { isOfRefusedRows } from '../refused/refusedHeadings.ts';

/** The headings by which the export of a program is known. */
const SIGNS: readonly (readonly [ImportFormat, readonly string[]])[] = [
  ['SHOPIFY', ['Handle', 'Title', 'Variant Price']],
  ['SHOPIFY', ['URL handle', 'Title', 'Price']],
  ['WOOCOMMERCE', ['Type', 'SKU', 'Name', 'Regular price']],
  ['VYAPAR', ['Item name', 'Sale price', 'Base Unit (x)']],
  ['VYAPAR', ['Item name', 'Sale price', 'Inclusive Of Tax']],
  ['TALLY', ['Particulars', 'Quantity', 'Rate']],
  ['TALLY', ['Particulars', 'Closing Balance']],
  ['TALLY', ['Name of Item', 'Under']],
];

/** The program that wrote a file, by its headings; the catalogue’s own where each of them is a name of its format. */
export function formatOf(headings: readonly string[]): ImportFormat {
  const named = headings.filter((heading) => heading !== '' && !isOfRefusedRows(heading));
  if (named.every((heading) => columnOf(heading))) return 'CATALOGUE';
  const bare = new Set(named.map(bareHeading));
  const [format] = SIGNS.find(([, signs]) => signs.every((sign) => bare.has(bareHeading(sign)))) ?? [];
  return format ?? 'OTHER';
}
