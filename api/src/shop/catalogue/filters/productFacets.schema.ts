import { builder } from '../../../platform/graphql/builder.ts';
import { findSubCategories } from '../findSubCategories.schema.ts';
import { joinById } from '../joinById.ts';
import { SubCategoryRef } from '../subCategory.schema.ts';
import type { FacetValue, ProductFacets } from './productFacets.ts';

const COUNT = 'The number of products with all filters of the list but those of this kind.';

const SubCategoryFacetRef = builder
  .objectRef<{ row: { id: string; name: string }; hit: { count: number } }>('SubCategoryFacet')
  .implement({
    description: 'A sub-category of the products of a list.',
    fields: (t) => ({
      subCategory: t.field({ type: SubCategoryRef, description: 'The sub-category.', resolve: ({ row }) => row }),
      count: t.int({ description: COUNT, resolve: ({ hit }) => hit.count }),
    }),
  });

const FacetValueRef = builder.objectRef<FacetValue>('FacetValue').implement({
  description: 'A value that products of a list have.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The value, as the filter of the list takes it.' }),
    count: t.exposeInt('count', { description: COUNT }),
  }),
});

const PriceFacetRef = builder.objectRef<ProductFacets['prices'][number]>('PriceFacet').implement({
  description: 'A range of the current prices of the products of a list.',
  fields: (t) => ({
    min: t.field({ type: 'Paise', description: 'The lowest price.', resolve: ({ min }) => min }),
    max: t.field({
      type: 'Paise',
      nullable: true,
      description: 'The highest price, itself included; null when the range has no end.',
      resolve: ({ max }) => max,
    }),
    count: t.exposeInt('count', { description: COUNT }),
  }),
});

const DiscountFacetRef = builder.objectRef<ProductFacets['discounts'][number]>('DiscountFacet').implement({
  description: 'A discount that products of a list have at least.',
  fields: (t) => ({
    minPercent: t.exposeInt('minPercent', { description: 'The least discount in percent: 10, 20, 30 or 50.' }),
    count: t.exposeInt('count', { description: COUNT }),
  }),
});

/** The counts beside a list of products. */
export const ProductFacetsRef = builder.objectRef<ProductFacets>('ProductFacets').implement({
  description:
    'The values that the products of a list have, to filter it by. Each value is counted with all filters of the list but those of its own kind. A value that no product has is listed only while the filter of the list names it.',
  fields: (t) => ({
    subCategories: t.field({
      type: [SubCategoryFacetRef],
      description:
        'The sub-categories, largest count first: at most 30 and those of the filter. A list without a search and without a category filter has those that its own products belong to.',
      resolve: async ({ subCategories }, _args, context, info) => {
        const ids = subCategories.map(({ id }) => id);
        return joinById(subCategories, await findSubCategories(ids, { context, info }, ['subCategory']));
      },
    }),
    brands: t.field({
      type: [FacetValueRef],
      description: 'The brands, largest count first: at most 50 and those of the filter.',
      resolve: ({ brands }) => brands,
    }),
    prices: t.field({
      type: [PriceFacetRef],
      description: 'The ranges of prices, lowest first. They begin at ₹0, ₹50, ₹100, ₹200 and ₹500.',
      resolve: ({ prices }) => prices,
    }),
    discounts: t.field({
      type: [DiscountFacetRef],
      description: 'The steps of discounts, lowest first. A product counts for each step up to its discount.',
      resolve: ({ discounts }) => discounts,
    }),
    diets: t.field({
      type: [FacetValueRef],
      description:
        'The dietary facts, largest count first: at most 20 and those of the filter. They are the values of the detail `Diet`, separated by commas.',
      resolve: ({ diets }) => diets,
    }),
    packSizes: t.field({
      type: [FacetValueRef],
      description:
        'The 30 most frequent pack sizes and those of the filter, by weight, then volume, then pieces, smallest first.',
      resolve: ({ packSizes }) => packSizes,
    }),
    inStockCount: t.exposeInt('inStockCount', {
      description: 'The number of products in stock with all filters of the list but `inStock`.',
    }),
  }),
});
