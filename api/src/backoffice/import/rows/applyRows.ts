import type { FieldChange } from '../../../platform/audit/audit.schema.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { isUniqueViolation } from '../../../platform/db/databaseFailure.ts';
import type { ImportOutcome } from '../../../platform/db/generated/client.ts';
import type { PictureStorage } from '../../../platform/media/pictureStorages.ts';
import {
  BLOCK_SIZE,
  outcomeIncrements,
  lockImport,
  parseStoredRows,
  countPictureFetches,
  type LockedImport,
  type ImportCursor,
  type RowResult,
} from './importBlock.ts';
import { createMissingParties } from './createMissingParties.ts';
import { createMissingCategories } from './createMissingCategories.ts';
import { NewCategoryNames } from './newCategoryNames.ts';
import { readCatalogueSnapshot, type CatalogueSnapshot, productOf } from './catalogueSnapshot.ts';
import { productWrite, writeProducts } from './writeProducts.ts';
import { MAX_STOCK } from '@kirana/shared/limits.ts';
import { COLUMN_NAMES, type ColumnName } from '../csv/catalogueColumns.ts';
import {
  NO_CHANGE,
  validateRow,
  rejectRow,
  type ImportedRow,
  type ValidationContext,
  type RowValidation,
} from './validateRow.ts';

/** The services for applying a block of rows. */
export interface ApplyServices {
  publicUrl: string;
  storage: PictureStorage;
}

const TRANSACTION_TIMEOUT_MS = 60_000;

/**
 * Applies the next rows of an import to the current catalogue in one transaction, with the ledger and the audit entries, and makes
 * no change that the dry run has not reported. A committed row is never applied again. Returns the number of the last row; null
 * after the last one, or when the import no longer runs.
 */
export async function applyRows(cursor: ImportCursor, services: ApplyServices): Promise<number | null> {
  try {
    return await applyBlock(cursor, services);
  } catch (error) {
    if (isUniqueViolation(error)) return applyBlock(cursor, services); // an admin has created the same SKU or name meanwhile; the retry reads it
    throw error;
  }
}

function applyBlock({ importId, after }: ImportCursor, services: ApplyServices): Promise<number | null> {
  return db.$transaction(
    async (tx) => {
      const lockedImport = await lockImport(tx, importId, 'RUNNING');
      if (!lockedImport) return null;
      const stored = await tx.importRow.findMany({
        where: { importId, doneAt: null, outcome: { not: 'REJECTED' }, number: { gt: after } },
        orderBy: { number: 'asc' },
        take: BLOCK_SIZE,
        select: { number: true, sku: true, cells: true, outcome: true, changes: true, gst: true },
      });
      if (stored.length === 0) return null;
      const rows = parseStoredRows(stored, lockedImport);
      const newCategoryNames = new NewCategoryNames({ newCategories: [], newSubCategories: [] });
      const { publicUrl } = services;
      const { categoryMapping, keepsPictures } = lockedImport;
      const options = { publicUrl, isLocking: true, categoryMapping, keepsPictures };
      const snapshot = await readCatalogueSnapshot(tx, rows, options);
      const context = { snapshot, newCategoryNames, publicUrl, categoryMapping };
      const results = rows.map((row, at) => {
        const validation = revalidateRow(row, dryRunOf(stored[at]), context);
        return { row, validation, fetchCount: countPictureFetches({ row, validation }, publicUrl) };
      });
      const productIds = await writeBlock(tx, { lockedImport, snapshot, newCategoryNames, results }, services);
      await writeResults(tx, importId, { results, productIds });
      await count(tx, importId, { results, former: stored.map(({ outcome }) => outcome) });
      return rows.length === BLOCK_SIZE ? (rows.at(-1)?.number ?? null) : null;
    },
    { timeout: TRANSACTION_TIMEOUT_MS },
  );
}

/** The result of the dry run of a stored row. */
function dryRunOf(stored?: { outcome: ImportOutcome | null; changes: unknown; gst: unknown }): DryRunRow {
  if (!stored) return { outcome: null, changes: [], gst: null };
  const { outcome, changes, gst } = stored;
  return { outcome, changes: changes as FieldChange[], gst: gst as DryRunRow['gst'] }; // what dryRunRows wrote
}

interface ValidatedBlock {
  lockedImport: LockedImport;
  snapshot: CatalogueSnapshot;
  newCategoryNames: NewCategoryNames;
  results: readonly RowResult[];
}

/** Writes the products of a block. Returns the ids of the created and changed ones by the numbers of their rows. */
async function writeBlock(
  tx: Transaction,
  { lockedImport, snapshot, newCategoryNames, results }: ValidatedBlock,
  { storage }: ApplyServices,
): Promise<Map<number, string>> {
  const target = results.flatMap(({ row: { number }, validation }) =>
    validation.target ? [{ number, ...validation.target }] : [],
  );
  const products = target.filter(({ changed }) => changed.includes('sub_categories')).map(({ product }) => product);
  const resolver = await createMissingCategories(
    tx,
    { snapshot, newCategoryNames, products },
    { lockedImport, storage },
  );
  const party = await createMissingParties(
    tx,
    target.map(({ product }) => product),
    lockedImport,
  );
  const writes = target.map(({ number, found, product }) => ({
    number,
    ...productWrite(found, product, { ...resolver, party }),
  }));
  await writeProducts(tx, lockedImport, writes);
  return new Map(writes.map(({ id, number }) => [number, id]));
}

/** A result, and the number of pictures of its row to fetch. */
type AppliedRow = RowResult & { fetchCount: number };

