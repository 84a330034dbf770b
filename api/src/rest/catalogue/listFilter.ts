import { z } from 'zod';
import type { VariablesOf } from 'gql.tada';
import { idsOrRows, rupees, text, whole } from '../fields.ts';
import { toRupees } from '../dataShapes.ts';
import type { ExecuteDocument } from '../executeDocument.ts';
import { graphql } from '../restDocument.ts';

const names = (name: string) => z.array(text(name), `${name} must be a list of texts`).nullish();

const filterShape = z
  .object(
    {
      categoryId: idsOrRows.nullish(),
      subCategoryId: idsOrRows.nullish(),
      brands: names('brands').meta({ description: 'Of one of these brands, as `facets` names them, at most 50.' }),
      price: z
        .object({ min: rupees('min').nullish(), max: rupees('max').nullish() }, 'price must be an object')
        .nullish()
        .meta({ description: 'The price after the discount, both ends included; either may be left out.' }),
      minDiscount: whole('minDiscount').nullish().meta({ description: 'At least so many percent, 1 to 100.' }),
      diets: names('diets').meta({ description: 'With one of these dietary facts, as `facets` names them.' }),
      packSizes: names('packSizes').meta({ description: 'In one of these packs, as `facets` names them.' }),
      inStock: z.boolean('inStock must be true or false').nullish(),
    },
    'filter must be an object',
  )
  .meta({
    id: 'ProductFilter',
    description: 'A product must match all of these fields, and one of the values of each.',
  });

/** The optional fields of a list of products: filter, order, and whether its facets are answered. */
export const listFields = {
  filter: filterShape.nullish(),
  sort: z
    .enum(
      ['BEST_MATCH', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'UNIT_PRICE', 'DISCOUNT'],
      'sort must be one of the orders',
    )
    .nullish()
    .meta({
      description: 'The order. What is sold out comes last, except in NEWEST and, without a search, in BEST_MATCH.',
    }),
  facets: z.boolean('facets must be true or false').nullish().meta({ description: 'True: the answer has `facets`.' }),
};

/** The filter as the graph takes it; null for none. */
export function graphFilter(filter: z.output<typeof filterShape> | null | undefined) {
  if (!filter) return null;
  const { categoryId, subCategoryId, brands, price, minDiscount, diets, packSizes, inStock } = filter;
  return {
    ...{ categoryIds: categoryId ?? null, subCategoryIds: subCategoryId ?? null, brands: brands ?? null },
    ...{ price: price ?? null, minDiscountPercent: minDiscount ?? null, diets: diets ?? null },
    ...{ packSizes: packSizes ?? null, inStock: inStock ?? null },
  };
}

const FACETS = graphql(`
  query RestProductFacets($search: String, $filter: ProductFilter) {
    products(search: $search, filter: $filter, first: 0) {
      facets {
        subCategories {
          subCategory {
            _id: id
            name
          }
          count
        }
        brands {
          value
          count
        }
        prices {
          min
          max
          count
        }
        discounts {
          minDiscount: minPercent
          count
        }
        diets {
          value
          count
        }
        packSizes {
          value
          count
        }
        inStockCount
      }
    }
  }
`);

const listFacetsWhole = z.number().int();
const listFacetsRupees = z.number().meta({ description: 'Rupees.' });
const facetValues = z.array(z.object({ value: z.string(), count: listFacetsWhole }));

/** The field `facets` of an answer; it is missing unless the call asks for it. */
export const facetsData = z
  .object({
    subCategories: z.array(z.object({ _id: z.string(), name: z.string(), count: listFacetsWhole })),
    brands: facetValues,
    prices: z.array(z.object({ min: listFacetsRupees, max: listFacetsRupees.nullable(), count: listFacetsWhole })),
    discounts: z.array(z.object({ minDiscount: listFacetsWhole, count: listFacetsWhole })),
    diets: facetValues,
    packSizes: facetValues,
    inStockCount: listFacetsWhole,
  })
  .meta({
    id: 'ProductFacets',
    description: 'The values to filter the list by, each counted with all filters but those of its own kind.',
  })
  .nullish()
  .meta({ description: 'For a call with `facets`: null for a list without a search, a category and a sub-category.' });

/** The facets of a list. */
export async function facetsOf(
  list: VariablesOf<typeof FACETS>,
  execute: ExecuteDocument,
): Promise<z.input<typeof facetsData>> {
  const { facets } = (await execute(FACETS, list)).products;
  return (
    facets && {
      ...facets,
      subCategories: facets.subCategories.map(({ subCategory, count }) => ({ ...subCategory, count })),
      prices: facets.prices.map(({ min, max, count }) => ({
        min: toRupees(min),
        max: max === null ? null : toRupees(max),
        count,
      })),
    }
  );
}
