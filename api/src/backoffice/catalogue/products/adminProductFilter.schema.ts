import { builder } from '../../../platform/graphql/builder.ts';
import { CategoryRef, SubCategoryRef } from '../../../shop/catalogue/category.schema.ts';

/** The filter of the admin's list, as input. */
export const AdminProductFilterRef = builder.inputType('AdminProductFilter', {
  description: "The filter of the admin's list of products; a product must match all of its fields.",
  fields: (t) => ({
    categoryId: t.globalID({ for: CategoryRef, description: 'In this category.' }),
    subCategoryId: t.globalID({ for: SubCategoryRef, description: 'In this sub-category.' }),
    isLowOnStock: t.boolean({
      description: "True: the stock is at or below the product's threshold, or 0; false: above it.",
    }),
    isOutOfStock: t.boolean({ description: 'True: the stock is 0; false: above 0.' }),
    isHidden: t.boolean({ description: 'True: the product is hidden from shoppers; false: it is published.' }),
    hasNoPicture: t.boolean({ description: 'True: without a picture; false: with one.' }),
  }),
});

/** The filter with the ids of rows. */
export function adminProductFilterOf(input: typeof AdminProductFilterRef.$inferInput | null | undefined) {
  const { categoryId, subCategoryId, ...flags } = input ?? {};
  return { ...flags, categoryId: categoryId?.id, subCategoryId: subCategoryId?.id };
}
