import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { MAX_STOCK, adjustStock } from '../../../shop/stock/adjustStock.ts';
import type { ProductFields } from './createProduct.ts';
import { requireNoPriceCut } from '../priceCut.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import { lockPictures } from '../lockPictures.ts';
import { lockCategories, lockSubCategories } from '../categories/lockCategories.ts';
import { PRODUCT_COLUMN_NAMES, type ProductValues } from './productColumns.ts';
import { ProductChangedError, SkuTakenError, StockChangedError } from './productErrors.ts';
import { lockProduct, productDifference, type ProductState } from './productState.ts';
import { columnsOf, relinkProduct } from './writeProduct.ts';

/** A change of a product; a field that is left out stays as it is. */
export interface ProductUpdate extends Partial<ProductFields> {
  productId: string;
  /** The version that the change was made from; any version when left out. */
  version?: number;
  /** The stock that the admin read: the stock changes by the difference to it. When left out, `stock` is the new stock. */
  seenStock?: number;
  /** The reason for the change of stock. */
  stockNote?: string | null;
  /** Whether the price may fall below half of what it is. */
  mayCutPrices?: boolean;
}

/**
 * Changes a product and raises its version; former pictures are deleted when nothing else uses them. An edit without an effect
 * writes nothing.
 * @throws PriceCutError, ProductNotFoundError, ProductChangedError, StockChangedError, SkuTakenError, CategoryNotFoundError, SubCategoryNotFoundError, PictureNotFoundError
 */
export async function updateProduct(viewer: Viewer, edit: ProductUpdate): Promise<{ productId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  const { productId } = edit;
  return transactionWithUnique(edit.sku === undefined ? null : new SkuTakenError(edit.sku), async (tx) => {
    const { version, state } = await lockProduct(tx, productId);
    if ((edit.version ?? version) !== version) throw new ProductChangedError(productId);
    const target = await updatedState(tx, state, edit);
    if (!edit.mayCutPrices) requireNoPriceCut(state, target);
    const difference = productDifference(state, target);
    if (!difference) return { productId };
    await tx.product.update({
      where: { id: productId, version },
      data: { ...columnsOf(difference.after), version: { increment: 1 } },
      select: { id: true },
    });
    await relinkProduct(tx, productId, difference.after);
    await adjustStock(tx, { reason: 'MANUAL', actorId: viewer.userId, note: edit.stockNote ?? null }, [
      { productId, delta: target.stock - state.stock },
    ]);
    await recordAudit(tx, viewer, {
      action: 'PRODUCT_UPDATE',
      subjectId: productId,
      subjectName: target.name,
      before: { ...difference.before },
      after: { ...difference.after },
    });
    const former = state.pictureIds.filter((id) => !target.pictureIds.includes(id));
    if (former.length > 0) await enqueueJob(tx, REMOVE_PICTURES, { ids: former });
    return { productId };
  });
}

/** The state of a locked product after the edit. Locks what the product newly refers to until the transaction ends. */
async function updatedState(tx: Transaction, state: ProductState, edit: ProductUpdate): Promise<ProductState> {
  const pictureIds = [...new Set(edit.pictureIds ?? state.pictureIds)];
  const categories = edit.categoryIds ? await lockCategories(tx, edit.categoryIds) : state.categories;
  const subCategories = edit.subCategoryIds ? await lockSubCategories(tx, edit.subCategoryIds) : state.subCategories;
  await lockPictures(
    tx,
    pictureIds.filter((id) => !state.pictureIds.includes(id)),
  );
  return { ...state, ...editedColumns(edit), stock: updatedStock(state, edit), categories, subCategories, pictureIds };
}

/** The columns that the edit names. */
function editedColumns(edit: ProductUpdate): Partial<ProductValues> {
  const names = PRODUCT_COLUMN_NAMES.filter((name) => edit[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, edit[name]]));
}

/** The stock after the edit, less the pieces that were sold since the admin read it. @throws StockChangedError */
function updatedStock(state: ProductState, { stock, seenStock = state.stock }: ProductUpdate): number {
  if (stock === undefined) return state.stock;
  const target = state.stock + stock - seenStock;
  if (target < 0 || target > MAX_STOCK) throw new StockChangedError(state.stock);
  return target;
}
