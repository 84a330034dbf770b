import { encodeId } from '../graphql/globalId.ts';
import { makePicture, makeShelf } from './fixtures.ts';

/** What `productAdd` may be told, with two pictures, a category and a sub-category of its own. */
export async function productInput(): Promise<Record<string, unknown>> {
  const { categoryId, subCategoryId } = await makeShelf();
  return {
    name: 'Amul Butter',
    brand: 'Amul',
    unit: '500 g',
    description: 'Salted.\nFrom Anand.',
    mrp: 27_500,
    discountPercent: 4,
    stock: 40,
    categoryIds: [encodeId('Category', categoryId)],
    subCategoryIds: [encodeId('SubCategory', subCategoryId)],
    pictureIds: [encodeId('Picture', await makePicture()), encodeId('Picture', await makePicture())],
    details: [
      { name: 'Shelf life', value: '6 months' },
      { name: 'Diet', value: 'Vegetarian' },
    ],
  };
}
