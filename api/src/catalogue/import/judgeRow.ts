import type { FieldChange } from '../../audit/fieldChange.schema.ts';
import type { ImportOutcome } from '../../db/generated/client.ts';
import { CATALOGUE_COLUMNS, COLUMN_NAMES, type Cells, type ColumnName } from './catalogueColumns.ts';
import { productCells, type CatalogueProduct, type Named } from './catalogueProduct.ts';
import { MAX_NEW_NAMES, type NewNames } from './newNames.ts';
import type { ImportIssue, ReadRow, RowValues } from './readCells.ts';
import { productOf, type FoundProduct, type ShopPart } from './shopPart.ts';
import { NEW_PRODUCT, pictureIssues, wantedProduct } from './wantedProduct.ts';

/** A row of the file that has been read. */
export interface ImportedRow extends ReadRow {
  number: number;
  sku: string;
  cells: Cells;
}

/** What becomes of a row. */
export interface Verdict {
  outcome: ImportOutcome;
  issues: ImportIssue[];
  /** What is different from the shop. */
  changes: FieldChange[];
  /** What the product is to be; null where nothing is to be done. */
  wanted: { found: FoundProduct | null; product: CatalogueProduct; changed: ColumnName[] } | null;
}

/** What a row is judged by. */
export interface Judging {
  shop: ShopPart;
  /** What earlier rows make. */
  newNames: NewNames;
  publicUrl: string;
}

const MAX_SHOWN = 300;
const TOO_MANY_NAMES = `The file makes more than ${MAX_NEW_NAMES} categories: is it the right column?`;
const REQUIRED: readonly ColumnName[] = CATALOGUE_COLUMNS.filter(({ isRequired }) => isRequired).map(
  ({ name }) => name,
);

/** Decides about a row. Nothing is changed but `newNames`, which learns what the row makes. */
export function judgeRow(row: ImportedRow, judging: Judging): Verdict {
  const found = productOf(row, judging.shop);
  if (found?.isDeleted) return refused([{ column: 'sku', reason: 'The product with this SKU was deleted' }]);
  // Letters of other alphabets may turn into those of somebody else's SKU.
  const isAnother = found && row.cells.sku !== found.product.sku && row.issues.some(({ column }) => column === 'sku');
  if (isAnother) return refused(row.issues);
  const verdict = found ? judgeChange(row, found, judging) : judgeAddition(row, judging);
  if (!verdict.wanted) return verdict;
  if (!judging.newNames.learn(verdict.wanted.product)) return refusedFor('categories', TOO_MANY_NAMES);
  return verdict;
}

function judgeAddition(row: ImportedRow, judging: Judging): Verdict {
  const issues = [...row.issues];
  if (row.cells.sku?.trim() === '') issues.push({ column: 'sku', reason: 'Each row needs a SKU' });
  for (const column of REQUIRED) {
    const isSaid = row.values[column] !== undefined || issues.some((issue) => issue.column === column);
    if (!isSaid) issues.push({ column, reason: 'A new product needs it' });
  }
  const blank = { ...NEW_PRODUCT, sku: row.values.sku ?? row.sku };
  const product = wantedProduct(blank, row.values, judging.shop);
  issues.push(...linkIssues(product, COLUMN_NAMES, judging));
  if (issues.length > 0) return refused(issues);
  return { outcome: 'CREATE', issues, changes: [], wanted: { found: null, product, changed: [...COLUMN_NAMES] } };
}

/** A cell that holds what an export would write changes nothing, whatever it is: so nothing is lost by a round trip. */
function judgeChange(row: ImportedRow, found: FoundProduct, judging: Judging): Verdict {
  const before = productCells(found.product, judging.publicUrl);
  const touched = COLUMN_NAMES.filter(
    (column) => column !== 'sku' && row.cells[column] !== undefined && row.cells[column] !== before[column],
  );
  const product = wantedProduct(found.product, valuesOf(row, touched), judging.shop);
  const after = productCells(product, judging.publicUrl);
  const changed = touched.filter(
    (column) => before[column] !== after[column] && !isSameSet(column, found.product, product),
  );
  const issues = [
    ...row.issues.filter(({ column }) => column === null || touched.includes(column)),
    ...linkIssues(product, changed, judging),
  ];
  if (issues.length > 0) return refused(issues);
  if (changed.length === 0) return { outcome: 'SAME', issues, changes: [], wanted: null };
  const changes = changed.map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) }));
  const wanted = { found, product: wantedProduct(found.product, valuesOf(row, changed), judging.shop), changed };
  return { outcome: 'UPDATE', issues, changes, wanted };
}

function valuesOf({ values }: ImportedRow, columns: readonly ColumnName[]): RowValues {
  return Object.fromEntries(columns.map((column) => [column, values[column]]));
}

/** Categories have no order. */
function isSameSet(column: ColumnName, before: CatalogueProduct, after: CatalogueProduct): boolean {
  if (column === 'categories') return haveSameIds(before.categories, after.categories);
  return column === 'sub_categories' && haveSameIds(before.subCategories, after.subCategories);
}

function haveSameIds(some: readonly Named[], others: readonly Named[]): boolean {
  const ids = new Set(some.map(({ id }) => id));
  return ids.size === others.length && others.every(({ id }) => id !== null && ids.has(id));
}

function linkIssues(
  product: CatalogueProduct,
  changed: readonly ColumnName[],
  { newNames, publicUrl }: Judging,
): ImportIssue[] {
  const issues = changed.includes('images') ? pictureIssues(product, publicUrl) : [];
  if (!changed.includes('sub_categories') || product.categories.length > 0) return issues;
  const homeless = product.subCategories.find(({ id, name }) => id === null && !newNames.hasSubCategory(name));
  if (homeless) issues.push({ column: 'sub_categories', reason: `${homeless.name} is new and needs a category` });
  return issues;
}

/** Refuses a row for one reason. */
export function refusedFor(column: ColumnName | null, reason: string): Verdict {
  return refused([{ column, reason }]);
}

/** Its issues are told in the order of the columns. */
function refused(issues: readonly ImportIssue[]): Verdict {
  const placeOf = ({ column }: ImportIssue) => (column ? COLUMN_NAMES.indexOf(column) : -1);
  const sorted = issues.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { outcome: 'REFUSED', issues: sorted, changes: [], wanted: null };
}

/** Null for none. */
function shown(text: string): string | null {
  if (text === '') return null;
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).toWellFormed()}…` : text;
}
