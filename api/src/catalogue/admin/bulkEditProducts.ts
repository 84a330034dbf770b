import { db, type Transaction } from '../../db/client.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';
import {
  BULK_TRANSACTION,
  changedFields,
  GONE,
  lockedProducts,
  stockRefusal,
  writeBulk,
  type BulkChange,
  type BulkProduct,
  type BulkRefusal,
  type BulkState,
} from './writeBulk.ts';

/** One thing to change of several products. A product that is named twice counts once. */
export interface BulkEdit {
  productIds: readonly string[];
  isPublished?: boolean | null | undefined;
  discountPercent?: number | null | undefined;
  stock?: number | null | undefined;
  /** Adds to the stock, or takes from it. */
  stockChange?: number | null | undefined;
  /** Why the stock changes. */
  stockNote?: string | null | undefined;
}

/** What came of a bulk change. */
export interface BulkOutcome {
  /** Null when nothing was changed. */
  batchId: string | null;
  /** Those that were changed, in the order asked. */
  productIds: string[];
  unchangedCount: number;
  refusals: BulkRefusal[];
}

/** Changes one thing of several products in one go; what can't be changed is named, the rest is done. */
export async function bulkEditProducts(viewer: Viewer, edit: BulkEdit): Promise<BulkOutcome> {
  requireAdmin(viewer);
  const wanted = [...new Set(edit.productIds)];
  return db.$transaction(async (tx) => {
    const products = await lockedProducts(tx, wanted);
    const refusals: BulkRefusal[] = [];
    const changes: BulkChange[] = [];
    for (const productId of wanted) {
      const product = products.get(productId);
      const change = product && !product.isDeleted ? { product, after: edited(product, edit) } : null;
      const message = change ? stockRefusal(change) : GONE;
      if (message !== null) refusals.push({ productId, name: product?.name ?? null, message });
      else if (change && changedFields(change).length > 0) changes.push(change);
    }
    return {
      batchId: await writeBatch(tx, viewer, { changes, note: edit.stockNote ?? null }),
      productIds: changes.map(({ product }) => product.id),
      unchangedCount: wanted.length - refusals.length - changes.length,
      refusals,
    };
  }, BULK_TRANSACTION);
}

function edited(product: BulkProduct, { isPublished, discountPercent, stock, stockChange }: BulkEdit): BulkState {
  return {
    isPublished: isPublished ?? product.isPublished,
    discountPercent: discountPercent ?? product.discountPercent,
    stock: (stock ?? product.stock) + (stockChange ?? 0),
  };
}

/** The id of what undoBulkEdit can undo. */
async function writeBatch(
  tx: Transaction,
  viewer: Viewer,
  { changes, note }: { changes: readonly BulkChange[]; note: string | null },
): Promise<string | null> {
  if (changes.length === 0) return null;
  const { id } = await tx.productBatch.create({ data: { actorId: viewer.userId }, select: { id: true } });
  await writeBulk(tx, viewer, { changes, note, batchId: id });
  return id;
}
