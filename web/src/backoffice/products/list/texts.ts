import { formatCount } from '@kirana/shared/numbers.ts';
import { productCount } from '../productTexts.ts';

/** Fixed texts of the admin's product list; those of the specification are quoted as written there. */
export const listTexts = {
  title: 'Product',
  upload: 'Upload Product',
  search: 'Search product here ...',
  category: 'Category',
  allCategories: 'All categories',
  sort: 'Sort by',
  sorts: {
    NEWEST: 'Newest first',
    OLDEST: 'Oldest first',
    NAME: 'Name',
    NAME_DESCENDING: 'Name, Z to A',
    SKU: 'SKU',
    SKU_DESCENDING: 'SKU, Z to A',
    PRICE_LOW: 'Price, low to high',
    PRICE_HIGH: 'Price, high to low',
    STOCK_LOW: 'Stock, low to high',
    STOCK_HIGH: 'Stock, high to low',
    RECENTLY_UPDATED: 'Last updated',
    LEAST_RECENTLY_UPDATED: 'Longest without update',
  },
  shows: { low: 'Low stock', out: 'Out of stock', hidden: 'Hidden', nopicture: 'No picture' },
  showLabel: 'Show only',
  clearAll: 'Clear all',
  count: productCount,
  products: 'Products',
  noneTitle: 'No products yet',
  noneText: 'Upload the first one, and the shop has something to sell.',
  noMatchTitle: 'No Data found',
  noMatchText: 'No product matches your search.',
  showAll: 'Show all',

  pager: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, count: number) => `${formatCount(page)}/${formatCount(count)}`,
  pageLabel: 'Page',
  goTo: 'Go to',
  goToPage: (count: number) => `Go to page, 1 to ${formatCount(count)}`,
} as const;

/** Fixed texts of a product's card. */
export const cardTexts = {
  low: 'Low',
  outOfStock: 'Out of Stock',
  hidden: 'Hidden',
  edit: 'Edit',
  delete: 'Delete',
  select: (name: string) => `Select ${name}`,
  editLabel: (name: string) => `Edit ${name}`,
  deleteLabel: (name: string) => `Delete ${name}`,
  off: (percent: number) => `${percent}% off`,

  hide: (name: string) => `Hide ${name}`,
  publish: (name: string) => `Publish ${name}`,
  nowHidden: (name: string) => `${name} is hidden now`,
  nowAvailable: (name: string) => `${name} is in the shop now`,
  changedMeanwhile: (name: string) => `Someone else has changed ${name}. This is the current version.`,
  undo: 'Undo',

  deleteQuestion: 'Are you sure want to delete permanent ?',
  deleted: 'Product deleted',
} as const;
