import { formatCount } from '@kirana/shared/numbers.ts';

/** Fixed texts of the list of customers. */
export const listTexts = {
  title: 'Customers',
  count: (count: number) => (count === 1 ? '1 customer' : `${formatCount(count)} customers`),

  orders: (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`),
  none: '–',
  staff: 'Staff',
} as const;

/** The orders of the list, by their names in the schema. */
export const sortTexts = {
  NEWEST: 'Newest',
  MOST_SPENT: 'Most spent',
  MOST_ORDERS: 'Most orders',
  LAST_ORDER: 'Last order',
} as const;

/** Fixed texts of the notes about a customer. */
export const noteTexts = {
  title: 'Notes',
  remove: 'Delete',
} as const;
