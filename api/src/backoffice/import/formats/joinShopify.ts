import type { CsvRecord } from '../csv/readCsv.ts';
import { gramsText } from './gramsText.ts';
import { TableColumns, type Table } from './table.ts';

const HANDLE = ['Handle', 'URL handle'];
const IMAGE = ['Image Src', 'Product image URL'];
const GRAMS = ['Variant Grams', 'Weight value (grams)'];
/** What only the first row of a product has. */
const OF_PRODUCT = [
  ...['Title', 'Body (HTML)', 'Description', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published', 'Status'],
  ...['Published on online store', 'Gift Card', 'SEO Title', 'SEO Description'],
];
const OPTIONS = [1, 2, 3].map((number) => `Option${number} Value`);
/** A row with one of them is a variant; one without adds a picture. */
const OF_VARIANT = [...OPTIONS, 'Variant SKU', 'SKU', 'Variant Price', 'Price'];
/** What stands for the options of a product that has none. */
const NO_OPTION = 'Default Title';
const MAX_GROUP = 2500; // variants and pictures of a product

/** The variants of a Shopify export as rows of their own: those of a handle share what stands in its first row, and its pictures. */
export async function* joinShopify({ headings, records }: Table): AsyncGenerator<CsvRecord> {
  const columns = new TableColumns(headings);
  let group: CsvRecord[] = [];
  for await (const record of records) {
    const [first] = group;
    const isSame = first && columns.get(first, ...HANDLE) === columns.get(record, ...HANDLE);
    if (!isSame || columns.get(record, ...HANDLE) === '' || group.length >= MAX_GROUP) {
      yield* variantsOf(group, columns);
      group = [];
    }
    group.push(record);
  }
  yield* variantsOf(group, columns);
}

function variantsOf(group: readonly CsvRecord[], columns: TableColumns): CsvRecord[] {
  const [first] = group;
  if (!first) return [];
  const pictures = group.map((record) => columns.get(record, ...IMAGE)).filter((address) => address !== '');
  const variants = group.filter(
    (record) => record === first || OF_VARIANT.some((name) => columns.get(record, name) !== ''),
  );
  return variants.map((record) => {
    const whole = columns.inherit(record, first, OF_PRODUCT);
    if (columns.get(whole, 'Gift Card').toLowerCase() === 'true') {
      return { ...whole, problem: 'A gift card is no product of this shop' };
    }
    const own = columns.get(whole, 'Variant Image', 'Variant image URL');
    const all = [...new Set([own, ...pictures])].filter((address) => address !== '');
    return withUnit(columns.with(whole, IMAGE, all.join('|')), columns);
  });
}

function withUnit(record: CsvRecord, columns: TableColumns): CsvRecord {
  const options = OPTIONS.map((name) => columns.get(record, name)).filter((text) => text !== '' && text !== NO_OPTION);
  const named = columns.with(record, OPTIONS.slice(0, 1), options.join(', '));
  return columns.with(named, GRAMS, gramsText(Number(columns.get(record, ...GRAMS))));
}
