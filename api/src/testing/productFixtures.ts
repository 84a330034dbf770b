import type { ProductFields } from '../backoffice/catalogue/products/writeProduct.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { makePicture, makeSubCategory } from './fixtures.ts';

/** The fields of a new product, with two pictures, a category and a sub-category of its own. */
export async function productFields(
  fields: Partial<ProductFields> = {},
): Promise<Omit<ProductFields, 'sku'> & { sku?: string }> {
  const { categoryId, subCategoryId } = await makeSubCategory();
  return {
    barcode: null,
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
    maxPerOrder: null,
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

/** The required input of `productCreate`, with a brand, a stock and details, for a product of `productFields`. */
export async function productInput(): Promise<Record<string, unknown>> {
  const {
    mrpPaise: mrp,
    name,
    brand,
    unit,
    description,
    discountPercent,
    stock,
    details,
    ...links
  } = await productFields();
  return {
    ...{ mrp, name, brand, unit, description, discountPercent, stock, details },
    categoryIds: links.categoryIds.map((id) => encodeId('Category', id)),
    subCategoryIds: links.subCategoryIds.map((id) => encodeId('SubCategory', id)),
    pictureIds: links.pictureIds.map((id) => encodeId('Picture', id)),
  };
}
