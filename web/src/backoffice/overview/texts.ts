import { formatCount } from '@kirana/shared/numbers.ts';

const before = (days: number) => `in the ${days} days before`;

/** Fixed texts of the overview. */
export const texts = {
  title: 'Overview',
  rangeLabel: 'Range',
  range: (days: number) => `${days} days`,

  failedJobs: (count: number) =>
    count === 1 ? '1 background job has failed' : `${formatCount(count)} background jobs have failed`,

  disputedOrders: (count: number) =>
    count === 1 ? '1 payment is disputed' : `${formatCount(count)} payments are disputed`,

  heldOrders: (count: number) => (count === 1 ? '1 order is on hold' : `${formatCount(count)} orders are on hold`),

  figures: (days: number) => `The last ${days} days`,
  orders: 'Orders',
  revenue: 'Net sales',
  books: 'Books',
  grossSales: 'Gross sales',
  returns: 'Refunds',
  tax: 'GST in net sales',
  cashCollected: 'Cash collected',
  cashRefunded: 'Cash refunded',
  cashRoundOff: 'Round off in cash',
  averageOrder: 'Average order',
  noneYet: '–',
  more: (was: string, days: number) => `more than ${was} ${before(days)}`,
  less: (was: string, days: number) => `less than ${was} ${before(days)}`,
  same: (was: string, days: number) => `About the same as ${was} ${before(days)}`,
  noneBefore: (days: number) => `None ${before(days)}`,

  perDay: 'Day by day',
  revenuePerDay: 'Net sales per day',
  ordersPerDay: 'Orders per day',
  chartKeys: 'Left and right arrow keys go from column to column.',
  chartMissing: 'We couldn’t load the chart. The table below has the same numbers.',
  asTable: 'View as a table',
  day: 'Day',
  noOrdersTitle: 'No sales yet',
  noOrdersText: (days: number) =>
    `Nothing was sold in the last ${2 * days} days. Orders appear here when they leave the shop.`,

  topProducts: 'Best sellers',
  product: 'Product',
  pieces: 'Pieces',
  noTopProducts: 'Nothing was sold in this period.',
  hidden: 'Hidden',
  noLongerSold: 'No longer sold',

  stock: 'Stock',
  products: 'Products',
  lowStock: 'Low on stock',
  outOfStock: 'Out of stock',
  hiddenProducts: 'Hidden',
  noProductsTitle: 'The shop has no products yet',
  noProductsText: 'Upload the first one, or import a file with all of them.',
  uploadProduct: 'Upload Product',
  importFile: 'Import a file',

  zeroResults: 'Searches without results',
  zeroResultsLead: 'What shoppers searched for and didn’t find.',
  noZeroResults: 'Every search found something.',
  searchedFor: 'Words',
  searches: 'Searches',
} as const;
