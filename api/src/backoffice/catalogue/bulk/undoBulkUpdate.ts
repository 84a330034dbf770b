import { z } from 'zod';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { ProductBatchNotFoundError } from '../products/productErrors.ts';
import {
  BULK_TRANSACTION,
  PRODUCT_NOT_FOUND,
  lockProducts,
  stockFailure,
  writeBulkChanges,
  type BulkChange,
  type BulkProduct,
  type BulkFailure,
  type BulkState,
} from './writeBulkChanges.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTE = 'Undone';

const bulkState = z.object({ isPublished: z.boolean(), discountPercent: z.int(), stock: z.int() }).partial();
type PartialBulkState = z.infer<typeof bulkState>;

/**
 * Undoes a bulk change, once and within a day. A product that was changed again since then stays as it is. The stock changes
 * back by the same number of pieces, whatever was sold in between. @throws ProductBatchNotFoundError
 */
export async function undoBulkUpdate(
  viewer: Viewer,
  { batchId }: { batchId: string },
  now: Date,
): Promise<{ productIds: string[]; failures: BulkFailure[] }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    await claimBatch(tx, batchId, now);
    const entries = await tx.auditEntry.findMany({ where: { batchId }, orderBy: { id: 'asc' } });
    const products = await lockProducts(
      tx,
      entries.map(({ subjectId }) => subjectId),
    );
    const failures: BulkFailure[] = [];
    const changes: BulkChange[] = [];
    for (const { subjectId: productId, subjectName, ...entry } of entries) {
      const product = products.get(productId);
      const [before, after] = [bulkState.parse(entry.before), bulkState.parse(entry.after)];
      const change = product && !product.isDeleted ? { product, after: restored(product, before, after) } : null;
      const message = change ? undoFailure(change, after) : PRODUCT_NOT_FOUND;
      if (message !== null) failures.push({ productId, name: product?.name ?? subjectName, message });
      else if (change) changes.push(change);
    }
    if (changes.length > 0) await writeBulkChanges(tx, viewer, { changes, note: NOTE });
    return { productIds: changes.map(({ product }) => product.id), failures };
  }, BULK_TRANSACTION);
}

/** Marks the batch as undone, so that only one of two concurrent calls undoes it. */
async function claimBatch(tx: Transaction, batchId: string, now: Date): Promise<void> {
  const { count } = await tx.productBatch.updateMany({
    where: { id: batchId, undoneAt: null, createdAt: { gt: new Date(now.getTime() - DAY_MS) } },
    data: { undoneAt: now },
  });
  if (count === 0) throw new ProductBatchNotFoundError();
}

function restored(product: BulkProduct, before: PartialBulkState, after: PartialBulkState): BulkState {
  return {
    isPublished: before.isPublished ?? product.isPublished,
    discountPercent: before.discountPercent ?? product.discountPercent,
    stock: product.stock + (before.stock ?? 0) - (after.stock ?? 0),
  };
}

/** Why a change can't be undone; null when it can. The stock does not count as another change, because orders change it. */
function undoFailure(change: BulkChange, { isPublished, discountPercent }: PartialBulkState): string | null {
  const { product } = change;
  const isUnchangedSince =
    (isPublished ?? product.isPublished) === product.isPublished &&
    (discountPercent ?? product.discountPercent) === product.discountPercent;
  return isUnchangedSince ? stockFailure(change) : 'It was changed again since then';
}
