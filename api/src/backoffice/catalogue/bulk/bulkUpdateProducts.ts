import { db, type Transaction } from '../../../platform/db/client.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { requireNoPriceCut } from '../priceCut.ts';
import {
  BULK_TRANSACTION,
  changedFields,
  PRODUCT_NOT_FOUND,
  lockProducts,
  stockFailure,
  writeBulkChanges,
  type BulkChange,
  type BulkProduct,
  type BulkFailure,
  type BulkState,
} from './writeBulkChanges.ts';

/** A change of one field of several products. A product that is named twice counts once. */
export interface BulkUpdate {
  productIds: readonly string[];
  isPublished?: boolean | null | undefined;
  discountPercent?: number | null | undefined;
  stock?: number | null | undefined;
  /** The difference by which the stock changes. */
  stockChange?: number | null | undefined;
  /** Why the stock changes. */
  stockNote?: string | null | undefined;
  /** Whether prices may fall below half of what they are. */
  mayCutPrices?: boolean;
}

/** The result of a bulk change. */
export interface BulkUpdateResult {
  /** Null when nothing was changed. */
  batchId: string | null;
  /** The changed products, in the order of the request. */
  productIds: string[];
  unchangedCount: number;
  failures: BulkFailure[];
}

/** Changes one field of several products in one transaction. Products that can't be changed are reported, the others are changed. @throws PriceCutError */
export async function bulkUpdateProducts(viewer: Viewer, edit: BulkUpdate): Promise<BulkUpdateResult> {
  requirePermission(viewer, 'CATALOGUE');
  const requested = [...new Set(edit.productIds)];
  return db.$transaction(async (tx) => {
    const products = await lockProducts(tx, requested);
    const failures: BulkFailure[] = [];
    const changes: BulkChange[] = [];
    for (const productId of requested) {
      const product = products.get(productId);
      const change = product && !product.isDeleted ? { product, after: updated(product, edit) } : null;
      const message = change ? stockFailure(change) : PRODUCT_NOT_FOUND;
      if (change && !edit.mayCutPrices) requireNoPriceCut(change.product, { ...change.product, ...change.after });
      if (message !== null) failures.push({ productId, name: product?.name ?? null, message });
      else if (change && changedFields(change).length > 0) changes.push(change);
    }
    return {
      batchId: await writeBatch(tx, viewer, { changes, note: edit.stockNote ?? null }),
      productIds: changes.map(({ product }) => product.id),
      unchangedCount: requested.length - failures.length - changes.length,
      failures,
    };
  }, BULK_TRANSACTION);
}

function updated(product: BulkProduct, { isPublished, discountPercent, stock, stockChange }: BulkUpdate): BulkState {
  return {
    isPublished: isPublished ?? product.isPublished,
    discountPercent: discountPercent ?? product.discountPercent,
    stock: (stock ?? product.stock) + (stockChange ?? 0),
  };
}

/** Writes the changes and returns the id by which undoBulkUpdate can undo them. */
async function writeBatch(
  tx: Transaction,
  viewer: Viewer,
  { changes, note }: { changes: readonly BulkChange[]; note: string | null },
): Promise<string | null> {
  if (changes.length === 0) return null;
  const { id } = await tx.productBatch.create({ data: { actorId: viewer.userId }, select: { id: true } });
  await writeBulkChanges(tx, viewer, { changes, note, batchId: id });
  return id;
}
