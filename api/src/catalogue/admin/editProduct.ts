import { recordAudit } from '../../audit/recordAudit.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueueJob } from '../../db/enqueueJob.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';
import { REMOVE_PICTURES } from '../../media/removePictures.ts';
import { MAX_STOCK, moveStock } from '../moveStock.ts';
import type { ProductFields } from './addProduct.ts';
import { holdPictures } from './holdPicture.ts';
import { heldCategories, heldSubCategories } from './lockedRows.ts';
import { ProductChangedError, StockChangedError } from './productErrors.ts';
import { lockedProduct, productDifference, type ProductState } from './productState.ts';
import { inSkuTransaction, productColumns, relinkProduct } from './writeProduct.ts';

/** A change of a product: what it does not name stays. */
export interface ProductEdit extends Partial<ProductFields> {
  productId: string;
  /** The version that the change was made from; left out, it may be any. */
  version?: number;
  /** The stock that was seen: the stock changes by the difference. Left out, `stock` is what it becomes. */
  seenStock?: number;
  /** Why the stock changes. */
  stockNote?: string | null;
}

/**
 * Changes what is named of a product and raises its version; former pictures go if nothing else shows them. A change that
 * changes nothing leaves no trace.
 * @throws ProductGoneError, ProductChangedError, StockChangedError, SkuTakenError, CategoryGoneError, SubCategoryGoneError, PictureGoneError
 */
export async function editProduct(viewer: Viewer, edit: ProductEdit): Promise<{ productId: string }> {
  requireAdmin(viewer);
  const { productId } = edit;
  return inSkuTransaction(edit.sku, async (tx) => {
    const { version, state } = await lockedProduct(tx, productId);
    if ((edit.version ?? version) !== version) throw new ProductChangedError(productId);
    const wanted = await editedState(tx, state, edit);
    const difference = productDifference(state, wanted);
    if (!difference) return { productId };
    await tx.product.update({
      where: { id: productId, version },
      data: { ...productColumns(difference.after), version: { increment: 1 } },
      select: { id: true },
    });
    await relinkProduct(tx, productId, difference.after);
    await moveStock(tx, { reason: 'MANUAL', actorId: viewer.userId, note: edit.stockNote ?? null }, [
      { productId, delta: wanted.stock - state.stock },
    ]);
    await recordAudit(tx, viewer, {
      action: 'PRODUCT_EDIT',
      subjectId: productId,
      subjectName: wanted.name,
      before: { ...difference.before },
      after: { ...difference.after },
    });
    const former = state.pictureIds.filter((id) => !wanted.pictureIds.includes(id));
    if (former.length > 0) await enqueueJob(tx, REMOVE_PICTURES, { ids: former });
    return { productId };
  });
}

/** What the edit makes of a locked product; all that it comes to refer to stays until the transaction ends. */
async function editedState(tx: Transaction, state: ProductState, edit: ProductEdit): Promise<ProductState> {
  const pictureIds = [...new Set(edit.pictureIds ?? state.pictureIds)];
  const categories = edit.categoryIds ? await heldCategories(tx, edit.categoryIds) : state.categories;
  const subCategories = edit.subCategoryIds ? await heldSubCategories(tx, edit.subCategoryIds) : state.subCategories;
  await holdPictures(
    tx,
    pictureIds.filter((id) => !state.pictureIds.includes(id)),
  );
  return {
    sku: edit.sku ?? state.sku,
    name: edit.name ?? state.name,
    brand: edit.brand === undefined ? state.brand : edit.brand,
    unit: edit.unit ?? state.unit,
    description: edit.description ?? state.description,
    mrpPaise: edit.mrpPaise ?? state.mrpPaise,
    discountPercent: edit.discountPercent ?? state.discountPercent,
    gstPercent: edit.gstPercent ?? state.gstPercent,
    hsnCode: edit.hsnCode === undefined ? state.hsnCode : edit.hsnCode,
    stock: editedStock(state, edit),
    lowStockThreshold: edit.lowStockThreshold ?? state.lowStockThreshold,
    isPublished: edit.isPublished ?? state.isPublished,
    categories,
    subCategories,
    pictureIds,
    details: edit.details ?? state.details,
  };
}

/** What was sold since the stock was seen stays sold. @throws StockChangedError */
function editedStock(state: ProductState, { stock, seenStock = state.stock }: ProductEdit): number {
  if (stock === undefined) return state.stock;
  const wanted = state.stock + stock - seenStock;
  if (wanted < 0 || wanted > MAX_STOCK) throw new StockChangedError(state.stock);
  return wanted;
}
