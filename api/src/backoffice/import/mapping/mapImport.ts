import { db, type Transaction } from '../../../platform/db/client.ts';
import type { CatalogueImport, ImportFormat } from '../../../platform/db/generated/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { ImportColumnName } from '../csv/catalogueColumns.ts';
import { auditImport } from '../finishImport.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError } from '../importErrors.ts';
import { queueChange } from '../../catalogue/changeJob.ts';
import { readCategoryMapping, type CategoryMapping } from './categoryMapping.ts';
import { mappingProblem, parseColumns, storedColumns, type ColumnMapping, ignoredHeadings } from './columnMapping.ts';
import { rememberMappings } from './rememberedMappings.ts';
import type { PercentScales } from '../interpret/readPercents.ts';
import type { ImportCursor } from '../rows/importBlock.ts';
import { newRow, storedCells, type NewRow } from './newRow.ts';

/** The choices for an import; what is left out stays as it is. */
export interface ImportMappingInput {
  importId: string;
  /** The column of each mapped heading, by its position; the other headings are ignored. */
  columns?: readonly { position: number; column: ImportColumnName }[] | null | undefined;
  categories?: CategoryMapping['categories'] | null | undefined;
  subCategories?: CategoryMapping['subCategories'] | null | undefined;
}

type MappableImport = Pick<
  CatalogueImport,
  'status' | 'startedAt' | 'fileName' | 'headings' | 'headingColumns' | 'categoryMapping'
>;

/**
 * Maps the headings of an import to columns, and its new categories to those of the shop, and queues its dry run again. The choices
 * are remembered for the viewer's next files. @throws CatalogueImportNotFoundError, CatalogueImportNotReadyError, InvalidInputError
 */
export async function mapImport(viewer: Viewer, input: ImportMappingInput, { pubSub }: { pubSub: PubSub }) {
  requirePermission(viewer, 'CATALOGUE');
  const { importId } = input;
  return db.$transaction(async (tx) => {
    const found = await lockMappable(tx, importId);
    const columns = chosenColumns(input, found);
    const categories = { ...readCategoryMapping(found.categoryMapping), ...givenCategories(input) };
    await requireCategories(tx, categories);
    await rememberMappings(tx, viewer.userId, { headings: found.headings, columns, categories });
    const isNew = storedColumns(columns).join('|') !== found.headingColumns.join('|');
    await tx.catalogueImport.update({
      where: { id: importId },
      data: {
        ...{ status: 'CHECKING', failure: null, categoryMapping: categories, newCategories: [], newSubCategories: [] },
        ...(isNew || found.status !== 'MAPPING' ? { nextColumns: storedColumns(columns) } : {}), // fresh rows have theirs
      },
      select: { id: true },
    });
    await auditImport(tx, viewer.userId, { importId, fileName: found.fileName, after: { status: 'CHECKING' } });
    await queueChange(tx, { source: 'file', id: importId, pubSub });
    return { importId };
  });
}

async function lockMappable(tx: Transaction, importId: string): Promise<MappableImport> {
  const [found] = await tx.$queryRaw<MappableImport[]>`
    SELECT status, started_at AS "startedAt", file_name AS "fileName", headings, heading_columns AS "headingColumns",
      category_mapping AS "categoryMapping"
    FROM catalogue_imports WHERE id = ${importId}::uuid FOR NO KEY UPDATE`;
  if (!found) throw new CatalogueImportNotFoundError();
  const isWaiting = found.status === 'MAPPING' || found.status === 'CHECKED' || found.status === 'FAILED';
  if (!isWaiting || found.startedAt) {
    throw new CatalogueImportNotReadyError(
      'You can map columns until the import starts, but not while the file is being checked',
    );
  }
  if (found.headings.length === 0) {
    throw new CatalogueImportNotReadyError(
      'This file was uploaded before columns could be mapped. Please upload it again.',
    );
  }
  return found;
}

function chosenColumns({ columns }: ImportMappingInput, found: MappableImport): ColumnMapping {
  if (!columns) return parseColumns(found.headingColumns);
  const positions = new Set(columns.map(({ position }) => position));
  const isOutside = columns.some(({ position }) => position < 0 || position >= found.headings.length);
  if (isOutside || positions.size < columns.length) {
    throw new InvalidInputError([{ path: 'columns', message: 'Each position is that of one heading' }]);
  }
  const chosen = found.headings.map((_heading, at) => columns.find(({ position }) => position === at)?.column ?? null);
  const problem = mappingProblem(chosen);
  if (problem) throw new InvalidInputError([{ path: 'columns', message: problem }]);
  return chosen;
}

