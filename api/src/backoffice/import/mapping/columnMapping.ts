import type { ImportColumnName } from '../csv/catalogueColumns.ts';

/** The columns of a file's headings in their order; null for an ignored heading. */
export type ColumnMapping = readonly (ImportColumnName | null)[];

/** Why a mapping can't be used; null when it can. */
export function mappingProblem(columns: ColumnMapping): string | null {
  const known = columns.filter((column) => column !== null);
  const twice = known.find((column, at) => known.indexOf(column) !== at);
  if (twice) return `Two headings are mapped to ${twice}`;
  return isIdentifying(columns) ? null : 'Map a heading to sku, or to name';
}

/** Whether rows with these columns identify products. A product without a pack size has it in its name. */
export function isIdentifying(columns: ColumnMapping): boolean {
  return columns.includes('sku') || columns.includes('name');
}

/** The columns as they are stored: empty for an ignored heading. */
export function storedColumns(columns: ColumnMapping): string[] {
  return columns.map((column) => column ?? '');
}

/** The columns of a stored mapping. */
export function parseColumns(stored: readonly string[]): (ImportColumnName | null)[] {
  return stored.map((name) => (name === '' ? null : (name as ImportColumnName))); // what storedColumns wrote
}

/** The headings that a mapping ignores. */
export function ignoredHeadings(headings: readonly string[], columns: ColumnMapping): string[] {
  return headings.filter((heading, at) => heading !== '' && columns[at] === null);
}
