import { db, type Transaction } from '../../../platform/db/client.ts';
import {
  BLOCK_SIZE,
  outcomeIncrements,
  lockImport,
  parseStoredRows,
  countPictureFetches,
  type ImportCursor,
  type RowResult,
} from './importBlock.ts';
import type { NoticeCount } from '../interpret/rowDraft.ts';
import { markUsed } from '../mapping/categoryMapping.ts';
import { validateRow } from './validateRow.ts';
import { NewCategoryNames, subCategoryNames } from './newCategoryNames.ts';
import { readCatalogueSnapshot } from './catalogueSnapshot.ts';

const TRANSACTION_TIMEOUT_MS = 60_000;
const MAX_NOTICE_COUNTS = 200;

/**
 * Validates the next rows of an import against the catalogue, which does not change. Returns the number of the last row; null
 * after the last one, or when the dry run is over. Then the import waits for an admin.
 */
export function dryRunRows({ importId, after }: ImportCursor, { publicUrl }: { publicUrl: string }) {
  return db.$transaction(
    async (tx) => {
      const lockedImport = await lockImport(tx, importId, 'CHECKING');
      if (!lockedImport) return null;
      const stored = await tx.importRow.findMany({
        where: { importId, outcome: null, number: { gt: after } },
        orderBy: { number: 'asc' },
        take: BLOCK_SIZE,
        select: { number: true, sku: true, cells: true },
      });
      const rows = parseStoredRows(stored, lockedImport);
      const newCategoryNames = new NewCategoryNames(lockedImport);
      const { categoryMapping, keepsPictures } = lockedImport;
      const options = { publicUrl, isLocking: false, categoryMapping, keepsPictures };
      const snapshot = await readCatalogueSnapshot(tx, rows, options);
      const context = { snapshot, newCategoryNames, publicUrl, categoryMapping };
      const results = rows.map((row) => ({ row, validation: validateRow(row, context) }));
      const marked = markUsed(categoryMapping, {
        categories: rows.flatMap(({ values }) => values.categories ?? []),
        subCategories: rows.flatMap(({ values }) => subCategoryNames(values)),
      });
      await writeValidations(tx, importId, results);
      await tx.catalogueImport.update({
        where: { id: importId },
        data: {
          ...(rows.length < BLOCK_SIZE ? { status: 'CHECKED' } : {}),
          newCategories: newCategoryNames.categories,
          newSubCategories: newCategoryNames.subCategories,
          ...(marked && { categoryMapping: marked }),
          noticeCounts: addNotices(lockedImport.noticeCounts, results).map((count) => ({ ...count })),
          ...countsOf(results),
          pictureCount: { increment: results.reduce((sum, result) => sum + countPictureFetches(result, publicUrl), 0) },
        },
        select: { id: true },
      });
      return rows.length === BLOCK_SIZE ? (rows.at(-1)?.number ?? null) : null;
    },
    { timeout: TRANSACTION_TIMEOUT_MS },
  );
}

async function writeValidations(tx: Transaction, importId: string, results: readonly RowResult[]): Promise<void> {
  const json = JSON.stringify(
    results.map(({ row, validation: { target: _target, ...validation } }) => ({ number: row.number, ...validation })),
  );
  await tx.$executeRaw`
    UPDATE import_rows AS row SET outcome = validated.outcome, issues = validated.issues, changes = validated.changes,
      gst = validated.gst, notices = validated.notices
    FROM jsonb_to_recordset(${json}::jsonb)
      AS validated (number int, outcome import_outcome, issues jsonb, changes jsonb, gst jsonb, notices jsonb)
    WHERE row.import_id = ${importId}::uuid AND row.number = validated.number
      AND row.number BETWEEN ${results[0]?.row.number ?? 0} AND ${results.at(-1)?.row.number ?? 0}`;
}

/** The counts with the notices of more rows; a row counts once for each column and rule. */
function addNotices(counts: readonly NoticeCount[], results: readonly RowResult[]): NoticeCount[] {
  const byRule = new Map(counts.map((count) => [`${count.column} ${count.reason}`, { ...count }]));
  for (const { validation } of results) {
    const rules = new Map(validation.notices.map(({ column, reason }) => [`${column} ${reason}`, { column, reason }]));
    for (const [key, rule] of rules) {
      const count = byRule.get(key) ?? { ...rule, rowCount: 0 };
      if (byRule.size < MAX_NOTICE_COUNTS || byRule.has(key))
        byRule.set(key, { ...count, rowCount: count.rowCount + 1 });
    }
  }
  return [...byRule.values()];
}

function countsOf(results: readonly RowResult[]) {
  const gsts = results.flatMap(({ validation }) => validation.gst ?? []);
  const gstMissingCount = gsts.filter(({ category }) => category === null).length;
  return {
    gstDefaultCount: { increment: gsts.length - gstMissingCount },
    gstMissingCount: { increment: gstMissingCount },
    checkedCount: { increment: results.length },
    ...outcomeIncrements(results),
  };
}
