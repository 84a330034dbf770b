import { formatCount } from '@kirana/shared/numbers.ts';

const before = (days: number) => `in the ${days} days before`;

/** Fixed texts of the overview. */
export const texts = {
  failedJobs: (count: number) =>
    count === 1 ? '1 background job has failed' : `${formatCount(count)} background jobs have failed`,

  disputedOrders: (count: number) =>
    count === 1 ? '1 payment is disputed' : `${formatCount(count)} payments are disputed`,

  heldOrders: (count: number) => (count === 1 ? '1 order is on hold' : `${formatCount(count)} orders are on hold`),
  orders: 'Orders',
  revenue: 'Net sales',
  averageOrder: 'Average order',
  more: (was: string, days: number) => `more than ${was} ${before(days)}`,
  less: (was: string, days: number) => `less than ${was} ${before(days)}`,
  same: (was: string, days: number) => `About the same as ${was} ${before(days)}`,
  noneBefore: (days: number) => `None ${before(days)}`,

  perDay: 'Day by day',
  asTable: 'View as a table',

  stock: 'Stock',
} as const;
