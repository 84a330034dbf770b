import { columnLabel } from '@kirana/shared/columnLabel.ts';
import type { FieldChange } from '../../../platform/audit/audit.schema.ts';
import type { ImportOutcome } from '../../../platform/db/generated/client.ts';
import { COLUMN_NAMES, type Cells, type ColumnName, type ImportCells } from '../csv/catalogueColumns.ts';
import { productCells, type CatalogueProduct, type CategoryLink } from '../csv/catalogueProduct.ts';
import type { CategoryMapping } from '../mapping/categoryMapping.ts';
import { inWords } from '../../../shop/catalogue/declarations/declarations.ts';
import { blockingDeclarations, withDefaults } from './importDeclarations.ts';
import { MAX_NEW_CATEGORIES, type NewCategoryNames, subCategoryNames } from './newCategoryNames.ts';
import { MAX_IMAGES, readCells, type ImportIssue, type ReadRow, type RowValues } from '../csv/readCells.ts';
import type { ImportNotice, RowDefault } from '../interpret/rowDraft.ts';
import { productOf, type FoundProduct, type CatalogueSnapshot } from './catalogueSnapshot.ts';
import { PRODUCT_DEFAULTS, targetProduct, withUsablePictures } from './targetProduct.ts';

/** The GST of a new product that its row gives none. */
interface GstDefault {
  percent: number;
  /** The name of the category that it comes from; null where no category of the product has one. */
  category: string | null;
}

/** A parsed row of the file. */
export interface ImportedRow extends ReadRow {
  number: number;
  sku: string;
  /** The cells as they stand in the file. */
  fileCells: ImportCells;
  /** Those of the catalogue's columns, in its form. */
  cells: Cells;
  /** The values of a new product where the row has none. */
  defaults: RowDefault[];
  /** How its cells were read. */
  notices: ImportNotice[];
}

/** The result of validating a row. */
export interface RowValidation {
  outcome: ImportOutcome;
  issues: ImportIssue[];
  /** How cells of the row were read that are not in the catalogue's form. */
  notices: ImportNotice[];
  /** The differences to the product in the shop. */
  changes: FieldChange[];
  /** Of a new product without GST in its row. */
  gst: GstDefault | null;
  /** The product after the row is applied; null when the row changes nothing. */
  target: { found: FoundProduct | null; product: CatalogueProduct; changed: ColumnName[] } | null;
}

/** The validation of a row that changes nothing. */
export const NO_CHANGE = { notices: [], changes: [], gst: null, target: null } satisfies Partial<RowValidation>;

/** The context of the validation of a row. */
export interface ValidationContext {
  snapshot: CatalogueSnapshot;
  /** The new categories of earlier rows. */
  newCategoryNames: NewCategoryNames;
  publicUrl: string;
  categoryMapping: CategoryMapping;
}

const GENERATED_SKU = { column: 'sku', reason: 'No SKU, so one is generated' } as const;
const MAX_DISPLAY_LENGTH = 300;
const MAX_IMAGES_LENGTH = 2000; // of a zip, whose page shows them: the addresses of all pictures of a product at the shop or Cloudinary
const TOO_MANY_NAMES = `The file creates more than ${MAX_NEW_CATEGORIES} categories. Is this the right column?`;
const REQUIRED: readonly ColumnName[] = ['name', 'unit', 'price', 'description'];

/** Validates a row, and registers its new categories in `newCategoryNames`. */
export function validateRow(imported: ImportedRow, context: ValidationContext): RowValidation {
  const { row, notices: ofPictures } = withUsablePictures(imported, context);
  if (ofPictures.length > 0 && context.snapshot.keepsPictures !== null) {
    return rejectRow('images', 'A picture of the zip is no longer there. Upload the zip again.');
  }
  const validation = validateReadRow(row, context);
  const changed = new Set<string>(['sku', ...validation.changes.map(({ field }) => field)]);
  const isUsed = ({ column }: ImportNotice) => validation.outcome === 'CREATE' || changed.has(column);
  const notices = validation.outcome === 'REJECTED' ? row.notices : row.notices.filter(isUsed);
  return { ...validation, notices: [...notices, ...ofPictures, ...validation.notices] };
}

function validateReadRow(row: ImportedRow, context: ValidationContext): RowValidation {
  const found = productOf(row, context.snapshot);
  if (found?.isDeleted) return rejected([{ column: 'sku', reason: 'The product with this SKU was deleted' }]);
  if (!found && context.snapshot.keepsPictures !== null) return rejectRow('sku', 'The product no longer exists');
  const similar = found ? undefined : context.snapshot.skusWithZeros.get(row.sku);
  if (similar)
    return rejectRow('sku', `This SKU looks like ${similar}, which already exists. Add the zeros or use another SKU.`);
  // Letters of other alphabets may become, in capitals, the SKU of another product.
  const isAnother =
    found && row.fileCells.sku !== found.product.sku && row.issues.some(({ column }) => column === 'sku');
  if (isAnother) return rejected(row.issues);
  const validation = found ? validateUpdate(row, found, context) : validateCreate(row, context);
  if (!validation.target) return validation;
  if (!context.newCategoryNames.register(validation.target.product)) return rejectRow('categories', TOO_MANY_NAMES);
  return validation;
}

