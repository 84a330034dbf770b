import { columnLabel } from '@kirana/shared/columnLabel.ts';
import { z } from 'zod';
import { singleLineShape } from '../../catalogue/catalogueShapes.ts';
import { countryShape } from '../../catalogue/declarations/declarationInputs.schema.ts';
import { barcodeShape, hsnShape, maxPerOrderShape, productShapes } from '../../catalogue/products/productShapes.ts';
import { CATALOGUE_COLUMNS, COLUMN_NAMES, type Cells, type ColumnName } from './catalogueColumns.ts';
import { splitDetails, splitList } from './listCell.ts';
import { parseParty, partyShape } from './partyCell.ts';
import { splitPictureUrls } from './pictureUrls.ts';

const CURRENCY = /^(?:₹|inr|rs\.?)\s*|\s*(?:\/-|₹|inr|rs\.?)$/gi;
const TAX = /^[ics]?gst\s*@?\s*/i;
const PIECES = /\s*(?:nos|pcs|pkts?|units?)\.?$/i;
/** `1,250`, `1,25,000` or `125,000`: the last group has three digits, so that the decimal comma of `28,50` is none. */
const GROUPED = /^\d{1,3}(?:(?:,\d{2})*|(?:,\d{3})*),\d{3}(?=\.|$)/;
const FRACTION = /^0?\.\d{1,4}$/;

/** The amount of a cell such as `₹1,250.00`, `Rs. 49` or `49/-`, as digits with at most a decimal point. Other text stays. */
export function amountText(cell: string): string {
  return withoutGroups(cell.trim().replace(CURRENCY, '')).replace(/(\.\d\d)0+$/, '$1');
}

/** The whole number of a cell such as `1,250`, `12.00` or `12 Nos`, as digits. Other text stays. */
function countText(cell: string): string {
  return wholeText(withoutGroups(cell.trim().replace(PIECES, '')));
}

/** The percentage of a cell such as `5%`, `GST@18%`, `12.00` or `0.05`, as which a spreadsheet stores 5 %. Other text stays. */
export function percentText(cell: string): string {
  const bare = cell.trim().replace(TAX, '').replace(/\s*%$/, '');
  const isFraction = FRACTION.test(bare) && Number(bare) > 0;
  return isFraction && !cell.includes('%') ? String(Math.round(Number(bare) * 10_000) / 100) : wholeText(bare);
}

function withoutGroups(text: string): string {
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}

function wholeText(text: string): string {
  return text.replace(/^(\d+)\.0+$/, '$1');
}

/** A problem of a row. */
export interface ImportIssue {
  /** Null for the row as a whole. */
  column: ColumnName | null;
  /** The problem, in words for the admin. */
  reason: string;
}

const MAX_NAMES = 20;
/** The most pictures of a product. */
export const MAX_IMAGES = 10;
/** What a column of the catalogue says for yes and no. */
export const YES = ['yes', 'y', 'true', '1', 'active', 'published'];
export const NO = ['no', 'n', 'false', '0', '-1', 'draft', 'archived', 'inactive', 'private'];

/** What a spreadsheet shows where a formula fails. */
const SHEET_ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/;

const cell = z.string().trim();

function wholeNumber(name: string, textOf = countText) {
  return cell
    .transform(textOf)
    .pipe(z.string().regex(/^\d{1,7}$/, `${name} must be a whole number`))
    .transform(Number);
}

function names(what: string) {
  return cell
    .transform(splitList)
    .pipe(z.array(singleLineShape('A name', 60)).max(MAX_NAMES, `A product can have at most ${MAX_NAMES} ${what}`))
    .transform(eachOnce);
}

function party(role: string) {
  return cell.transform(parseParty).pipe(partyShape(role));
}

/** Removes repeated names, whatever their case, as the database compares names. */
function eachOnce(texts: readonly string[]): string[] {
  return [...new Map(texts.toReversed().map((text) => [text.toLowerCase(), text])).values()].toReversed();
}

