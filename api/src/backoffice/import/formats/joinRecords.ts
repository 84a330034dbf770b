import type { ImportFormat } from '../../../platform/db/generated/client.ts';
import type { CsvRecord } from '../csv/readCsv.ts';
import { shopDay } from '../../../platform/core/shopCalendar.ts';
import { readPackSize } from '../interpret/readTexts.ts';
import { bareHeading } from '../mapping/guessColumns.ts';
import { columnOf } from '../csv/catalogueColumns.ts';
import { isOfRefusedRows } from '../csv/csvHeader.ts';

/** The table of a program's export with one product per row, and each row with what it shares with others. */
export function joinRecords(format: ImportFormat, { headings, records }: Table): Table {
  if (format === 'SHOPIFY') return { headings, records: joinShopify({ headings, records }) };
  if (format === 'WOOCOMMERCE') return { headings, records: joinWooCommerce({ headings, records }) };
  if (format !== 'TALLY') return { headings, records };
  const grouped = withGroupHeading(headings);
  return { headings: grouped, records: joinTally({ headings: grouped, records }) };
}

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

/** The headings of a file, and its rows below them. */
interface Table {
  headings: string[];
  records: AsyncIterable<CsvRecord>;
}

/** Reads and replaces the cells of a table's rows by their headings. */
class TableColumns {
  readonly #positions: ReadonlyMap<string, number>;

  constructor(headings: readonly string[]) {
    const bare = headings.map(bareHeading);
    this.#positions = new Map(bare.map((heading, at) => [heading, at] as const).toReversed()); // the first of equal headings counts
  }

