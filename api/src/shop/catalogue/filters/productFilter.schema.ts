import { z } from 'zod';
import { isPlainText } from '../../../platform/core/text/textShape.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { CategoryRef, SubCategoryRef } from '../category.schema.ts';
import { MAX_PRICE_PAISE } from '../prices.ts';
import type { ProductFilter } from './productFilter.ts';

const MAX_VALUES = 50;
const MAX_VALUE_LENGTH = 100;

/** Values as facets have them: unlike `textShape` with the invisible characters that stored products may have. */
function listOf(name: string, names: string) {
  const value = z
    .string()
    .trim()
    .min(1, `${name} is required`)
    .max(MAX_VALUE_LENGTH, `${name} can have at most ${MAX_VALUE_LENGTH} characters`)
    .refine(isPlainText, `${name} must be plain text`);
  return z.array(value).max(MAX_VALUES, `Name at most ${MAX_VALUES} ${names}`).nullish();
}

const paiseShape = z
  .number()
  .min(0, 'A price must not be negative')
  .max(MAX_PRICE_PAISE, `A price must be at most ${MAX_PRICE_PAISE} paise`)
  .nullish();

const PriceRangeRef = builder.inputType('PriceRange', {
  description: 'Either end may be left out.',
  validate: z
    .object({ min: paiseShape, max: paiseShape })
    .refine(({ min, max }) => (min ?? 0) <= (max ?? MAX_PRICE_PAISE), 'The lowest price must not be above the highest'),
  fields: (t) => ({
    min: t.field({ type: 'Paise', description: 'The lowest price.' }),
    max: t.field({ type: 'Paise', description: 'The highest price, included.' }),
  }),
});

export const ProductFilterRef = builder.inputType('ProductFilter', {
  description:
    'A product must match all fields, and one value of each; a field takes at most 50. Empty lists of brands, diets, pack sizes or countries restrict nothing; empty lists of ids find nothing.',
  fields: (t) => ({
    categoryIds: t.globalIDList({
      for: CategoryRef,
      description: 'The categories.',
      validate: z.array(z.unknown()).max(MAX_VALUES, `Name at most ${MAX_VALUES} categories`),
    }),
    subCategoryIds: t.globalIDList({
      for: SubCategoryRef,
      description: 'The sub-categories.',
      validate: z.array(z.unknown()).max(MAX_VALUES, `Name at most ${MAX_VALUES} sub-categories`),
    }),
    brands: t.stringList({ description: 'As in `facets`, in any case.', validate: listOf('A brand', 'brands') }),
    price: t.field({ type: PriceRangeRef, description: 'The current price.' }),
    minDiscountPercent: t.int({
      description: '1 to 100.',
      validate: z
        .number()
        .min(1, 'The discount must be at least 1 percent')
        .max(100, 'The discount must be at most 100 percent'),
    }),
    diets: t.stringList({
      description: 'As in `facets`: `Vegetarian`.',
      validate: listOf('A dietary fact', 'dietary facts'),
    }),
    packSizes: t.stringList({
      description: 'As in `facets`: `500 g`, which is also `0.5 kg`.',
      validate: listOf('A pack size', 'pack sizes'),
    }),
    countriesOfOrigin: t.stringList({
      description: 'As in `facets`: `IN`.',
      validate: listOf('A country', 'countries'),
    }),
    inStock: t.boolean({ description: 'True for products in stock only.' }),
    collectionHandle: t.string({
      description: 'The products of the collection with this handle; one that shoppers do not see finds nothing.',
      validate: z.string().max(MAX_VALUE_LENGTH),
    }),
  }),
});

/** The filter in the terms of the catalogue's rules, without its collection, which has to be read. */
export function filterOf(input: typeof ProductFilterRef.$inferInput): ProductFilter {
  const { categoryIds, subCategoryIds, brands, price, minDiscountPercent, diets, packSizes, inStock } = input;
  const { countriesOfOrigin } = input;
  return {
    categoryIds: categoryIds?.map(({ id }) => id),
    subCategoryIds: subCategoryIds?.map(({ id }) => id),
    brands: valuesOf(brands),
    price:
      price && (price.min != null || price.max != null)
        ? { min: price.min ?? undefined, max: price.max ?? undefined }
        : undefined,
    minDiscountPercent: minDiscountPercent ?? undefined,
    diets: valuesOf(diets),
    packSizes: valuesOf(packSizes),
    countriesOfOrigin: valuesOf(countriesOfOrigin?.map((code) => code.toUpperCase())),
    isInStock: inStock === true || undefined,
  };
}

function valuesOf(values: readonly string[] | null | undefined): readonly string[] | undefined {
  return values && values.length > 0 ? values : undefined;
}

export const ProductSortRef = builder.enumType('ProductSort', {
  description:
    'The order of a list of products; equal ones newest first. All but NEWEST have what is sold out last; in a search, loose matches, such as milk biscuits for `milk`, come behind the others.',
  values: {
    BEST_MATCH: { description: 'Without a search the newest first; in a collection, as its owner has chosen.' },
    NEWEST: { description: 'By age alone.' },
    POPULARITY: { description: 'The most ordered in the last 90 days first.' },
    PRICE_ASC: { description: 'The lowest price first.' },
    PRICE_DESC: { description: 'The highest price first.' },
    UNIT_PRICE: { description: 'The lowest price per 100 g, 100 ml or piece first; packs without an amount last.' },
    DISCOUNT: { description: 'The largest percentage first.' },
    COUNTRY_OF_ORIGIN: { description: 'By the code of the country; products without one last.' },
  },
});
