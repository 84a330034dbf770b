import { z } from 'zod';
import { MAX_BULK_PRODUCTS } from '@kirana/shared/limits.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { CategoryRef, SubCategoryRef } from '../../../shop/catalogue/category.schema.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';
import { MAX_PRICE_PAISE } from '../../../shop/catalogue/prices.ts';
import { adminProductFilterOf, AdminProductFilterRef } from '../products/product.queries.schema.ts';
import { PRODUCT_INPUTS, FORMER_AVAILABILITY } from '../products/product.mutations.schema.ts';
import {
  CONTRADICTED_AVAILABILITY,
  isAvailabilityContradicted,
  MAX_LINKS,
  productShapes,
} from '../products/productShapes.ts';
import { DeclarationsInputRef, declarationsOf } from '../declarations/declarationInputs.schema.ts';
import type { BulkCategoryChange, BulkChange, BulkDeclarationsChange, BulkPriceChange } from './bulkChange.ts';
import type { BulkSelection } from './previewBulkChange.ts';

/** The products of a bulk operation, as input. */
export const ProductBulkSelectionRef = builder.inputType('ProductBulkSelection', {
  description: 'Either `productIds`, or what `search` and `filter` of `adminProducts` find.',
  fields: (t) => ({
    productIds: t.globalIDList({ for: ProductRef, description: '1 to 500; without `search` and `filter`.' }),
    search: t.string({ description: 'All products when left out.' }),
    filter: t.field({ type: AdminProductFilterRef, description: 'All products when left out.' }),
  }),
});

const PriceChangeModeRef = builder.enumType('ProductPriceChangeMode', {
  description: 'How a price changes.',
  values: {
    SET: { description: 'To `amount`.' },
    RAISE_BY_PERCENT: { description: 'Up by `percent`.' },
    LOWER_BY_PERCENT: { description: 'Down by `percent`.' },
    RAISE_BY_AMOUNT: { description: 'Up by `amount`.' },
    LOWER_BY_AMOUNT: { description: 'Down by `amount`.' },
  } satisfies Record<BulkPriceChange['mode'], object>,
});

const PriceChangeRef = builder.inputType('ProductPriceChange', {
  description: 'A change of `mrp`.',
  fields: (t) => ({
    mode: t.field({ type: PriceChangeModeRef, required: true, description: 'The kind of change.' }),
    amount: t.field({ type: 'Paise', description: 'Above 0, at most 10,00,000 rupees.' }),
    percent: t.float({ description: 'Above 0, at most 1,000, with at most two decimals.' }),
    isRounded: t.boolean({ description: 'Rounds to whole rupees.' }),
  }),
});

const CategoryChangeModeRef = builder.enumType('ProductCategoryChangeMode', {
  description: 'How categories change.',
  values: {
    ADD: { description: 'Adds the given ones.' },
    REMOVE: { description: 'Removes the given ones.' },
    REPLACE: { description: 'Leaves the given ones alone.' },
  } satisfies Record<BulkCategoryChange['mode'], object>,
});

const CategoryChangeRef = builder.inputType('ProductCategoryChange', {
  description: 'Names at least one category or sub-category.',
  fields: (t) => ({
    mode: t.field({ type: CategoryChangeModeRef, required: true, description: 'The kind of change.' }),
    categoryIds: t.globalIDList({ for: CategoryRef, description: PRODUCT_INPUTS.categoryIds }),
    subCategoryIds: t.globalIDList({ for: SubCategoryRef, description: PRODUCT_INPUTS.subCategoryIds }),
  }),
});

/** The change of a bulk operation, as input. */
export const ProductBulkChangeRef = builder.inputType('ProductBulkChange', {
  description: 'Exactly one field, besides `isOnlyMissing`.',
  fields: (t) => ({
    price: t.field({ type: PriceChangeRef, description: 'Changes `mrp`.' }),
    discountPercent: t.int({ description: `${PRODUCT_INPUTS.discountPercent}` }),
    gstPercent: t.int({ description: `${PRODUCT_INPUTS.gstPercent}.` }),
    hsnCode: t.string({ description: `${PRODUCT_INPUTS.hsnCode}; an empty text removes the code.` }),
    lowStockThreshold: t.int({ description: `${PRODUCT_INPUTS.lowStockThreshold}.` }),
    availableForSale: t.boolean({ description: `${PRODUCT_INPUTS.availableForSale}.` }),
    isPublished: t.boolean(FORMER_AVAILABILITY),
    categories: t.field({ type: CategoryChangeRef, description: 'Changes the links.' }),
    declarations: t.field({
      type: DeclarationsInputRef,
      description: 'What they declare; null and what is left out change nothing.',
    }),
    isOnlyMissing: t.boolean({ description: 'With `declarations`: keeps what a product declares already.' }),
    isDeleted: t.boolean({ description: 'Deletes them; only true.' }),
  }),
});

/** The error of one invalid field. */
function invalidInput(path: string, message: string): InvalidInputError {
  return new InvalidInputError([{ path, message }]);
}

