import { z } from 'zod';
import { isPlainText } from '../../../platform/core/text/textShape.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { CategoryRef } from '../category.schema.ts';
import { MAX_PRICE_PAISE } from '../maxPrice.ts';
import { SubCategoryRef } from '../subCategory.schema.ts';
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
  description: 'A range of prices. Either end may be left out.',
  validate: z
    .object({ min: paiseShape, max: paiseShape })
    .refine(({ min, max }) => (min ?? 0) <= (max ?? MAX_PRICE_PAISE), 'The lowest price must not be above the highest'),
  fields: (t) => ({
    min: t.field({ type: 'Paise', description: 'The lowest price.' }),
    max: t.field({ type: 'Paise', description: 'The highest price, itself included.' }),
  }),
});

/** The filter of a list of products, as clients send it. */
export const ProductFilterRef = builder.inputType('ProductFilter', {
  description:
    'The filter of a list of products; a product must match all of its fields, and one of the values of each field. An empty list of brands, diets or pack sizes restricts nothing; an empty list of categories or sub-categories finds nothing.',
  fields: (t) => ({
    categoryIds: t.globalIDList({
      for: CategoryRef,
      description: 'In one of these categories, at most 50.',
      validate: z.array(z.unknown()).max(MAX_VALUES, `Name at most ${MAX_VALUES} categories`),
    }),
    subCategoryIds: t.globalIDList({
      for: SubCategoryRef,
      description: 'In one of these sub-categories, at most 50.',
      validate: z.array(z.unknown()).max(MAX_VALUES, `Name at most ${MAX_VALUES} sub-categories`),
    }),
    brands: t.stringList({
      description: 'Of one of these brands, as `facets` names them, without regard to case; at most 50.',
      validate: listOf('A brand', 'brands'),
    }),
    price: t.field({ type: PriceRangeRef, description: 'The current price is in this range.' }),
    minDiscountPercent: t.int({
      description: 'The discount is at least so many percent, 1 to 100.',
      validate: z
        .number()
        .min(1, 'The discount must be at least 1 percent')
        .max(100, 'The discount must be at most 100 percent'),
    }),
    diets: t.stringList({
      description: 'With one of these dietary facts, as `facets` names them: `Vegetarian`; at most 50.',
      validate: listOf('A dietary fact', 'dietary facts'),
    }),
    packSizes: t.stringList({
      description:
        'In one of these pack sizes, as `facets` names them: `500 g`; at most 50. `0.5 kg` is the same size.',
      validate: listOf('A pack size', 'pack sizes'),
    }),
    inStock: t.boolean({ description: 'True: only products that are in stock.' }),
  }),
});

/** The filter in the terms of the catalogue's rules. */
export function filterOf(input: typeof ProductFilterRef.$inferInput): ProductFilter {
  const { categoryIds, subCategoryIds, brands, price, minDiscountPercent, diets, packSizes, inStock } = input;
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
    isInStock: inStock === true || undefined,
  };
}

function valuesOf(values: readonly string[] | null | undefined): readonly string[] | undefined {
  return values && values.length > 0 ? values : undefined;
}
