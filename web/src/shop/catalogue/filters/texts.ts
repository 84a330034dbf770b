import { formatCount } from '@kirana/shared/numbers.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import type { PriceRange, ProductOrder } from './url/readFilters.ts';

/** The end of a range, which the range contains: ₹99.99 is below ₹100. */
const endOf = (paise: number) => formatRupees(paise % 100 === 99 ? paise + 1 : paise);

/** Fixed texts of the filters. */
export const texts = {
  heading: 'Filters',
  open: 'Filters',
  openWith: (count: number) => `Filters, ${count} active`,
  quickFilters: 'Quick filters',
  activeFilters: 'Active filters',
  remove: (filter: string) => `Remove filter ${filter}`,
  clearAll: 'Clear all',
  clearFilters: 'Clear filters',
  apply: 'Apply',
  close: 'Close',
  failed: 'We couldn’t load the filters.',
  tryAgain: 'Try again',
  show: (count: number) => (count === 1 ? 'Show 1 product' : `Show ${formatCount(count)} products`),
  showMore: (count: number) => `Show ${count} more`,
  showLess: 'Show less',
  nothingTitle: 'No Data found',
  nothingText: 'No product matches all filters. Remove one to see more.',

  sortBy: 'Sort by',
  ownOrder: { search: 'Relevance', listing: 'Popularity', collection: 'Featured' },
  orders: {
    popularity: 'Popularity',
    price: 'Price: low to high',
    'price-desc': 'Price: high to low',
    'unit-price': 'Unit price: low to high',
    discount: 'Discount: high to low',
    country: 'Country of origin',
    newest: 'Newest first',
  } satisfies Record<ProductOrder, string>,

  groups: {
    subCategories: 'Sub-category',
    brands: 'Brand',
    price: 'Price',
    discount: 'Discount',
    diets: 'Dietary',
    packSizes: 'Pack size',
    countries: 'Country of origin',
    inStock: 'Availability',
  },
  anyPrice: 'Any price',
  anyDiscount: 'Any discount',
  inStock: 'In stock',
  inStockOnly: 'In stock only',
  discount: (percent: number) => `${percent}% or more`,
  price: ({ min, max }: PriceRange) => {
    if (max === null) return `${formatRupees(min)} and above`;
    return min === 0 ? `Under ${endOf(max)}` : `${formatRupees(min)} to ${endOf(max)}`;
  },
} as const;
