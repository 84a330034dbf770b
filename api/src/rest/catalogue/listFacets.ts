import type { VariablesOf } from 'gql.tada';
import { z } from 'zod';
import { toRupees } from '../amounts.ts';
import type { ExecuteDocument } from '../executeDocument.ts';
import { graphql } from '../graphql.ts';
import { namedRefView } from './productView.ts';

const FACETS = graphql(`
  query RestProductFacets($search: String, $filter: ProductFilter) {
    products(search: $search, filter: $filter, first: 0) {
      facets {
        subCategories {
          subCategory {
            id
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
          minPercent
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

const whole = z.number().int();
const rupees = z.number().meta({ description: 'Rupees.' });
const facetValues = z.array(z.object({ value: z.string(), count: whole }));

/** The field `facets` of an answer; it is missing unless the call asks for it. */
export const facetsData = z
  .object({
    subCategories: z.array(z.object({ _id: z.string(), name: z.string(), count: whole })),
    brands: facetValues,
    prices: z.array(z.object({ min: rupees, max: rupees.nullable(), count: whole })),
    discounts: z.array(z.object({ minDiscount: whole, count: whole })),
    diets: facetValues,
    packSizes: facetValues,
    inStockCount: whole,
  })
  .meta({
    id: 'ProductFacets',
    description: 'The values to filter the list by, each counted with all filters but those of its own kind.',
  })
  .nullish()
  .meta({
    description: 'For a call with `facets`: null for a list without a search, a category and a sub-category.',
  });

/** The facets of a list for a call that asks for them. */
export async function facetsOf(
  { isAsked, execute }: { isAsked: boolean; execute: ExecuteDocument },
  list: VariablesOf<typeof FACETS>,
): Promise<{ facets?: z.input<typeof facetsData> }> {
  if (!isAsked) return {};
  const { facets } = (await execute(FACETS, list)).products;
  if (!facets) return { facets: null };
  return {
    facets: {
      ...facets,
      subCategories: facets.subCategories.map(({ subCategory, count }) => ({ ...namedRefView(subCategory), count })),
      prices: facets.prices.map(({ min, max, count }) => ({
        min: toRupees(min),
        max: max == null ? null : toRupees(max),
        count,
      })),
      discounts: facets.discounts.map(({ minPercent, count }) => ({ minDiscount: minPercent, count })),
    },
  };
}
