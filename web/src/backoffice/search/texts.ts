import { formatCount } from '@kirana/shared/numbers.ts';
import { formatCalendarDateWithYear } from '../../ui/format/formatCalendarDate.ts';
import type { SearchOutcome, SearchQuerySort } from './__generated__/SearchesPageQuery.graphql.ts';

/** Fixed texts of the admins' pages about searches. */
export const texts = {
  searches: 'Searches',
  clickThrough: 'Click-through',
  addedToCart: 'Added to cart',
  zeroResults: 'Without results',
  corrected: 'Corrected',
  searchesOf: (count: number) => (count === 1 ? '1 search' : `${formatCount(count)} searches`),

  addSynonym: 'Add a synonym',

  previewLead: (count: number) => (count === 1 ? '1 product' : `${formatCount(count)} products`),
  pin: 'Pin',
  bury: 'Bury',

  chooseProduct: 'Search for the product by its name or SKU.',
  added: (product: string, isPin: boolean) => `${product} is ${isPin ? 'pinned' : 'buried'}`,
} as const;

/** The outcomes by their names in the schema, in the order of the tabs. */
export const outcomeTexts = {
  ZERO_RESULTS: 'Without results',
  CORRECTED: 'Corrected',
  LOW_CLICK_THROUGH: 'Low click-through',
} as const satisfies Partial<Record<SearchOutcome, string>>;

/** The orders of the list by their names in the schema. */
export const sortTexts = {
  SEARCHES: 'Most searches',
  CLICK_THROUGH_ASC: 'Lowest click-through',
  CLICK_THROUGH_DESC: 'Highest click-through',
  ADD_TO_CART_ASC: 'Fewest added to cart',
  ADD_TO_CART_DESC: 'Most added to cart',
  ZERO_RESULTS: 'Most without results',
} as const satisfies Partial<Record<SearchQuerySort, string>>;

interface Days {
  startDate: string | null | undefined;
  endDate: string | null | undefined;
}

/** The days of a rule in words: `From 1 Mar 2026`. */
export function ruleDays({ startDate, endDate }: Days): string {
  if (startDate == null && endDate == null) return 'Always';
  if (startDate == null) return `Until ${formatCalendarDateWithYear(endDate ?? '')}`;
  if (endDate == null) return `From ${formatCalendarDateWithYear(startDate)}`;
  return `${formatCalendarDateWithYear(startDate)} – ${formatCalendarDateWithYear(endDate)}`;
}
