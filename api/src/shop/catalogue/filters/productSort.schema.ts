import { builder } from '../../../platform/graphql/builder.ts';

/** The order of a list of products. */
export const ProductSortRef = builder.enumType('ProductSort', {
  description:
    'The order of a list of products; products with equal values are ordered by age, the newest first. Each order but NEWEST has what is sold out last. In a search an order by price, unit price or discount has the products that only mention the words, such as milk biscuits for `milk`, after all that the words name.',
  values: {
    BEST_MATCH: {
      description: 'The best match for the search first; without a search the newest first.',
    },
    NEWEST: { description: 'The newest first, whether in stock or sold out.' },
    PRICE_ASC: { description: 'The lowest current price first.' },
    PRICE_DESC: { description: 'The highest current price first.' },
    UNIT_PRICE: {
      description: 'The lowest price per 100 g, 100 ml or piece first; then packs whose unit names no amount.',
    },
    DISCOUNT: {
      description: 'The largest discount in percent first; in a search the better match of equal discounts.',
    },
  },
});