/** The valid text of each cell that is not empty, and the value that it parses to. */
const CELL_SHAPES = {
  sku: productShapes.sku,
  barcode: barcodeShape,
  name: productShapes.name,
  brand: singleLineShape('Brand', 100),
  unit: productShapes.unit,
  price: cell
    .transform(amountText)
    .pipe(z.string().regex(/^\d{1,9}(\.\d{1,2})?$/, 'Price must be in rupees, such as 49 or 49.50'))
    .transform((rupees) => Math.round(Number(rupees) * 100))
    .pipe(productShapes.mrp),
  discount: wholeNumber('Discount', percentText).pipe(productShapes.discountPercent),
  gst_percent: wholeNumber('GST', percentText).pipe(productShapes.gstPercent),
  hsn_code: hsnShape,
  stock: wholeNumber('Stock').pipe(productShapes.stock),
  low_stock_threshold: wholeNumber('Low stock').pipe(productShapes.lowStockThreshold),
  max_per_order: wholeNumber('Max per order').pipe(maxPerOrderShape),
  published: cell
    .toLowerCase()
    .refine((word) => [...YES, ...NO].includes(word), 'Published must be yes or no')
    .transform((word) => YES.includes(word)),
  description: productShapes.description,
  categories: names('categories'),
  sub_categories: names('sub-categories'),
  details: z
    .string()
    .transform(splitDetails)
    .refine((details) => details !== null, 'Write each line of details as a name, a colon and a value')
    .pipe(productShapes.details),
  manufacturer: party('Manufacturer'),
  packer: party('Packer'),
  importer: party('Importer'),
  country_of_origin: countryShape,
  generic_name: singleLineShape('Generic name', 100),
  net_quantity: singleLineShape('Net quantity', 60),
  shelf_life: singleLineShape('Shelf life', 100),
  images: cell
    .transform(splitPictureUrls)
    .pipe(z.array(z.string()).max(MAX_IMAGES, `A product can have at most ${MAX_IMAGES} pictures`)),
} satisfies Record<ColumnName, z.ZodType<unknown, string>>;

/** The values of the valid cells of a row, by column; null for an empty cell that clears a value. */
export type RowValues = { [Column in ColumnName]?: z.output<(typeof CELL_SHAPES)[Column]> | null };

/** A row that is parsed, but not compared with the catalogue yet. */
export interface ReadRow {
  values: RowValues;
  issues: ImportIssue[];
}

const CLEARED_BY_EMPTY: readonly ColumnName[] = CATALOGUE_COLUMNS.filter((column) => column.isClearedByEmpty).map(
  ({ name }) => name,
);

/** Parses the cells of a row. An empty cell clears an optional value, and counts as left out otherwise. */
export function readCells(cells: Cells): ReadRow {
  const values: Record<string, unknown> = {};
  const issues: ImportIssue[] = [];
  for (const column of COLUMN_NAMES) {
    const text = cells[column];
    if (text === undefined) continue;
    if (text.trim() === '') {
      if (CLEARED_BY_EMPTY.includes(column)) values[column] = null;
      continue;
    }
    if (SHEET_ERROR.test(text)) {
      issues.push({ column, reason: `The cell has the spreadsheet error ${text}` });
      continue;
    }
    const { data, error } = CELL_SHAPES[column].safeParse(text);
    if (error) issues.push({ column, reason: error.issues[0]?.message ?? 'It can’t be read' });
    else values[column] = data;
  }
  return { values: values as RowValues, issues }; // the shape of each column parses its value
}

/** An issue as one sentence: with its column in front, unless the reason names it already. */
export function issueMessage({ column, reason }: { column: string | null; reason: string }): string {
  const [word] = column?.split('_') ?? [];
  if (!word || new RegExp(`\\b${word}\\b`, 'i').test(reason)) return reason;
  return `${columnLabel(column ?? '')}: ${reason}`;
}
