import { builder } from '../../graphql/builder.ts';

/** The order of a list of products. */
export const ProductSortRef = builder.enumType('ProductSort', {
  description:
    'The order of a list of products; products with equal values are ordered by age, the newest first. An order by price, unit price or discount has what is sold out last; in a search it has the products that only mention the words, such as milk biscuits for `milk`, after all that the words name.',
  values: {
    BEST_MATCH: {
      description: 'The best match for the search first, and what is sold out last; NEWEST without a search.',
    },
    NEWEST: { description: 'The newest first.' },
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
