import { db, type Transaction } from '../../db/client.ts';
import {
  BLOCK_SIZE,
  countOutcomes,
  holdImport,
  importedRows,
  pictureFetches,
  type Place,
  type RowResult,
} from './importRows.ts';
import { judgeRow } from './judgeRow.ts';
import { NewNames } from './newNames.ts';
import { readShopPart } from './shopPart.ts';

const PATIENCE_MS = 60_000;

/** What the dry run of a block is told. */
export interface CheckMeans {
  publicUrl: string;
}

/**
 * Tries out the next rows of an import; nothing of the shop changes. Answers the number of the last one; null when there are none
 * left, or it is no longer to be tried out: the import waits for an admin's word then.
 */
export function checkRows(place: Place, { publicUrl }: CheckMeans): Promise<number | null> {
  return db.$transaction((tx) => checkBlock(tx, place, publicUrl), { timeout: PATIENCE_MS });
}

async function checkBlock(tx: Transaction, { importId, after }: Place, publicUrl: string): Promise<number | null> {
  const held = await holdImport(tx, importId, 'CHECKING');
  if (!held) return null;
  const stored = await tx.importRow.findMany({
    where: { importId, outcome: null, number: { gt: after } },
    orderBy: { number: 'asc' },
    take: BLOCK_SIZE,
    select: { number: true, sku: true, cells: true },
  });
  const rows = importedRows(stored);
  const newNames = new NewNames(held);
  const shop = await readShopPart(tx, rows, { publicUrl, isLocking: false });
  const results = rows.map((row) => ({ row, verdict: judgeRow(row, { shop, newNames, publicUrl }) }));
  await writeVerdicts(tx, importId, results);
  await tx.catalogueImport.update({
    where: { id: importId },
    data: {
      ...(rows.length < BLOCK_SIZE ? { status: 'CHECKED' } : {}),
      newCategories: newNames.categories,
      newSubCategories: newNames.subCategories,
      ...countsOf(results),
      pictureCount: { increment: results.reduce((sum, result) => sum + pictureFetches(result, publicUrl), 0) },
    },
    select: { id: true },
  });
  return rows.length === BLOCK_SIZE ? (rows.at(-1)?.number ?? null) : null;
}

async function writeVerdicts(tx: Transaction, importId: string, results: readonly RowResult[]): Promise<void> {
  const json = JSON.stringify(
    results.map(({ row, verdict: { wanted: _wanted, ...verdict } }) => ({ number: row.number, ...verdict })),
  );
  await tx.$executeRaw`
    UPDATE import_rows AS row SET outcome = judged.outcome, issues = judged.issues, changes = judged.changes
    FROM jsonb_to_recordset(${json}::jsonb)
      AS judged (number int, outcome import_outcome, issues jsonb, changes jsonb)
    WHERE row.import_id = ${importId}::uuid AND row.number = judged.number
      AND row.number BETWEEN ${results[0]?.row.number ?? 0} AND ${results.at(-1)?.row.number ?? 0}`;
}

function countsOf(results: readonly RowResult[]) {
  const { createCount, updateCount, sameCount, refusedCount } = countOutcomes(
    results.map(({ verdict }) => verdict.outcome),
  );
  return {
    checkedCount: { increment: results.length },
    createCount: { increment: createCount },
    updateCount: { increment: updateCount },
    sameCount: { increment: sameCount },
    refusedCount: { increment: refusedCount },
  };
}