function givenCategories({ categories, subCategories }: ImportMappingInput): Partial<CategoryMapping> {
  return {
    ...(categories ? { categories: [...categories] } : {}),
    ...(subCategories ? { subCategories: [...subCategories] } : {}),
  };
}

/** @throws InvalidInputError when a category that a name is mapped to does not exist */
async function requireCategories(tx: Transaction, { categories, subCategories }: CategoryMapping): Promise<void> {
  const categoryIds = [...new Set(categories.flatMap(({ id }) => id ?? []))];
  const subCategoryIds = [...new Set(subCategories.map(({ id }) => id))];
  const [counts] = await tx.$queryRaw<{ categories: number; subCategories: number }[]>`
    SELECT (SELECT count(*)::int FROM categories WHERE id = ANY (${categoryIds}::uuid[])) AS categories,
      (SELECT count(*)::int FROM sub_categories WHERE id = ANY (${subCategoryIds}::uuid[])) AS "subCategories"`;
  if (counts?.categories !== categoryIds.length) {
    throw new InvalidInputError([{ path: 'categories', message: 'A chosen category no longer exists' }]);
  }
  if (counts.subCategories !== subCategoryIds.length) {
    throw new InvalidInputError([{ path: 'subCategories', message: 'A chosen sub-category no longer exists' }]);
  }
}

const BATCH = 1000;
const TRANSACTION_TIMEOUT_MS = 120_000;

type StoredRow = Pick<NewRow, 'number' | 'cells' | 'issues'>;

/** Gives all rows of an import the mapping that was chosen last, in one transaction, before its dry run. */
export function mapRows({ importId }: ImportCursor): Promise<null> {
  return db.$transaction(
    async (tx) => {
      const [found] = await tx.$queryRaw<
        { headings: string[]; headingColumns: string[]; nextColumns: string[]; format: ImportFormat }[]
      >`
        SELECT format, headings, heading_columns AS "headingColumns", next_columns AS "nextColumns" FROM catalogue_imports
        WHERE id = ${importId}::uuid AND status = 'CHECKING' AND next_columns <> '{}' FOR NO KEY UPDATE`;
      if (!found) return null;
      const [former, columns] = [parseColumns(found.headingColumns), parseColumns(found.nextColumns)];
      const percentScales = await rewriteRows(tx, importId, { former, columns, format: found.format });
      await tx.$executeRaw`
        UPDATE catalogue_imports SET heading_columns = next_columns, next_columns = '{}',
          columns = ${columns.filter((column) => column !== null)}, unknown_columns = ${ignoredHeadings(found.headings, columns)},
          checked_count = counted.rejected, rejected_count = counted.rejected, create_count = 0, update_count = 0,
          unchanged_count = 0, picture_count = 0, gst_default_count = 0, gst_missing_count = 0,
          notice_counts = '[]', percent_scales = ${JSON.stringify(percentScales)}::jsonb
        FROM (
          SELECT count(outcome)::int AS rejected FROM import_rows WHERE import_id = ${importId}::uuid
        ) AS counted
        WHERE id = ${importId}::uuid`;
      return null;
    },
    { timeout: TRANSACTION_TIMEOUT_MS },
  );
}

async function rewriteRows(
  tx: Transaction,
  importId: string,
  { former, ...file }: { former: ColumnMapping; columns: ColumnMapping; format: ImportFormat },
): Promise<PercentScales> {
  const context = { ...file, numberOfSku: new Map<string, number>(), percentScales: {} };
  for (let after = 0; ;) {
    const stored = await tx.$queryRaw<StoredRow[]>`
      SELECT number, cells, issues FROM import_rows WHERE import_id = ${importId}::uuid AND number > ${after}
      ORDER BY number LIMIT ${BATCH}`;
    const rows = stored.map(({ number, cells, issues }) => {
      const row = newRow({ number, cells: storedCells(cells, former) }, context);
      return { ...row, issues: [...row.issues, ...issues.filter(({ column }) => column === null)] }; // of the file
    });
    await updateRows(tx, importId, rows);
    if (rows.length < BATCH) return context.percentScales;
    after = rows.at(-1)?.number ?? after;
  }
}

async function updateRows(tx: Transaction, importId: string, rows: readonly NewRow[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE import_rows AS row SET sku = mapped.sku, cells = mapped.cells, issues = mapped.issues, changes = '[]', gst = NULL,
      notices = '[]',
      outcome = CASE WHEN mapped.issues = '[]' THEN NULL ELSE 'REJECTED'::import_outcome END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS mapped (number int, sku text, cells jsonb, issues jsonb)
    WHERE row.import_id = ${importId}::uuid AND row.number = mapped.number
      AND row.number BETWEEN ${rows[0]?.number ?? 0} AND ${rows.at(-1)?.number ?? 0}`;
}