/** Stores the results. An applied row keeps only its name and the pictures that are not fetched yet. */
async function writeResults(
  tx: Transaction,
  importId: string,
  { results, productIds }: { results: readonly AppliedRow[]; productIds: ReadonlyMap<number, string> },
): Promise<void> {
  const json = JSON.stringify(
    results.map(({ row: { number }, validation: { outcome, issues, changes }, fetchCount }) => {
      const productId = productIds.get(number);
      return { number, outcome, issues, changes, hasPictures: fetchCount > 0, productId };
    }),
  );
  await tx.$executeRaw`
    UPDATE import_rows AS row SET outcome = validated.outcome, issues = validated.issues, changes = validated.changes,
      product_id = validated."productId",
      done_at = CASE WHEN validated.outcome <> 'REJECTED' THEN now() END,
      cells = CASE WHEN validated.outcome = 'REJECTED' THEN cells ELSE jsonb_strip_nulls(jsonb_build_object(
        'name', cells -> 'name', 'images', CASE WHEN validated."hasPictures" THEN cells -> 'images' END)) END
    FROM jsonb_to_recordset(${json}::jsonb)
      AS validated (number int, outcome import_outcome, issues jsonb, changes jsonb, "hasPictures" boolean, "productId" uuid)
    WHERE row.import_id = ${importId}::uuid AND row.number = validated.number
      AND row.number BETWEEN ${results[0]?.row.number ?? 0} AND ${results.at(-1)?.row.number ?? 0}`;
}

/** Counts the results, in place of the outcomes of the dry run. */
async function count(
  tx: Transaction,
  importId: string,
  { results, former }: { results: readonly AppliedRow[]; former: readonly (ImportOutcome | null)[] },
): Promise<void> {
  await tx.catalogueImport.update({
    where: { id: importId },
    data: {
      ...outcomeIncrements(results, former),
      doneCount: { increment: results.filter(({ validation }) => validation.outcome !== 'REJECTED').length },
      ...(results.some(({ validation }) => validation.target) && { isUndoable: true }),
      pictureCount: { increment: results.reduce((sum, { fetchCount }) => sum + fetchCount, 0) },
    },
    select: { id: true },
  });
}

/** The result of the dry run of a row. */
interface DryRunRow {
  outcome: ImportOutcome | null;
  changes: readonly FieldChange[];
  /** Of a new product without GST in its row. */
  gst: { percent: number } | null;
}

/**
 * Validates a row again when it is applied, against the current catalogue, because the dry run may be a day old. It accepts exactly
 * the changes of the dry run, or rejects the row. The stock changes by the difference of the dry run, so that orders in between count.
 */
function revalidateRow(row: ImportedRow, dryRun: DryRunRow, context: ValidationContext): RowValidation {
  const found = productOf(row, context.snapshot);
  if (dryRun.outcome === 'UNCHANGED') return { ...NO_CHANGE, outcome: 'UNCHANGED', issues: [] };
  if (dryRun.outcome !== 'UPDATE') {
    return found
      ? rejectRow('sku', 'A product with this SKU was added after the file was checked')
      : recreate(row, dryRun, context);
  }
  if (!found || found.isDeleted) return rejectRow('sku', 'The product was deleted after the file was checked');
  const validation = validateRow(onlyDryRunChanges(row, dryRun), context);
  return validation.target ? matchDryRun(validation, validation.target, dryRun) : validation;
}

/** Validates the row of a new product, whose GST is that of the dry run. */
function recreate(row: ImportedRow, dryRun: DryRunRow, context: ValidationContext): RowValidation {
  const validation = validateRow(row, context);
  const isOther = validation.gst && validation.gst.percent !== (dryRun.gst?.percent ?? 0);
  return isOther ? rejectRow('gst_percent', 'Its category’s GST was changed after the file was checked') : validation;
}

/** The row without the cells that change nothing. */
function onlyDryRunChanges(row: ImportedRow, { changes }: DryRunRow): ImportedRow {
  const fields = new Set<string>(['sku', ...changes.map(({ field }) => field)]);
  const within = <Value>(by: Record<string, Value>) =>
    Object.fromEntries(Object.entries(by).filter(([column]) => fields.has(column)));
  return {
    ...row,
    cells: within(row.cells),
    values: within(row.values),
    issues: row.issues.filter(({ column }) => column === null || fields.has(column)),
  };
}

function columnOf({ field }: FieldChange): ColumnName | null {
  return COLUMN_NAMES.find((name) => name === field) ?? null;
}

function matchDryRun(
  validation: RowValidation,
  target: NonNullable<RowValidation['target']>,
  dryRun: DryRunRow,
): RowValidation {
  const former = new Map(dryRun.changes.map((change) => [change.field, change]));
  const changedSince = validation.changes.filter(({ field, before }) => former.get(field)?.before !== before);
  const other = changedSince.find(({ field }) => field !== 'stock');
  if (other) return rejectRow(columnOf(other), 'The product was changed in the shop after the file was checked');
  const change = former.get('stock');
  if (!change || changedSince.length === 0 || !target.found) return validation;
  const stock = target.found.product.stock + Number(change.after) - Number(change.before);
  if (stock < 0 || stock > MAX_STOCK)
    return rejectRow('stock', 'The stock changed too much after the file was checked');
  const changes = validation.changes.map((each) => (each.field === 'stock' ? { ...each, after: String(stock) } : each));
  return { ...validation, changes, target: { ...target, product: { ...target.product, stock } } };
}
