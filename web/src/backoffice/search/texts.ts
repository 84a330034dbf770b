import { formatCount } from '@kirana/shared/numbers.ts';
import { formatCalendarDateWithYear } from '../../ui/format/formatCalendarDate.ts';

/** Fixed texts of the admins' pages about searches. */
export const texts = {
  title: 'Searches',
  lead: 'What shoppers search for, and whether they find it. Searches are never linked to a person.',

  searches: 'Searches',
  clickThrough: 'Click-through',
  addedToCart: 'Added to cart',
  zeroResults: 'Without results',
  corrected: 'Corrected',
  searchesOf: (count: number) => (count === 1 ? '1 search' : `${formatCount(count)} searches`),
  figures: (days: number) => `The last ${days} days`,

  outcomes: 'Searches by outcome',
  all: 'All',
  find: 'Find a search',
  sort: 'Sort by',
  list: 'Searched texts',
  query: 'Search',
  addSynonym: 'Add a synonym',
  addSynonymFor: (query: string) => `Add a synonym for ${query}`,
  clear: 'Clear all',
  emptyTitle: 'No searches yet',
  emptyText: 'What shoppers search for is listed here.',
  noMatchTitle: 'No Data found',
  noMatchText: 'No searches in this period match.',

  back: 'All searches',
  searchesPerDay: 'Searches per day',
  chartMissing: 'We couldn’t load the chart.',
  noSearches: (days: number) => `Nobody has searched for it in the last ${days} days.`,

  preview: 'What shoppers see now',
  previewLead: (count: number) => (count === 1 ? '1 product' : `${formatCount(count)} products`),
  previewEmpty: 'Shoppers find nothing for this search.',
  previewCorrected: 'Shoppers see the results, pins and buries of',
  openInShop: 'Open in the shop',
  pin: 'Pin',
  pinLabel: (product: string) => `Pin ${product}`,
  bury: 'Bury',
  buryLabel: (product: string) => `Bury ${product}`,
  pinned: 'Pinned',
  buried: 'Buried',
  soldOut: 'Out of stock',
  hidden: 'Hidden',

  rules: 'Pins and buries',
  rulesLead: 'Pinned products come first, in this order, while they’re on sale and in stock. Buried ones come last.',
  noRules: 'Nothing is pinned or buried for this search.',
  pins: 'Pins',
  buries: 'Buries',
  addRule: 'Add a product',
  moveUp: (product: string) => `Move ${product} up`,
  moveDown: (product: string) => `Move ${product} down`,
  moved: (product: string, position: number) => `${product} is now at position ${position}`,
  editDaysLabel: (product: string) => `Change the days of ${product}`,
  remove: 'Remove',
  removeLabel: (product: string) => `Remove ${product}`,
  removeTitle: 'Remove this rule?',
  removeText: (product: string, query: string) => `${product} will rank as usual for ${query}.`,
  removed: (product: string) => `${product} is ranked as usual`,
  always: 'Always',
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  between: (first: string, last: string) => `${first} – ${last}`,
  notActive: 'Not today',

  addTitle: 'Pin or bury a product',
  findProduct: 'Find a product',
  products: 'Products',
  noProducts: 'No product matches.',
  chooseProduct: 'Search for the product by its name or SKU.',
  daysTitle: 'Days',
  firstDay: 'First day',
  lastDay: 'Last day',
  daysHelp: 'Leave a day empty for no limit.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved',
  added: (product: string, isPin: boolean) => `${product} is ${isPin ? 'pinned' : 'buried'}`,
} as const;

export const outcomeTexts = {
  ZERO_RESULTS: 'Without results',
  CORRECTED: 'Corrected',
  LOW_CLICK_THROUGH: 'Low click-through',
} as const;

export const sortTexts = {
  SEARCHES: 'Most searches',
  CLICK_THROUGH_LOW: 'Lowest click-through',
  CLICK_THROUGH_HIGH: 'Highest click-through',
  ADD_TO_CART_LOW: 'Fewest added to cart',
  ADD_TO_CART_HIGH: 'Most added to cart',
  ZERO_RESULTS: 'Most without results',
} as const;

interface Days {
  startsOn: string | null | undefined;
  endsOn: string | null | undefined;
}

/** The days of a rule in words: `From 1 Mar 2026`. */
export function ruleDays({ startsOn, endsOn }: Days): string {
  if (startsOn == null && endsOn == null) return texts.always;
  if (startsOn == null) return texts.until(formatCalendarDateWithYear(endsOn ?? ''));
  if (endsOn == null) return texts.from(formatCalendarDateWithYear(startsOn));
  return texts.between(formatCalendarDateWithYear(startsOn), formatCalendarDateWithYear(endsOn));
}
