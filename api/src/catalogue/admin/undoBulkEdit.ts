import { z } from 'zod';
import { db, type Transaction } from '../../db/client.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';
import { ProductBatchGoneError } from './productErrors.ts';
import {
  BULK_TRANSACTION,
  GONE,
  lockedProducts,
  stockRefusal,
  writeBulk,
  type BulkChange,
  type BulkProduct,
  type BulkRefusal,
  type BulkState,
} from './writeBulk.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTE = 'Undone';

const bulkState = z.object({ isPublished: z.boolean(), discountPercent: z.int(), stock: z.int() }).partial();
type Part = z.infer<typeof bulkState>;

/**
 * Brings back what a bulk change has changed, within a day and once. What was changed again since then stays; stock goes back
 * by the same number of pieces, whatever was sold. @throws ProductBatchGoneError
 */
export async function undoBulkEdit(
  viewer: Viewer,
  { batchId }: { batchId: string },
  now: Date,
): Promise<{ productIds: string[]; refusals: BulkRefusal[] }> {
  requireAdmin(viewer);
  return db.$transaction(async (tx) => {
    await spendBatch(tx, batchId, now);
    const entries = await tx.auditEntry.findMany({ where: { batchId }, orderBy: { id: 'asc' } });
    const products = await lockedProducts(
      tx,
      entries.map(({ subjectId }) => subjectId),
    );
    const refusals: BulkRefusal[] = [];
    const changes: BulkChange[] = [];
    for (const { subjectId: productId, subjectName, ...entry } of entries) {
      const product = products.get(productId);
      const [before, after] = [bulkState.parse(entry.before), bulkState.parse(entry.after)];
      const change = product && !product.isDeleted ? { product, after: restored(product, before, after) } : null;
      const message = change ? undoRefusal(change, after) : GONE;
      if (message !== null) refusals.push({ productId, name: product?.name ?? subjectName, message });
      else if (change) changes.push(change);
    }
    if (changes.length > 0) await writeBulk(tx, viewer, { changes, note: NOTE });
    return { productIds: changes.map(({ product }) => product.id), refusals };
  }, BULK_TRANSACTION);
}

/** Of two who undo it at once, one may. */
async function spendBatch(tx: Transaction, batchId: string, now: Date): Promise<void> {
  const { count } = await tx.productBatch.updateMany({
    where: { id: batchId, undoneAt: null, createdAt: { gt: new Date(now.getTime() - DAY_MS) } },
    data: { undoneAt: now },
  });
  if (count === 0) throw new ProductBatchGoneError();
}

function restored(product: BulkProduct, before: Part, after: Part): BulkState {
  return {
    isPublished: before.isPublished ?? product.isPublished,
    discountPercent: before.discountPercent ?? product.discountPercent,
    stock: product.stock + (before.stock ?? 0) - (after.stock ?? 0),
  };
}

/** Stock is no sign of another change: it is sold all the time. */
function undoRefusal(change: BulkChange, { isPublished, discountPercent }: Part): string | null {
  const { product } = change;
  const isAsMade =
    (isPublished ?? product.isPublished) === product.isPublished &&
    (discountPercent ?? product.discountPercent) === product.discountPercent;
  return isAsMade ? stockRefusal(change) : 'It was changed again since then';
}
