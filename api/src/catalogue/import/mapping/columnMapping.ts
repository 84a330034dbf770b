import type { ColumnName } from '../csv/catalogueColumns.ts';

/** The columns of a file's headings in their order; null for an ignored heading. */
export type ColumnMapping = readonly (ColumnName | null)[];

/** Why a mapping can't be used; null when it can. */
export function mappingProblem(columns: ColumnMapping): string | null {
  const known = columns.filter((column) => column !== null);
  const twice = known.find((column, at) => known.indexOf(column) !== at);
  if (twice) return `Two headings are mapped to ${twice}`;
  if (known.includes('sku') || (known.includes('name') && known.includes('unit'))) return null;
  return 'Map a heading to sku, or one to name and one to unit';
}

/** The columns as they are stored: empty for an ignored heading. */
export function storedColumns(columns: ColumnMapping): string[] {
  return columns.map((column) => column ?? '');
}

/** The columns of a stored mapping. */
export function parseColumns(stored: readonly string[]): (ColumnName | null)[] {
  return stored.map((name) => (name === '' ? null : (name as ColumnName))); // what storedColumns wrote
}

/** The headings that a mapping ignores. */
export function ignoredHeadings(headings: readonly string[], columns: ColumnMapping): string[] {
  return headings.filter((heading, at) => heading !== '' && columns[at] === null);
}
