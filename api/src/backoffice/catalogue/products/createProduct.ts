import { randomInt } from 'node:crypto';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { adjustStock } from '../../../shop/stock/adjustStock.ts';
import { lockPictures } from '../lockPictures.ts';
import { lockCategories, lockSubCategories } from '../categories/lockCategories.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import { SkuTakenError } from './productErrors.ts';
import type { ProductState } from './productState.ts';
import { columnsOf, linkProduct } from './writeProduct.ts';

const SKU_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'; // without those that look like another one
const SKU_LENGTH = 8;

/** The fields of a new product. A category, sub-category or picture that is named twice counts once. */
export interface ProductFields extends Omit<ProductState, 'categories' | 'subCategories'> {
  categoryIds: readonly string[];
  subCategoryIds: readonly string[];
}

/**
 * Adds a product to the shop and its first stock to the ledger. Without a SKU the product gets a random one.
 * @throws SkuTakenError, CategoryNotFoundError, SubCategoryNotFoundError, PictureNotFoundError
 */
export async function createProduct(
  viewer: Viewer,
  { sku = generateSku(), categoryIds, subCategoryIds, ...fields }: Omit<ProductFields, 'sku'> & { sku?: string },
): Promise<{ productId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new SkuTakenError(sku), async (tx) => {
    const pictureIds = [...new Set(fields.pictureIds)];
    const categories = await lockCategories(tx, categoryIds);
    const subCategories = await lockSubCategories(tx, subCategoryIds);
    await lockPictures(tx, pictureIds);
    const state: ProductState = { sku, ...fields, categories, subCategories, pictureIds };
    const { id } = await tx.product.create({ data: columnsOf(state), select: { id: true } });
    await linkProduct(tx, id, state);
    await adjustStock(tx, { reason: 'INITIAL', actorId: viewer.userId }, [{ productId: id, delta: state.stock }]);
    await recordAudit(tx, viewer, {
      action: 'PRODUCT_CREATE',
      subjectId: id,
      subjectName: state.name,
      before: null,
      after: { ...state },
    });
    return { productId: id };
  });
}

/** A random SKU such as `KR-7M2QX4TB`. Of 30 to the 8th there are too many for a collision in practice. */
function generateSku(): string {
  return `KR-${Array.from({ length: SKU_LENGTH }, () => SKU_LETTERS[randomInt(SKU_LETTERS.length)]).join('')}`;
}
