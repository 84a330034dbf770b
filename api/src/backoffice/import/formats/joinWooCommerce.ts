import { shopDay } from '../../../platform/core/shopCalendar.ts';
import type { CsvRecord } from '../csv/readCsv.ts';
import { readPackSize } from '../interpret/packSize.ts';
import { gramsText } from './gramsText.ts';
import { TableColumns, type Table } from './table.ts';

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
export async function* joinWooCommerce({ headings, records }: Table): AsyncGenerator<CsvRecord> {
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
  for (const record of childless.values()) yield { ...record, problem: 'The file has no variation of this product' };
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
