import { builder } from '../../../platform/graphql/builder.ts';
import { findSubCategories, SubCategoryRef } from '../category.schema.ts';
import { joinById } from '../joinById.ts';
import type { FacetValue, ProductFacets } from './productFacets.ts';

const COUNT = 'The matching products.';

const SubCategoryFacetRef = builder
  .objectRef<{ row: { id: string; name: string }; hit: { count: number } }>('SubCategoryFacet')
  .implement({
    description: 'A sub-category in a list of products.',
    fields: (t) => ({
      subCategory: t.field({ type: SubCategoryRef, description: 'The sub-category.', resolve: ({ row }) => row }),
      count: t.int({ description: COUNT, resolve: ({ hit }) => hit.count }),
    }),
  });

const FacetValueRef = builder.objectRef<FacetValue>('FacetValue').implement({
  description: 'A value to filter by.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'As `ProductFilter` takes it.' }),
    count: t.exposeInt('count', { description: COUNT }),
  }),
});

const PriceFacetRef = builder.objectRef<ProductFacets['prices'][number]>('PriceFacet').implement({
  description: 'A range of current prices.',
  fields: (t) => ({
    min: t.expose('min', { type: 'Paise', description: 'The lowest price.' }),
    max: t.expose('max', {
      type: 'Paise',
      nullable: true,
      description: 'The highest price, included; null for an open end.',
    }),
    count: t.exposeInt('count', { description: COUNT }),
  }),
});

const DiscountFacetRef = builder.objectRef<ProductFacets['discounts'][number]>('DiscountFacet').implement({
  description: 'A minimum discount.',
  fields: (t) => ({
    minPercent: t.exposeInt('minPercent', { description: 'In percent: 10, 20, 30 or 50.' }),
    count: t.exposeInt('count', { description: COUNT }),
  }),
});

export const ProductFacetsRef = builder.objectRef<ProductFacets>('ProductFacets').implement({
  description:
    'The values to filter a list by. Each is counted with all filters but those of its own kind; selected values are listed even without products.',
  fields: (t) => ({
    subCategories: t.field({
      type: [SubCategoryFacetRef],
      description: 'Largest count first, at most 30.',
      resolve: async ({ subCategories }, _args, context, info) => {
        const ids = subCategories.map(({ id }) => id);
        return joinById(subCategories, await findSubCategories(ids, { context, info }, ['subCategory']));
      },
    }),
    brands: t.expose('brands', { type: [FacetValueRef], description: 'Largest count first, at most 50.' }),
    prices: t.expose('prices', {
      type: [PriceFacetRef],
      description: 'Lowest first, from ₹0, ₹50, ₹100, ₹200 and ₹500.',
    }),
    discounts: t.expose('discounts', {
      type: [DiscountFacetRef],
      description: 'Lowest first. A product counts for each step up to its discount.',
    }),
    diets: t.expose('diets', {
      type: [FacetValueRef],
      description: 'The values of the detail `Diet`, largest count first, at most 20.',
    }),
    packSizes: t.expose('packSizes', {
      type: [FacetValueRef],
      description: 'The 30 most frequent, by weight, volume and pieces, smallest first.',
    }),
    countriesOfOrigin: t.expose('countriesOfOrigin', {
      type: [FacetValueRef],
      description: 'Codes of ISO 3166-1 alpha-2, largest count first, at most 50.',
    }),
    inStockCount: t.exposeInt('inStockCount', { description: 'The products in stock.' }),
  }),
});
