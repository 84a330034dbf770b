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

/** Fixed texts of a customer's page. */
export const customerTexts = {
  ordersTitle: 'Orders',
  items: (count: number) => (count === 1 ? '1 item' : `${formatCount(count)} items`),
} as const;

/** Fixed texts of the blocks of a customer. */
export const blockTexts = {
  lifted: (kind: string, from: string, to: string) => `${kind}: ${from} to ${to}`,
} as const;

/** The words for each kind of block, by its name in the schema. */
export const kindTexts = {
  CASH_ON_DELIVERY: {
    name: 'Cash on delivery',
    block: 'Block cash',
    blockTitle: 'Block cash on delivery?',
    blockText: 'Orders so far stay. At checkout we’ll ask the customer to pay online or contact us.',
    blocked: 'Cash on delivery is blocked',
    unblock: 'Allow cash',
    unblockTitle: 'Allow cash on delivery again?',
    unblockText: 'The shop’s usual limits for cash apply.',
    unblocked: 'Cash on delivery is allowed',
  },
  ACCOUNT: {
    name: 'Account',
    block: 'Suspend account',
    blockTitle: 'Suspend this account?',
    blockText: 'The customer is logged out everywhere and can’t log in. Open orders stay: cancel them if you need to.',
    blocked: 'The account is suspended',
    unblock: 'Reinstate account',
    unblockTitle: 'Reinstate this account?',
    unblockText: 'The customer can log in again.',
    unblocked: 'The account is active',
  },
} as const;

/** Fixed texts of the notes about a customer. */
export const noteTexts = {
  title: 'Notes',
  remove: 'Delete',
} as const;
