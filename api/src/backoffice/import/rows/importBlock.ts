import type { Transaction } from '../../../platform/db/client.ts';
import type { CatalogueImport, ImportStatus } from '../../../platform/db/generated/client.ts';
import type { ImportCells } from '../csv/catalogueColumns.ts';
import { interpretRow } from '../interpret/interpretRow.ts';
import type { PercentScales } from '../interpret/readPercents.ts';
import type { FileFacts, NoticeCount } from '../interpret/rowDraft.ts';
import type { CategoryMapping } from '../mapping/categoryMapping.ts';
import type { ImportedRow, RowValidation } from './validateRow.ts';
import { parsePictureUrl } from '../csv/pictureUrls.ts';
import { readCells } from '../csv/readCells.ts';

/** The number of rows per transaction. */
export const BLOCK_SIZE = 500;

/** Where the work on an import is: rows up to this number are behind it, those of an earlier turn included. */
export interface ImportCursor {
  importId: string;
  after: number;
}

/** An import that is being worked on. */
export interface LockedImport extends Pick<
  CatalogueImport,
  'id' | 'actorId' | 'fileName' | 'newCategories' | 'newSubCategories' | 'format'
> {
  categoryMapping: CategoryMapping;
  percentScales: PercentScales;
  noticeCounts: NoticeCount[];
  /** Whether products keep their pictures before those of a zip; null for a file of products. */
  keepsPictures: boolean | null;
}

/** Locks an import until the transaction ends. Null when it is in another state. */
export async function lockImport(tx: Transaction, importId: string, status: ImportStatus) {
  const [lockedImport] = await tx.$queryRaw<LockedImport[]>`
    SELECT id::text, actor_id::text AS "actorId", file_name AS "fileName",
      new_categories AS "newCategories", new_sub_categories AS "newSubCategories",
      category_mapping AS "categoryMapping", format, percent_scales AS "percentScales", notice_counts AS "noticeCounts",
      CASE WHEN format = 'PICTURES' THEN keeps_pictures END AS "keepsPictures"
    FROM catalogue_imports WHERE id = ${importId}::uuid AND status = ${status}::import_status FOR NO KEY UPDATE`;
  return lockedImport ?? null;
}

/** Parses stored rows. */
export function parseStoredRows(
  stored: readonly { number: number; sku: string; cells: unknown }[],
  facts: FileFacts,
): ImportedRow[] {
  return stored.map(({ number, sku, cells: json }) => {
    const { name: _name, ...nameless } = json as ImportCells; // what the upload wrote
    const fileCells = facts.format === 'PICTURES' ? nameless : (json as ImportCells); // a zip names the product to be shown alone
    const { cells, defaults, issues, notices } = interpretRow(fileCells, facts);
    const read = readCells(cells);
    const repeated = new Set(issues.map(({ column }) => column)); // a refused cell has one reason
    const others = read.issues.filter(({ column }) => !repeated.has(column));
    return { number, sku, fileCells, cells, defaults, notices, values: read.values, issues: [...issues, ...others] };
  });
}

/** A row and its validation. */
export interface RowResult {
  row: ImportedRow;
  validation: RowValidation;
}

/** Prisma's increments of the counts of rows by their outcomes, which replace former ones. */
export function outcomeIncrements(
  results: readonly RowResult[],
  former: readonly (RowValidation['outcome'] | null)[] = [],
) {
  const outcomes = results.map(({ validation }) => validation.outcome);
  const changeOf = (target: RowValidation['outcome']) => {
    const [now, before] = [outcomes, former].map((all) => all.filter((outcome) => outcome === target).length);
    return { increment: (now ?? 0) - (before ?? 0) };
  };
  return {
    createCount: changeOf('CREATE'),
    updateCount: changeOf('UPDATE'),
    unchangedCount: changeOf('UNCHANGED'),
    rejectedCount: changeOf('REJECTED'),
  };
}

/** The number of pictures of a row to fetch: all external ones as soon as one of them is not stored. */
export function countPictureFetches({ row, validation }: RowResult, publicUrl: string): number {
  const { target } = validation;
  const isWaiting = target?.changed.includes('images') && target.product.pictures.some(({ id }) => id === null);
  return isWaiting ? countExternalPictures(row.values.images ?? [], publicUrl) : 0;
}

/** The number of external URLs. */
export function countExternalPictures(addresses: readonly string[], publicUrl: string): number {
  return addresses.filter((address) => {
    const read = parsePictureUrl(address, publicUrl);
    return read.kind === 'external' || (read.kind === 'own' && read.cloud !== null);
  }).length;
}
