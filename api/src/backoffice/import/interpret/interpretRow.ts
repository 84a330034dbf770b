import { COLUMN_NAMES, type ImportCells } from '../csv/catalogueColumns.ts';
import { readCodes } from './readCodes.ts';
import { readDeclarations } from './readDeclarations.ts';
import { readPercents } from './readPercents.ts';
import { readPrices } from './readPrices.ts';
import { readDescription, readInvisible, readStatus, packOfMeasure, readPackSize } from './readTexts.ts';
import { RowDraft, type FileFacts, type InterpretedRow } from './rowDraft.ts';
import { asciiDigits } from '@kirana/shared/numbers.ts';
import { joinList, splitList, splitUnescaped, unescapeCharacters } from '../csv/listCell.ts';
import { splitPictureUrls } from '../csv/pictureUrls.ts';
import { MAX_IMAGES } from '../csv/readCells.ts';

const LEVEL = />/;

/** WooCommerce's category of products without one. */
const NO_CATEGORY = /^uncategorized$/i;

const NO_OPTION = 'default title';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';

/** What spreadsheets make of a pack such as `6-12`. */
const DATE = new RegExp(
  `^(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{1,2}[ -]${MONTH}(?:[ -]\\d{2,4})?|${MONTH}[ -]\\d{1,4})$`,
  'i',
);

const COUNT = /^(?:\(?([-−–])\)?\s*)?([\d,]+(?:\.\d+)?)\s*([\p{L}.]*)$/u;

const BRACKETED = /^\(([\d,.]+)\)$/; // a negative number of accountants

const MEASURED = /^1 (?:kg|g|L|ml)$/;

/** The rules in their order: prices need the GST, and a stock needs the unit. */
const RULES = [
  ...[readInvisible, readCodes, readPercents, readPrices, readUnit, readCounts, readStatus, readDescription],
  ...[readCategories, readDeclarations, readImages],
];

/**
 * A row as other programs write it in the form of the catalogue: bad form is repaired, which a notice says, and what may have two meanings is
 * refused. The cells are those that an export has, still as text.
 */
export function interpretRow(row: ImportCells, facts: FileFacts): InterpretedRow {
  const draft = new RowDraft(row, facts);
  for (const rule of RULES) rule(draft);
  const cells = Object.fromEntries(
    COLUMN_NAMES.flatMap((column) => (draft.cells[column] === undefined ? [] : [[column, draft.cells[column]]])),
  );
  return { cells, defaults: draft.defaults, issues: draft.issues, notices: draft.notices };
}

/** Reads the columns of pieces: below zero counts as none, and parts of a piece are left out. */
function readCounts(draft: RowDraft): void {
  for (const column of ['stock', 'low_stock_threshold', 'max_per_order'] as const) readCount(draft, column);
}

function readCount(draft: RowDraft, column: 'stock' | 'low_stock_threshold' | 'max_per_order'): void {
  const cell = draft.text(column);
  if (/^\d*$/.test(cell)) return;
  if (/^[-–—]+$/.test(cell)) {
    draft.replace(column, column === 'max_per_order' ? '' : '0', 'A dash counts as none');
    return;
  }
  const text = asciiDigits(cell).replace(BRACKETED, '-$1');
  const [, minus, number = '', measure = ''] = COUNT.exec(text) ?? [];
  if (number === '') return;
  const pack = packOfMeasure(measure);
  if (pack && MEASURED.test(pack) && draft.unit !== pack) {
    draft.refuse(column, `${cell} isn’t a number of packs: the product isn’t sold by ${pack}`);
    return;
  }
  const whole = number.replace(/\.\d*$/, '');
  const hasPart = /\.\d*[1-9]/.test(number);
  if (minus && Number(number.replaceAll(',', '')) > 0) draft.replace(column, '0', 'A negative number counts as 0');
  else if (hasPart) draft.replace(column, whole || '0', 'Fractions of a piece are dropped');
  else draft.cells[column] = whole;
}

/** Reads the pack size. A new product without one takes that of its name, of its weight or of its unit of measure. */
function readUnit(draft: RowDraft): void {
  const unit = draft.text('unit');
  if (DATE.test(unit)) {
    draft.refuse('unit', `The spreadsheet turned this pack size into a date: ${unit}. Format the column as text.`);
    return;
  }
  const measure = packOfMeasure(unit);
  if (unit !== '' && unit.toLowerCase() !== NO_OPTION && !measure) return;
  if (draft.cells.unit !== undefined) draft.cells.unit = '';
  const pack = packOf(draft, measure);
  if (!pack) return;
  draft.defaults.push({ column: 'unit', reason: pack.reason, ...(unit && { cell: unit }), value: pack.unit });
}

function packOf(draft: RowDraft, measure: string | null): { unit: string; reason: string } | null {
  const named = readPackSize(draft.text('name'));
  if (named) return { unit: named, reason: 'Pack size taken from the name' };
  const net = draft.text('net_quantity');
  if (readPackSize(net)) return { unit: net, reason: 'Pack size taken from the net quantity' };
  const weight = draft.text('weight');
  if (/\d/.test(weight) && readPackSize(weight)) return { unit: weight, reason: 'Pack size taken from the weight' };
  if (measure) return { unit: measure, reason: 'Pack size taken from the unit of measure' };
  return draft.facts.format === 'CATALOGUE'
    ? null
    : { unit: '1 pc', reason: 'No pack size, so it’s sold by the piece' };
}

/** Reads the categories of other programs: levels lead to sub-categories, and WooCommerce has commas between categories. */
function readCategories(draft: RowDraft): void {
  const cell = draft.text('categories');
  const { format } = draft.facts;
  if (cell === '' || format === 'CATALOGUE') return;
  const paths = format === 'WOOCOMMERCE' ? splitByComma(cell) : splitList(cell);
  const levels = paths
    .filter((path) => !NO_CATEGORY.test(path))
    .map((path) => path.split(LEVEL).flatMap((level) => level.trim() || []))
    .filter((path) => path.length > 0);
  if (format !== 'WOOCOMMERCE' && levels.every(({ length }) => length === 1)) return;
  const categories = [...new Set(levels.map(([first = '']) => first))];
  const subCategories = [...new Set(levels.flatMap((path) => (path.length > 1 ? (path.at(-1) ?? []) : [])))];
  draft.replace('categories', joinList(categories), 'The first level becomes the category');
  if (subCategories.length === 0 || draft.text('sub_categories') !== '') return;
  draft.replace('sub_categories', joinList(subCategories), 'The last level becomes the sub-category');
}

function splitByComma(cell: string): string[] {
  return splitUnescaped(cell, ',')
    .map((text) => unescapeCharacters(text, ',').trim())
    .filter((text) => text !== '');
}

/** Reads the addresses of pictures; a product has ten at most. */
function readImages(draft: RowDraft): void {
  const addresses = splitPictureUrls(draft.text('images'));
  if (addresses.length <= MAX_IMAGES) return;
  draft.cells.images = addresses.slice(0, MAX_IMAGES).join('|');
  draft.notices.push({ column: 'images', reason: `A product can have at most ${MAX_IMAGES} pictures` });
}
