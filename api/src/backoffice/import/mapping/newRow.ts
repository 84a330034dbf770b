import { createHash } from 'node:crypto';
import type { ImportFormat } from '../../../platform/db/generated/client.ts';
import type { ImportIssue } from '../csv/readCells.ts';
import type { CsvRecord } from '../csv/readCsv.ts';
import { skuProblem, cleanSku } from '../interpret/readCodes.ts';
import { addToScales, type PercentScales } from '../interpret/readPercents.ts';
import type { ColumnMapping } from './columnMapping.ts';
import { interpretRow } from '../interpret/interpretRow.ts';
import type { ImportCells } from '../csv/catalogueColumns.ts';

const HASH_LENGTH = 10;
const SLUG_LENGTH = 60 - 1 - HASH_LENGTH; // slug, dash and hash have the length of a SKU

/** A longer SKU is rejected; its beginning identifies the cell. */
const MAX_KEPT = 100;

/** The SKU of a row: its own or, for a row without one, one that is derived from brand, name and unit, the same each time. */
function rowSku(row: ImportCells, format: ImportFormat): string {
  const own = cleanSku(row.sku ?? '');
  if (own !== '') return [...own].slice(0, MAX_KEPT).join('');
  const { cells, defaults } = interpretRow(row, { format, percentScales: {} });
  const ownUnit = cells.unit?.trim() || defaults.find(({ column }) => column === 'unit')?.value;
  const [brand = '', name = '', unit = ''] = [cells.brand, cells.name, ownUnit];
  if (name.trim() === '' || unit.trim() === '') return '';
  const parts = [brand, name, unit].map((text) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase());
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, HASH_LENGTH);
  return [slug(name, unit), hash.toUpperCase()].filter(Boolean).join('-');
}

/** The name of a product usually contains its brand already. */
function slug(name: string, unit: string): string {
  const letters = `${name} ${unit}`
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase();
  return letters
    .replace(/[^A-Z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, '');
}

/** A row of a file as it is stored before its dry run. */
export interface NewRow {
  number: number;
  sku: string;
  /** By column; those of ignored headings by their positions, so that they can be mapped later. */
  cells: Record<string, string>;
  issues: ImportIssue[];
}

/** What the rows of a file share. */
export interface NewRowContext {
  columns: ColumnMapping;
  format: ImportFormat;
  /** The number of the first row with each SKU, in capitals; a new row adds its own. */
  numberOfSku: Map<string, number>;
  /** A new row adds its percentages. */
  percentScales: PercentScales;
}

/** A row by its mapping. The first of several rows with the same SKU counts. */
export function newRow({ number, cells, problem }: CsvRecord, context: NewRowContext): NewRow {
  const { columns, numberOfSku } = context;
  const byColumn = Object.fromEntries(
    columns.flatMap((column, at) => {
      const text = cells[at] ?? '';
      if (column) return [[column, text]];
      return text.trim() === '' ? [] : [[String(at), text]];
    }),
  );
  addToScales(context.percentScales, byColumn);
  const sku = rowSku(byColumn, context.format);
  const isReadable = sku !== '' && !skuProblem(byColumn.sku?.trim() ?? '');
  const first = isReadable ? numberOfSku.get(sku.toUpperCase()) : undefined;
  if (isReadable && !first) numberOfSku.set(sku.toUpperCase(), number);
  const issues: ImportIssue[] = [];
  if (first) issues.push({ column: 'sku', reason: `Row ${first} has the same SKU ${sku}` });
  const hasTooMany = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (problem) issues.push({ column: null, reason: problem });
  else if (hasTooMany) issues.push({ column: null, reason: 'The row has more cells than there are headings' });
  return { number, sku, cells: byColumn, issues };
}

/** The cells of a stored row in the order of the file. */
export function storedCells(cells: Readonly<Record<string, string>>, columns: ColumnMapping): string[] {
  return columns.map((column, at) => cells[column ?? String(at)] ?? '');
}