  /** The positions of those of the headings that the table has. */
  positions(headings: readonly string[]): number[] {
    return headings.flatMap((heading) => this.#positions.get(bareHeading(heading)) ?? []);
  }

  /** The cell under the first of the headings that the table has; empty when it has none. */
  get(record: CsvRecord, ...headings: string[]): string {
    const [at] = this.positions(headings);
    return at === undefined ? '' : (record.cells[at]?.trim() ?? '');
  }

  /** The record with another cell under the first of the headings that the table has. */
  with(record: CsvRecord, headings: readonly string[], text: string): CsvRecord {
    const [at] = this.positions(headings);
    if (at === undefined) return record;
    const cells = Array.from(
      { length: Math.max(record.cells.length, at + 1) },
      (_cell, each) => record.cells[each] ?? '',
    );
    return { ...record, cells: cells.with(at, text) };
  }

  /** The record with the cells of another one where its own are empty. */
  inherit(record: CsvRecord, from: CsvRecord, headings: readonly string[]): CsvRecord {
    return headings.reduce(
      (merged, heading) =>
        this.get(merged, heading) === '' ? this.with(merged, [heading], this.get(from, heading)) : merged,
      record,
    );
  }
}

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

const MAX_GROUP = 2500;

// variants and pictures of a product

/** The variants of a Shopify export as rows of their own: those of a handle share what stands in its first row, and its pictures. */
async function* joinShopify({ headings, records }: Table): AsyncGenerator<CsvRecord> {
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
      return { ...whole, problem: 'Gift cards can’t be imported' };
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

/** What a variation leaves to its parent. */
const OF_PARENT = [
  ...['Description', 'Short description', 'Categories', 'Tags', 'Brands', 'Images', 'Tax class', 'Tax status'],
  ...['Published', 'Visibility in catalog'],
];

const GRAMS_PER = { kg: 1000, g: 1, lbs: 453.592, oz: 28.3495 };

const ATTRIBUTES = [1, 2, 3, 4, 5, 6];

const PACK_NAME = /pack|size|weight|volume|quantity|unit/i;

/**
 * The products of a WooCommerce export: a variation takes from its parent what it leaves out, and its parent, which is not sold by itself,
 * is no row. Sale prices count on the days that their dates name.
 */
async function* joinWooCommerce({ headings, records }: Table): AsyncGenerator<CsvRecord> {
  const columns = new TableColumns(headings);
  const parents = new Map<string, CsvRecord>();
  const childless = new Map<number, CsvRecord>();
  for await (const record of records) {
    const type = columns.get(record, 'Type').toLowerCase();
    if (/\b(?:variable|grouped)\b/.test(type)) {
      for (const key of keysOf(record, columns)) parents.set(key, record);
      childless.set(record.number, record);
      continue;
    }
    const parent = parents.get(columns.get(record, 'Parent').toLowerCase());
    if (parent) childless.delete(parent.number);
    yield productOf(parent ? inherit(record, parent, columns) : record, columns);
  }
  for (const record of childless.values()) yield { ...record, problem: 'The file has no variations of this product' };
}

function keysOf(record: CsvRecord, columns: TableColumns): string[] {
  const [sku, id] = [columns.get(record, 'SKU').toLowerCase(), columns.get(record, 'ID')];
  return [sku, id && `id:${id}`].filter((key) => key !== '');
}

function inherit(record: CsvRecord, parent: CsvRecord, columns: TableColumns): CsvRecord {
  const named = columns.with(record, ['Name'], columns.get(parent, 'Name') || columns.get(record, 'Name'));
  return columns.inherit(named, parent, OF_PARENT);
}

function productOf(record: CsvRecord, columns: TableColumns): CsvRecord {
  const isHidden = columns.get(record, 'Visibility in catalog').toLowerCase() === 'hidden';
  const shown = isHidden ? columns.with(record, ['Published'], '0') : record;
  const described = columns.inherit(
    shown,
    columns.with(shown, ['Description'], columns.get(shown, 'Short description')),
    ['Description'],
  );
  const weighed = columns.with(described, weightHeadings(), weightText(described, columns));
  const packed = columns.with(weighed, ['Attribute 1 value(s)'], packOf(weighed, columns));
  return isOnSale(packed, columns) ? packed : columns.with(packed, ['Sale price'], '');
}

function weightHeadings(): string[] {
  return Object.keys(GRAMS_PER).map((unit) => `Weight (${unit})`);
}

function weightText(record: CsvRecord, columns: TableColumns): string {
  for (const [unit, grams] of Object.entries(GRAMS_PER)) {
    const weight = columns.get(record, `Weight (${unit})`);
    if (weight !== '') return gramsText(Number(weight) * grams);
  }
  return '';
}

/** The attributes that name the pack: one by its name, or one whose value is a size; a list of several values is no pack. */
function packOf(record: CsvRecord, columns: TableColumns): string {
  const isVariation = columns.get(record, 'Type').toLowerCase().includes('variation');
  return ATTRIBUTES.map((number) => ({
    name: columns.get(record, `Attribute ${number} name`),
    value: columns.get(record, `Attribute ${number} value(s)`),
  }))
    .filter(({ name, value }) => {
      const isPack = isVariation || PACK_NAME.test(name) || readPackSize(value) === value;
      return value !== '' && !/[,|]/.test(value) && isPack;
    })
    .map(({ value }) => value)
    .join(', ');
}

/** Whether the sale price counts today: days are those of the shop's calendar, and the last one counts. */
function isOnSale(record: CsvRecord, columns: TableColumns): boolean {
  const today = shopDay(new Date());
  const dayOf = (heading: string) => columns.get(record, heading).slice(0, 'YYYY-MM-DD'.length);
  const [starts, ends] = [dayOf('Date sale price starts'), dayOf('Date sale price ends')];
  return (starts === '' || starts <= today) && (ends === '' || ends >= today);
}

const NAME = ['Particulars', 'Name of Item', 'Stock Item'];

/** The heading that the rows of groups fill. */
const GROUP = 'Stock Group';

const TOTAL = /^(?:grand )?total$/i;

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

/** A weight as a pack size: `500 g` or `1.5 kg`; empty for none. */
function gramsText(grams: number): string {
  if (!Number.isFinite(grams) || grams <= 0) return '';
  return grams < 1000 ? `${round(grams)} g` : `${round(grams / 1000)} kg`;
}

function round(amount: number): number {
  return Number(amount.toPrecision(6));
}
