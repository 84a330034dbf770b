import type { FieldChange } from '../../audit/fieldChange.schema.ts';
import { db, type Transaction } from '../../db/client.ts';
import { isTaken } from '../../db/isTaken.ts';
import type { ImportOutcome } from '../../db/generated/client.ts';
import type { PictureStorage } from '../../graphql/context.ts';
import {
  BLOCK_SIZE,
  countOutcomes,
  holdImport,
  importedRows,
  pictureFetches,
  type HeldImport,
  type Place,
  type RowResult,
} from './importRows.ts';
import { judgeAgain, type Shown } from './judgeAgain.ts';
import { makeCategories } from './makeCategories.ts';
import { NewNames } from './newNames.ts';
import { readShopPart, type ShopPart } from './shopPart.ts';
import { productWrite, writeProducts } from './writeProducts.ts';

/** What the work on a block is given. */
export interface RunMeans {
  publicUrl: string;
  storage: PictureStorage;
}

const PATIENCE_MS = 60_000;

/**
 * Carries out the next rows of an import, all or none, by the shop as it is now, and nothing that the dry run has not shown. Whatever ends the process: what is committed is
 * done with its ledger and its audit entries, and never done again. Answers the number of the last one; null when there are none
 * left, or it no longer runs.
 */
export async function runRows(place: Place, means: RunMeans): Promise<number | null> {
  try {
    return await runBlock(place, means);
  } catch (error) {
    if (isTaken(error)) return runBlock(place, means); // an admin has added the same SKU or name meanwhile: now it is seen
    throw error;
  }
}

function runBlock({ importId, after }: Place, means: RunMeans): Promise<number | null> {
  return db.$transaction(
    async (tx) => {
      const held = await holdImport(tx, importId, 'RUNNING');
      if (!held) return null;
      const stored = await tx.importRow.findMany({
        where: { importId, doneAt: null, outcome: { not: 'REFUSED' }, number: { gt: after } },
        orderBy: { number: 'asc' },
        take: BLOCK_SIZE,
        select: { number: true, sku: true, cells: true, outcome: true, changes: true },
      });
      if (stored.length === 0) return null;
      const rows = importedRows(stored);
      const newNames = new NewNames({ newCategories: [], newSubCategories: [] });
      const { publicUrl } = means;
      const shop = await readShopPart(tx, rows, { publicUrl, isLocking: true });
      const judging = { shop, newNames, publicUrl };
      const shown = shownByNumber(stored);
      const results = rows.map((row) => ({ row, verdict: judgeAgain(row, shown(row.number), judging) }));
      const fetches = results.map((result) => pictureFetches(result, publicUrl));
      await carryOut(tx, { held, shop, newNames, results }, means);
      await writeResults(tx, importId, { results, fetches });
      await count(tx, importId, { results, fetches, former: stored.map(({ outcome }) => outcome) });
      return rows.length === BLOCK_SIZE ? (rows.at(-1)?.number ?? null) : null;
    },
    { timeout: PATIENCE_MS },
  );
}

/** What the dry run has written down of each row. */
function shownByNumber(stored: readonly { number: number; outcome: Shown['outcome']; changes: unknown }[]) {
  const byNumber = new Map(
    stored.map(({ number, outcome, changes }) => [number, { outcome, changes: changes as FieldChange[] }]), // what checkRows wrote
  );
  return (number: number): Shown => byNumber.get(number) ?? { outcome: null, changes: [] };
}

interface JudgedBlock {
  held: HeldImport;
  shop: ShopPart;
  newNames: NewNames;
  results: readonly RowResult[];
}

async function carryOut(
  tx: Transaction,
  { held, shop, newNames, results }: JudgedBlock,
  { storage }: RunMeans,
): Promise<void> {
  const wanted = results.flatMap(({ verdict }) => verdict.wanted ?? []);
  const products = wanted.filter(({ changed }) => changed.includes('sub_categories')).map(({ product }) => product);
  const places = await makeCategories(tx, { shop, newNames, products }, { held, storage });
  const writes = wanted.map(({ found, product }) => productWrite(found, product, places));
  await writeProducts(tx, held, writes);
}

interface BlockOutcomes {
  results: readonly RowResult[];
  /** How many pictures of each row are to be fetched. */
  fetches: readonly number[];
  /** What the dry run had found. */
  former: readonly (ImportOutcome | null)[];
}

/** Of a row that is done only its name is kept, and the pictures that are still to be fetched. */
async function writeResults(
  tx: Transaction,
  importId: string,
  { results, fetches }: Omit<BlockOutcomes, 'former'>,
): Promise<void> {
  const json = JSON.stringify(
    results.map(({ row: { number }, verdict: { outcome, issues, changes } }, at) => {
      return { number, outcome, issues, changes, hasPictures: (fetches[at] ?? 0) > 0 };
    }),
  );
  await tx.$executeRaw`
    UPDATE import_rows AS row SET outcome = judged.outcome, issues = judged.issues, changes = judged.changes,
      done_at = CASE WHEN judged.outcome <> 'REFUSED' THEN now() END,
      cells = CASE WHEN judged.outcome = 'REFUSED' THEN cells ELSE jsonb_strip_nulls(jsonb_build_object(
        'name', cells -> 'name', 'images', CASE WHEN judged."hasPictures" THEN cells -> 'images' END)) END
    FROM jsonb_to_recordset(${json}::jsonb)
      AS judged (number int, outcome import_outcome, issues jsonb, changes jsonb, "hasPictures" boolean)
    WHERE row.import_id = ${importId}::uuid AND row.number = judged.number
      AND row.number BETWEEN ${results[0]?.row.number ?? 0} AND ${results.at(-1)?.row.number ?? 0}`;
}

async function count(tx: Transaction, importId: string, { results, fetches, former }: BlockOutcomes): Promise<void> {
  const now = countOutcomes(results.map(({ verdict }) => verdict.outcome));
  const before = countOutcomes(former);
  await tx.catalogueImport.update({
    where: { id: importId },
    data: {
      createCount: { increment: now.createCount - before.createCount },
      updateCount: { increment: now.updateCount - before.updateCount },
      sameCount: { increment: now.sameCount - before.sameCount },
      refusedCount: { increment: now.refusedCount - before.refusedCount },
      doneCount: { increment: results.length - now.refusedCount },
      pictureCount: { increment: fetches.reduce((sum, count) => sum + count, 0) },
    },
    select: { id: true },
  });
}
