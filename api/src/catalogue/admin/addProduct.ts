import { recordAudit } from '../../audit/recordAudit.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';
import { moveStock } from '../moveStock.ts';
import { holdPictures } from './holdPicture.ts';
import { heldCategories, heldSubCategories } from './lockedRows.ts';
import { madeUpSku } from './madeUpSku.ts';
import type { ProductState } from './productState.ts';
import { inSkuTransaction, linkProduct, productColumns } from './writeProduct.ts';

/** What a product is to be. A category, sub-category or picture that is named twice counts once. */
export interface ProductFields extends Omit<ProductState, 'categories' | 'subCategories'> {
  categoryIds: readonly string[];
  subCategoryIds: readonly string[];
}

/**
 * Adds a product to the shop, with its first stock in the ledger. A SKU is made up where none is given.
 * @throws SkuTakenError, CategoryGoneError, SubCategoryGoneError, PictureGoneError
 */
export async function addProduct(
  viewer: Viewer,
  { sku = madeUpSku(), categoryIds, subCategoryIds, ...fields }: Omit<ProductFields, 'sku'> & { sku?: string },
): Promise<{ productId: string }> {
  requireAdmin(viewer);
  return inSkuTransaction(sku, async (tx) => {
    const pictureIds = [...new Set(fields.pictureIds)];
    const categories = await heldCategories(tx, categoryIds);
    const subCategories = await heldSubCategories(tx, subCategoryIds);
    await holdPictures(tx, pictureIds);
    const state: ProductState = { sku, ...fields, categories, subCategories, pictureIds };
    const { id } = await tx.product.create({ data: productColumns(state), select: { id: true } });
    await linkProduct(tx, id, state);
    await moveStock(tx, { reason: 'INITIAL', actorId: viewer.userId }, [{ productId: id, delta: state.stock }]);
    await recordAudit(tx, viewer, {
      action: 'PRODUCT_ADD',
      subjectId: id,
      subjectName: state.name,
      before: null,
      after: { ...state },
    });
    return { productId: id };
  });
}
