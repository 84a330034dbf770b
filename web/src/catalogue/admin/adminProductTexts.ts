import { formatRupees } from '../../money/formatRupees.ts';
import { formatCount } from './formatCount.ts';

/** How many products, in words. */
function productsOf(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
}

/** `it was` or `they were`, as the count wants it. */
function so(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** Fixed words of the admin's list of products; those of the specification stand as written there. */
export const listTexts = {
  title: 'Product',
  upload: 'Upload Product',
  search: 'Search product here ...',
  category: 'Category',
  allCategories: 'All categories',
  sort: 'Sort by',
  sorts: {
    NEWEST: 'Newest first',
    NAME: 'Name',
    PRICE_LOW: 'Price, low to high',
    PRICE_HIGH: 'Price, high to low',
    STOCK_LOW: 'Stock, low to high',
    STOCK_HIGH: 'Stock, high to low',
  },
  shows: { low: 'Low stock', out: 'Out of stock', hidden: 'Hidden', nopicture: 'No picture' },
  showLabel: 'Show only',
  clearAll: 'Clear all',
  count: productsOf,
  products: 'Products',
  noneTitle: 'No product yet',
  noneText: 'Upload the first one, and the shop has something to sell.',
  noMatchTitle: 'No Data found',
  noMatchText: 'No product matches what you look for.',
  showAll: 'Show all',

  pager: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, count: number) => `${formatCount(page)}/${formatCount(count)}`,
  pageLabel: 'Page',
} as const;

/** Fixed words of a product's card. */
export const cardTexts = {
  noPicture: 'No picture',
  low: 'Low',
  outOfStock: 'Out of Stock',
  hidden: 'Hidden',
  edit: 'Edit',
  delete: 'Delete',
  select: (name: string) => `Select ${name}`,
  editLabel: (name: string) => `Edit ${name}`,
  deleteLabel: (name: string) => `Delete ${name}`,
  ledgerLabel: (name: string) => `Stock ledger of ${name}`,
  off: (percent: number) => `${percent}% off`,
  inStock: (stock: number) => `${formatCount(stock)} in stock`,

  hide: (name: string) => `Hide ${name}`,
  publish: (name: string) => `Publish ${name}`,
  isHidden: (name: string) => `${name} is hidden now`,
  isPublished: (name: string) => `${name} is in the shop now`,
  undo: 'Undo',

  deleteQuestion: 'Are you sure want to delete permanent ?',
  deleted: 'Product deleted',

  changePrice: (name: string) => `Change the price of ${name}`,
  changeStock: (name: string) => `Change the stock of ${name}`,
  priceField: (name: string) => `Price of ${name} before the discount, in rupees`,
  stockField: (name: string) => `Stock of ${name}`,
  priceHelp: (percent: number) => (percent === 0 ? 'MRP' : `MRP, less ${percent}%`),
  stockHelp: 'Pieces',
  save: 'Save',
  cancel: 'Cancel',
  priceBounds: 'More than 0, up to 10,00,000',
  stockBounds: 'A whole number, 0 to 1,00,000',
  saved: 'Saved',
  soldMeanwhile: (name: string, stock: number) =>
    `The stock of ${name} is ${formatCount(stock)}: it was sold or filled up meanwhile`,
  stockChanged: (stock: number) => `The stock is ${formatCount(stock)} by now. Save again to have yours.`,
  changed: (what: readonly string[]) =>
    `Somebody has changed it${what.length === 0 ? '' : `: ${what.join(', ')}`}. Save again to have yours.`,
  changedMeanwhile: (name: string) => `Somebody has changed ${name}. This is how it is now.`,
  now: {
    mrp: (mrp: number) => `the price is ${formatRupees(mrp)} now`,
    discount: (percent: number) => `the discount is ${percent}% now`,
    stock: (stock: number) => `the stock is ${formatCount(stock)} now`,
    name: (name: string) => `it is called ${name} now`,
    unit: (unit: string) => `the unit is ${unit} now`,
    hidden: 'it is hidden now',
    published: 'it is in the shop now',
  },
} as const;

/** Fixed words of what is done to several products at once. */
export const bulkTexts = {
  selectPage: 'Select page',
  selectAll: (count: number) => `Select all ${formatCount(count)}`,
  selecting: 'Selecting …',
  tooMany: (most: number) => `At most ${formatCount(most)} products can be selected`,
  selected: (count: number) => `${formatCount(count)} selected`,
  label: 'What to do with the selected products',
  clear: 'Clear selection',
  hide: 'Hide',
  publish: 'Publish',
  changeStock: 'Change stock',
  changeDiscount: 'Change discount',

  discount: 'Discount',
  discountHelp: 'In percent, 0 to 100',
  discountBounds: 'A whole number, 0 to 100',
  apply: (count: number) => `Change ${productsOf(count)}`,

  noticeLabel: 'What was done',
  nothingDone: 'Nothing was changed',
  done: {
    hide: (count: number) => `${productsOf(count)} hidden`,
    publish: (count: number) => `${productsOf(count)} published`,
    stock: (count: number) => `Stock of ${productsOf(count)} changed`,
    discount: (count: number) => `Discount of ${productsOf(count)} changed`,
  },
  unchanged: (count: number) => `${productsOf(count)} ${so(count, 'was', 'were')} so already`,
  refused: (count: number) => `${productsOf(count)} could not be changed`,
  undone: (count: number) => `Undone: ${productsOf(count)} ${so(count, 'is', 'are')} as before`,
  nothingUndone: 'Nothing was undone',
  stays: (count: number) => `${productsOf(count)} ${so(count, 'stays as it is', 'stay as they are')}`,
  unknownProduct: 'A product that is gone',
  undo: 'Undo',
  dismiss: 'Dismiss',
} as const;

/** Fixed words of the form that changes a stock. */
export const stockTexts = {
  way: 'How',
  ways: { add: 'Add', take: 'Take away', set: 'Set to' },
  bounds: (way: 'add' | 'take' | 'set') => `A whole number, ${way === 'set' ? 0 : 1} to 1,00,000`,
  pieces: 'Pieces',
  note: 'Note',
  noteHelp: 'Why, for the stock ledger; may be left out',
} as const;

/** Fixed words of a product's stock ledger. */
export const ledgerTexts = {
  title: 'Stock',
  goneTitle: 'This product is no longer there',
  goneText: 'It has been deleted.',
  stockNow: 'In stock now',
  threshold: 'Low stock at',
  thresholdHelp: 'Called low at this many or fewer',
  thresholdBounds: 'A whole number, 0 to 1,00,000',
  save: 'Save',
  saved: 'Threshold saved',
  changeTitle: 'Change the stock',
  after: (stock: number) => `${formatCount(stock)} afterwards`,
  tooFew: (stock: number) => `There are only ${formatCount(stock)}`,
  tooMany: 'The stock can be 1,00,000 at most',
  apply: 'Change stock',
  changed: (stock: number) => `The stock is ${formatCount(stock)} now`,
  changedMeanwhile: 'Somebody has changed the product. Look at it as it is now, and try again.',
  movements: 'Ledger',
  noMovement: 'Nothing has moved yet',
  when: 'When',
  change: 'Change',
  balance: 'Stock',
  reason: 'Reason',
  who: 'Who',
  order: (number: number) => `#${number}`,
} as const;

/** Why a stock has changed. */
export const reasonTexts: Readonly<Record<string, string>> = {
  INITIAL: 'First stock',
  ORDER: 'Ordered',
  CANCEL: 'Order cancelled',
  MANUAL: 'Changed by hand',
  IMPORT: 'Imported',
};
