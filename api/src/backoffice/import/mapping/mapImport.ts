import { db, type Transaction } from '../../../platform/db/client.ts';
import type { ImportStatus } from '../../../platform/db/generated/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { ImportColumnName } from '../csv/catalogueColumns.ts';
import { auditImportStep } from '../finishImport.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError } from '../importErrors.ts';
import { queueChange } from '../../catalogue/changeJob.ts';
import { readCategoryMapping, type CategoryMapping } from './categoryMapping.ts';
import { mappingProblem, parseColumns, storedColumns, type ColumnMapping } from './columnMapping.ts';
import { rememberMappings } from './rememberedMappings.ts';

/** The choices for an import; what is left out stays as it is. */
export interface ImportMappingInput {
  importId: string;
  /** The column of each mapped heading, by its position; the other headings are ignored. */
  columns?: readonly { position: number; column: ImportColumnName }[] | null | undefined;
  categories?: CategoryMapping['categories'] | null | undefined;
  subCategories?: CategoryMapping['subCategories'] | null | undefined;
}

interface MappableImport {
  status: ImportStatus;
  startedAt: Date | null;
  fileName: string;
  headings: string[];
  headingColumns: string[];
  categoryMapping: unknown;
}

/**
 * Maps the headings of an import to columns, and its new categories to those of the shop, and queues its dry run again. The choices
 * are remembered for the viewer's next files. @throws CatalogueImportNotFoundError, CatalogueImportNotReadyError, InvalidInputError
 */
export async function mapImport(
  viewer: Viewer,
  input: ImportMappingInput,
  { pubSub }: { pubSub: PubSub },
): Promise<{ importId: string }> {
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
    await auditImportStep(tx, viewer, { importId, fileName: found.fileName, status: 'CHECKING' });
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
      'The columns can be mapped until the import starts, while no dry run is running',
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