/** The selected products. @throws InvalidInputError */
export function readBulkSelection(input: typeof ProductBulkSelectionRef.$inferInput): BulkSelection {
  const { productIds, search, filter } = input;
  if (productIds == null) return { search: search ?? '', filter: adminProductFilterOf(filter) };
  if (search != null || filter != null) throw invalidInput('selection', 'Choose products or a filter, not both');
  const ids = [...new Set(productIds.map(({ id }) => id))];
  if (ids.length === 0) throw invalidInput('selection.productIds', 'Choose at least one product');
  if (ids.length > MAX_BULK_PRODUCTS)
    throw invalidInput('selection.productIds', `Choose at most ${MAX_BULK_PRODUCTS} products`);
  return { productIds: ids };
}

type ChangeInput = typeof ProductBulkChangeRef.$inferInput;
type PriceInput = NonNullable<ChangeInput['price']>;
type CategoriesInput = NonNullable<ChangeInput['categories']>;

const MAX_PERCENT = 1000;
const PERCENT_PARTS = 100;
const ONE_CHANGE = 'Choose one thing to change';

function checked<Output>(path: string, shape: z.ZodType<Output>, value: unknown): Output {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(path, result.error.issues[0]?.message ?? 'The input is not valid');
}

/** The one change. @throws InvalidInputError */
export function readBulkChange({ isPublished, isOnlyMissing, ...named }: ChangeInput): BulkChange {
  if (isAvailabilityContradicted({ ...named, isPublished }))
    throw invalidInput('change.availableForSale', CONTRADICTED_AVAILABILITY);
  const input = { ...named, availableForSale: named.availableForSale ?? isPublished };
  const given = Object.entries(input).filter(([, value]) => value != null);
  if (given.length !== 1) throw invalidInput('change', ONE_CHANGE);
  const { price, discountPercent, gstPercent, hsnCode, lowStockThreshold, availableForSale, categories, declarations } =
    input;
  const { shape } = z.object(productShapes);
  if (price != null) return readPrice(price);
  if (discountPercent != null)
    return {
      kind: 'DISCOUNT',
      discountPercent: checked('change.discountPercent', shape.discountPercent, discountPercent),
    };
  if (gstPercent != null)
    return { kind: 'GST', gstPercent: checked('change.gstPercent', shape.gstPercent, gstPercent) };
  if (hsnCode != null) return { kind: 'HSN', hsnCode: checked('change.hsnCode', shape.hsnCode, hsnCode) ?? null };
  if (lowStockThreshold != null)
    return {
      kind: 'LOW_STOCK',
      lowStockThreshold: checked('change.lowStockThreshold', shape.lowStockThreshold, lowStockThreshold),
    };
  if (availableForSale != null) return { kind: 'PUBLISHED', isPublished: availableForSale };
  if (categories != null) return readCategories(categories);
  if (declarations != null) return readDeclarations(declarations, isOnlyMissing ?? false);
  if (input.isDeleted !== true) throw invalidInput('change', ONE_CHANGE);
  return { kind: 'DELETE' };
}

function readDeclarations(input: NonNullable<ChangeInput['declarations']>, isOnlyMissing: boolean): BulkChange {
  const given = Object.entries(declarationsOf(input)).filter(([, value]) => value !== null);
  const values = Object.fromEntries(given) as BulkDeclarationsChange['values']; // without null
  if (given.length === 0) throw invalidInput('change.declarations', ONE_CHANGE);
  return { kind: 'DECLARATIONS', values, isOnlyMissing, names: {} };
}

function readPrice({ mode, amount, percent, isRounded }: PriceInput): BulkPriceChange {
  const rounded = isRounded ?? false;
  if (mode === 'RAISE_BY_PERCENT' || mode === 'LOWER_BY_PERCENT') {
    const parts = Math.round((percent ?? 0) * PERCENT_PARTS);
    const isExact = Math.abs((percent ?? 0) * PERCENT_PARTS - parts) < 1e-6;
    if (percent == null || amount != null || !isExact || parts < 1 || percent > MAX_PERCENT)
      throw invalidInput('change.price.percent', 'Enter a percentage above 0 and up to 1,000, with up to two decimals');
    return { kind: 'PRICE', mode, value: parts, isRounded: rounded };
  }
  if (amount == null || percent != null || amount < 1 || amount > MAX_PRICE_PAISE)
    throw invalidInput('change.price.amount', 'Enter an amount above ₹0, up to ₹10,00,000');
  return { kind: 'PRICE', mode, value: amount, isRounded: rounded };
}

function readCategories({ mode, categoryIds, subCategoryIds }: CategoriesInput): BulkChange {
  const ids = (given: readonly { id: string }[] | null | undefined) => [...new Set((given ?? []).map(({ id }) => id))];
  const change = { categoryIds: ids(categoryIds), subCategoryIds: ids(subCategoryIds) };
  const counts = [change.categoryIds.length, change.subCategoryIds.length];
  if (counts.every((count) => count === 0)) throw invalidInput('change.categories', 'Choose at least one category');
  if (counts.some((count) => count > MAX_LINKS)) throw invalidInput('change.categories', `Choose at most ${MAX_LINKS}`);
  return { kind: 'CATEGORIES', mode, ...change, names: [] };
}
