import type { FieldChange } from '../../../audit/fieldChange.schema.ts';
import type { ImportOutcome } from '../../../db/generated/client.ts';
import { CATALOGUE_COLUMNS, COLUMN_NAMES, type Cells, type ColumnName } from '../csv/catalogueColumns.ts';
import { productCells, type CatalogueProduct, type CategoryLink } from '../csv/catalogueProduct.ts';
import type { CategoryMapping } from '../mapping/categoryMapping.ts';
import { MAX_NEW_CATEGORIES, type NewCategoryNames } from './newCategoryNames.ts';
import type { ImportIssue, ReadRow, RowValues } from '../csv/readCells.ts';
import { defaultGst, type GstDefault } from './defaultGst.ts';
import { productOf, type FoundProduct, type CatalogueSnapshot } from './catalogueSnapshot.ts';
import { subCategoryNames } from './subCategoryNames.ts';
import { PRODUCT_DEFAULTS, pictureIssues, targetProduct } from './targetProduct.ts';

/** A parsed row of the file. */
export interface ImportedRow extends ReadRow {
  number: number;
  sku: string;
  cells: Cells;
}

/** The result of validating a row. */
export interface RowValidation {
  outcome: ImportOutcome;
  issues: ImportIssue[];
  /** The differences to the product in the shop. */
  changes: FieldChange[];
  /** Of a new product without GST in its row. */
  gst: GstDefault | null;
  /** The product after the row is applied; null when the row changes nothing. */
  target: { found: FoundProduct | null; product: CatalogueProduct; changed: ColumnName[] } | null;
}

/** The context of the validation of a row. */
export interface ValidationContext {
  snapshot: CatalogueSnapshot;
  /** The new categories of earlier rows. */
  newCategoryNames: NewCategoryNames;
  publicUrl: string;
  categoryMapping: CategoryMapping;
}

const MAX_DISPLAY_LENGTH = 300;
const TOO_MANY_NAMES = `The file creates more than ${MAX_NEW_CATEGORIES} categories: is it the right column?`;
const REQUIRED: readonly ColumnName[] = CATALOGUE_COLUMNS.filter(({ isRequired }) => isRequired).map(
  ({ name }) => name,
);

/** Validates a row, and registers its new categories in `newCategoryNames`. */
export function validateRow(row: ImportedRow, context: ValidationContext): RowValidation {
  const found = productOf(row, context.snapshot);
  if (found?.isDeleted) return rejected([{ column: 'sku', reason: 'The product with this SKU was deleted' }]);
  // Letters of other alphabets may become, in capitals, the SKU of another product.
  const isAnother = found && row.cells.sku !== found.product.sku && row.issues.some(({ column }) => column === 'sku');
  if (isAnother) return rejected(row.issues);
  const validation = found ? validateUpdate(row, found, context) : validateCreate(row, context);
  if (!validation.target) return validation;
  if (!context.newCategoryNames.register(validation.target.product)) return rejectRow('categories', TOO_MANY_NAMES);
  return validation;
}

function validateCreate(row: ImportedRow, context: ValidationContext): RowValidation {
  const issues = [...row.issues];
  if (row.cells.sku?.trim() === '') issues.push({ column: 'sku', reason: 'Each row needs a SKU' });
  for (const column of REQUIRED) {
    const hasValue = row.values[column] !== undefined || issues.some((issue) => issue.column === column);
    if (!hasValue) issues.push({ column, reason: 'A new product needs it' });
  }
  const defaults = { ...PRODUCT_DEFAULTS, sku: row.values.sku ?? row.sku };
  const values = { ...row.values, sub_categories: subCategoryNames(row.values) };
  const product = targetProduct(defaults, values, context.snapshot);
  issues.push(...linkIssues(product, COLUMN_NAMES, context));
  if (issues.length > 0) return rejected(issues);
  const gst = row.values.gst_percent === undefined ? defaultGst(row.values.categories ?? [], context) : null;
  if (gst) product.gstPercent = gst.percent;
  return { outcome: 'CREATE', issues, changes: [], gst, target: { found: null, product, changed: [...COLUMN_NAMES] } };
}

/** A cell that equals the export of the product changes nothing, even an invalid one, so that an export can be imported unchanged. */
function validateUpdate(row: ImportedRow, found: FoundProduct, context: ValidationContext): RowValidation {
  const before = productCells(found.product, context.publicUrl);
  const touched = COLUMN_NAMES.filter(
    (column) => column !== 'sku' && row.cells[column] !== undefined && row.cells[column] !== before[column],
  );
  const product = targetProduct(found.product, valuesOf(row, touched), context.snapshot);
  const after = productCells(product, context.publicUrl);
  const changed = touched.filter(
    (column) => before[column] !== after[column] && !isSameSet(column, found.product, product),
  );
  const issues = [
    ...row.issues.filter(({ column }) => column === null || touched.includes(column)),
    ...linkIssues(product, changed, context),
  ];
  if (issues.length > 0) return rejected(issues);
  if (changed.length === 0) return { outcome: 'UNCHANGED', issues, changes: [], gst: null, target: null };
  const changes = changed.map((field) => ({ field, before: truncate(before[field]), after: truncate(after[field]) }));
  const target = { found, product: targetProduct(found.product, valuesOf(row, changed), context.snapshot), changed };
  return { outcome: 'UPDATE', issues, changes, gst: null, target };
}

function valuesOf({ values }: ImportedRow, columns: readonly ColumnName[]): RowValues {
  return Object.fromEntries(columns.map((column) => [column, values[column]]));
}

/** Compares categories without their order. */
function isSameSet(column: ColumnName, before: CatalogueProduct, after: CatalogueProduct): boolean {
  if (column === 'categories') return haveSameIds(before.categories, after.categories);
  return column === 'sub_categories' && haveSameIds(before.subCategories, after.subCategories);
}

function haveSameIds(some: readonly CategoryLink[], others: readonly CategoryLink[]): boolean {
  const ids = new Set(some.map(({ id }) => id));
  return ids.size === others.length && others.every(({ id }) => id !== null && ids.has(id));
}

function linkIssues(
  product: CatalogueProduct,
  changed: readonly ColumnName[],
  { newCategoryNames, publicUrl }: ValidationContext,
): ImportIssue[] {
  const issues = changed.includes('images') ? pictureIssues(product, publicUrl) : [];
  if (!changed.includes('sub_categories') || product.categories.length > 0) return issues;
  const orphan = product.subCategories.find(({ id, name }) => id === null && !newCategoryNames.hasSubCategory(name));
  if (orphan) issues.push({ column: 'sub_categories', reason: `${orphan.name} is new and needs a category` });
  return issues;
}

/** Rejects a row for one reason. */
export function rejectRow(column: ColumnName | null, reason: string): RowValidation {
  return rejected([{ column, reason }]);
}

/** Rejects a row, with its issues in the order of the columns. */
function rejected(issues: readonly ImportIssue[]): RowValidation {
  const positionOf = ({ column }: ImportIssue) => (column ? COLUMN_NAMES.indexOf(column) : -1);
  const sorted = issues.toSorted((one, other) => positionOf(one) - positionOf(other));
  return { outcome: 'REJECTED', issues: sorted, changes: [], gst: null, target: null };
}

/** A shortened text; null for an empty one. */
function truncate(text: string): string | null {
  if (text === '') return null;
  return text.length > MAX_DISPLAY_LENGTH ? `${text.slice(0, MAX_DISPLAY_LENGTH).toWellFormed()}…` : text;
}
