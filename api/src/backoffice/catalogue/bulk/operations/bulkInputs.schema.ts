import { builder } from '../../../../platform/graphql/builder.ts';
import { CategoryRef, SubCategoryRef } from '../../../../shop/catalogue/category.schema.ts';
import { ProductRef } from '../../../../shop/catalogue/product.schema.ts';
import { AdminProductFilterRef } from '../../products/adminProductFilter.schema.ts';
import { PRODUCT_INPUTS } from '../../products/productInputs.schema.ts';
import type { BulkCategoryChange, BulkPriceChange } from './bulkChange.ts';

/** The products of a bulk operation, as input. */
export const ProductBulkSelectionRef = builder.inputType('ProductBulkSelection', {
  description: 'Products: those in `productIds`, or all that `search` and `filter` of `adminProducts` find.',
  fields: (t) => ({
    productIds: t.globalIDList({
      for: ProductRef,
      description: 'The public ids of 1 to 500 products; without `search` and `filter`.',
    }),
    search: t.string({ description: 'The search text; all products when left out.' }),
    filter: t.field({ type: AdminProductFilterRef, description: 'The filter; all products when left out.' }),
  }),
});

const PriceChangeModeRef = builder.enumType('ProductPriceChangeMode', {
  description: 'How the maximum retail price of each product changes.',
  values: {
    SET: { description: 'To `amount`.' },
    RAISE_BY_PERCENT: { description: 'Up by `percent`.' },
    LOWER_BY_PERCENT: { description: 'Down by `percent`.' },
    RAISE_BY_AMOUNT: { description: 'Up by `amount`.' },
    LOWER_BY_AMOUNT: { description: 'Down by `amount`.' },
  } satisfies Record<BulkPriceChange['mode'], object>,
});

const PriceChangeRef = builder.inputType('ProductPriceChange', {
  description: 'A change of the maximum retail price.',
  fields: (t) => ({
    mode: t.field({ type: PriceChangeModeRef, required: true, description: 'How the price changes.' }),
    amount: t.field({ type: 'Paise', description: 'The amount, above 0 and at most 10,00,000 rupees.' }),
    percent: t.float({ description: 'The percentage, above 0 and at most 1,000, with at most two decimals.' }),
    isRounded: t.boolean({ description: 'Whether the new price is rounded to the nearest whole rupee.' }),
  }),
});

const CategoryChangeModeRef = builder.enumType('ProductCategoryChangeMode', {
  description: 'How the categories and sub-categories of each product change.',
  values: {
    ADD: { description: 'The product is in the given ones, too.' },
    REMOVE: { description: 'The product is no longer in the given ones.' },
    REPLACE: { description: 'The product is in the given ones alone.' },
  } satisfies Record<BulkCategoryChange['mode'], object>,
});

const CategoryChangeRef = builder.inputType('ProductCategoryChange', {
  description: 'A change of the categories and sub-categories: at least one of them is given.',
  fields: (t) => ({
    mode: t.field({ type: CategoryChangeModeRef, required: true, description: 'How they change.' }),
    categoryIds: t.globalIDList({ for: CategoryRef, description: PRODUCT_INPUTS.categoryIds }),
    subCategoryIds: t.globalIDList({ for: SubCategoryRef, description: PRODUCT_INPUTS.subCategoryIds }),
  }),
});

/** The change of a bulk operation, as input. */
export const ProductBulkChangeRef = builder.inputType('ProductBulkChange', {
  description: 'The change of each product: exactly one field.',
  fields: (t) => ({
    price: t.field({ type: PriceChangeRef, description: 'Changes the maximum retail price.' }),
    discountPercent: t.int({ description: `The discount: ${PRODUCT_INPUTS.discountPercent}` }),
    gstPercent: t.int({ description: `${PRODUCT_INPUTS.gstPercent}.` }),
    hsnCode: t.string({ description: `${PRODUCT_INPUTS.hsnCode}; an empty text removes the code.` }),
    lowStockThreshold: t.int({ description: `${PRODUCT_INPUTS.lowStockThreshold}.` }),
    isPublished: t.boolean({ description: `${PRODUCT_INPUTS.isPublished}.` }),
    categories: t.field({ type: CategoryChangeRef, description: 'Changes the categories and sub-categories.' }),
    isDeleted: t.boolean({ description: 'Deletes the products; only true.' }),
  }),
});
