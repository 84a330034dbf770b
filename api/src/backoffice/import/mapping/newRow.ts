import type { ImportFormat } from '../../../platform/db/generated/client.ts';
import type { ImportIssue } from '../csv/readCells.ts';
import type { CsvRecord } from '../csv/readCsv.ts';
import { rowSku } from '../csv/rowSku.ts';
import { skuProblem } from '../interpret/readCodes.ts';
import { addToScales, type PercentScales } from '../interpret/percentScales.ts';
import type { ColumnMapping } from './columnMapping.ts';

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
  else if (hasTooMany) issues.push({ column: null, reason: 'The row has more cells than the header' });
  return { number, sku, cells: byColumn, issues };
}

/** The cells of a stored row in the order of the file. */
export function storedCells(cells: Readonly<Record<string, string>>, columns: ColumnMapping): string[] {
  return columns.map((column, at) => cells[column ?? String(at)] ?? '');
}
