import type { ProductFields } from '../catalogue/admin/addProduct.ts';
import { makePicture, makeShelf } from './fixtures.ts';

/** What a new product may be, with a picture, a category and a sub-category of its own. */
export async function productFields(
  fields: Partial<ProductFields> = {},
): Promise<Omit<ProductFields, 'sku'> & { sku?: string }> {
  const { categoryId, subCategoryId } = await makeShelf();
  return {
    name: 'Amul Butter',
    brand: 'Amul',
    unit: '500 g',
    description: 'Salted.\nFrom Anand.',
    mrpPaise: 27_500,
    discountPercent: 4,
    gstPercent: 5,
    hsnCode: '0405',
    stock: 40,
    lowStockThreshold: 8,
    isPublished: true,
    categoryIds: [categoryId],
    subCategoryIds: [subCategoryId],
    pictureIds: [await makePicture(), await makePicture()],
    details: [
      { name: 'Shelf life', value: '6 months' },
      { name: 'Diet', value: 'Vegetarian' },
    ],
    ...fields,
  };
}
