import { builder } from '../../graphql/builder.ts';

/** The order of a list of products. */
export const ProductSortRef = builder.enumType('ProductSort', {
  description: 'The order of a list of products; products with equal values are ordered by age, the newest first.',
  values: {
    BEST_MATCH: {
      description: 'The best match for the search first, and what is sold out last; NEWEST without a search.',
    },
    NEWEST: { description: 'The newest first.' },
    PRICE_ASC: { description: 'The lowest current price first; what is sold out comes after all that is in stock.' },
    PRICE_DESC: { description: 'The highest current price first; what is sold out comes after all that is in stock.' },
    UNIT_PRICE: {
      description:
        'The lowest price per 100 g, 100 ml or piece first; then packs whose unit names no amount. What is sold out comes after all that is in stock.',
    },
    DISCOUNT: {
      description:
        'The largest discount in percent first, with a search the better match of equal discounts; what is sold out comes after all that is in stock.',
    },
  },
});