function validateCreate(row: ImportedRow, context: ValidationContext): RowValidation {
  const isMissing = (column: ImportIssue['column']) =>
    row.values[column ?? 'sku'] === undefined && row.issues.every((issue) => issue.column !== column);
  const used = row.defaults.filter(({ column }) => isMissing(column));
  const filled = readCells(Object.fromEntries(used.map(({ column, value }) => [column, value])));
  const issues = [...row.issues, ...filled.issues];
  for (const column of REQUIRED) {
    if (isMissing(column) && used.every((each) => each.column !== column))
      issues.push({ column, reason: `${columnLabel(column)} is missing` });
  }
  const notices: ImportNotice[] = used.map((each) =>
    each.value === row.cells.name?.trim() ? { column: each.column, reason: each.reason } : each,
  );
  if (row.cells.sku === '') notices.push({ ...GENERATED_SKU, value: row.sku });
  const defaults = { ...PRODUCT_DEFAULTS, sku: row.values.sku ?? row.sku };
  const values = { ...row.values, ...filled.values, sub_categories: subCategoryNames(row.values) };
  const product = withDefaults(
    targetProduct(defaults, values, context.snapshot),
    (row.values.categories ?? []).flatMap((name) => context.snapshot.categories.get(name)?.defaults ?? []),
  );
  issues.push(...linkIssues(product, COLUMN_NAMES, context));
  if (issues.length > 0) return rejected(issues);
  const gst = row.values.gst_percent === undefined ? defaultGst(row.values.categories ?? [], context) : null;
  if (gst) product.gstPercent = gst.percent;
  const blocking = context.snapshot.areDeclarationsRequired ? blockingDeclarations(product) : [];
  if (blocking.length > 0) {
    product.isPublished = false;
    notices.push({ column: 'published', reason: `Hidden until it’s complete. Missing: ${inWords(blocking)}` });
  }
  const target = { found: null, product, changed: [...COLUMN_NAMES] };
  return { outcome: 'CREATE', issues, notices, changes: [], gst, target };
}

/** A cell that equals the export of the product changes nothing, even an invalid one, so that an export can be imported unchanged. */
function validateUpdate(row: ImportedRow, found: FoundProduct, context: ValidationContext): RowValidation {
  const before = productCells(found.product, context.publicUrl);
  const touched = COLUMN_NAMES.filter(
    (column) =>
      column !== 'sku' &&
      row.cells[column] !== undefined &&
      row.cells[column] !== before[column] &&
      row.fileCells[column] !== before[column],
  );
  const product = targetProduct(found.product, valuesOf(row, touched), context.snapshot);
  const after = productCells(product, context.publicUrl);
  const changed = touched.filter(
    (column) => before[column] !== after[column] && !isSameSet(column, found.product, product),
  );
  const issues = [
    ...row.issues.filter(({ column }) => column === null || touched.includes(column)),
    ...linkIssues(product, changed, context),
    ...pictureIssues(found.product, product),
  ];
  if (issues.length > 0) return rejected(issues);
  if (changed.length === 0) return { ...NO_CHANGE, outcome: 'UNCHANGED', issues };
  const blocking = context.snapshot.areDeclarationsRequired ? blockingDeclarations(product, found.product) : [];
  if (blocking.length > 0) return rejectRow('published', `It can’t be published. Missing: ${inWords(blocking)}`);
  const changes = changed.map((field) => {
    const length =
      field === 'images' && context.snapshot.keepsPictures !== null ? MAX_IMAGES_LENGTH : MAX_DISPLAY_LENGTH;
    return { field, before: truncate(before[field], length), after: truncate(after[field], length) };
  });
  const target = { found, product: targetProduct(found.product, valuesOf(row, changed), context.snapshot), changed };
  return { ...NO_CHANGE, outcome: 'UPDATE', issues, changes, target };
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
  { newCategoryNames }: ValidationContext,
): ImportIssue[] {
  if (!changed.includes('sub_categories') || product.categories.length > 0) return [];
  const orphan = product.subCategories.find(({ id, name }) => id === null && !newCategoryNames.hasSubCategory(name));
  return orphan ? [{ column: 'sub_categories', reason: `${orphan.name} is new and needs a category` }] : [];
}

/** A zip may add pictures to a product that has some. */
function pictureIssues(before: CatalogueProduct, { pictures }: CatalogueProduct): ImportIssue[] {
  const count = pictures.length;
  if (count <= MAX_IMAGES || count <= before.pictures.length) return [];
  const reason = `With its ${before.pictures.length} it would have ${count} pictures; a product has at most ${MAX_IMAGES}`;
  return [{ column: 'images', reason }];
}

/** Rejects a row for one reason. */
export function rejectRow(column: ColumnName | null, reason: string): RowValidation {
  return rejected([{ column, reason }]);
}

/** Rejects a row, with its issues in the order of the columns. */
function rejected(issues: readonly ImportIssue[]): RowValidation {
  const positionOf = ({ column }: ImportIssue) => (column ? COLUMN_NAMES.indexOf(column) : -1);
  const sorted = issues.toSorted((one, other) => positionOf(one) - positionOf(other));
  return { ...NO_CHANGE, outcome: 'REJECTED', issues: sorted };
}

/** A shortened text; null for an empty one. */
function truncate(text: string, length: number): string | null {
  if (text === '') return null;
  return text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text;
}

/** The GST of the first of the named categories that has one, or that the import creates with one; 0 % where none has. */
function defaultGst(
  categoryNames: readonly string[],
  { snapshot, categoryMapping }: { snapshot: CatalogueSnapshot; categoryMapping: CategoryMapping },
): GstDefault {
  for (const name of categoryNames) {
    const found = snapshot.categories.get(name) ?? newCategory(name, categoryMapping);
    if (found?.gstPercent != null) return { percent: found.gstPercent, category: found.name };
  }
  return { percent: 0, category: null };
}

function newCategory(name: string, { categories }: CategoryMapping) {
  const bare = name.toLowerCase();
  return categories.find((each) => each.id === null && each.name.toLowerCase() === bare);
}
