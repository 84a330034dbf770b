import { formatCount } from '@kirana/shared/numbers.ts';

/** Fixed texts of the list of customers. */
export const listTexts = {
  title: 'Customers',
  search: 'Name, mobile or email',
  sort: 'Sort by',
  list: 'Customers',
  count: (count: number) => (count === 1 ? '1 customer' : `${formatCount(count)} customers`),
  export: 'Export CSV',
  show: 'Which customers',
  all: 'All',
  blocked: 'Blocked',
  withNotes: 'With notes',
  clear: 'Show everyone',

  columnName: 'Customer',
  columnMobile: 'Mobile',
  columnCity: 'City',
  columnOrders: 'Orders',
  columnSpent: 'Spent',
  columnRefunded: 'Refunded',
  columnLastOrder: 'Last order',

  orders: (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`),
  refunded: (amount: string) => `${amount} refunded`,
  none: '–',
  staff: 'Staff',

  emptyTitle: 'No customers yet',
  emptyText: 'Everyone who creates an account will show up here.',
  noMatchTitle: 'No one found',
  noMatchText: 'Try a part of the name, the mobile number or the email.',
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
  notFoundTitle: 'We couldn’t find this customer',
  notFoundText: 'The account may have been deleted.',
  since: (date: string) => `Customer since ${date}`,
  call: (mobile: string) => `Call ${mobile}`,
  mail: (email: string) => `Mail ${email}`,
  unverified: 'Email not confirmed',

  figures: 'At a glance',
  orders: 'Orders',
  spent: 'Spent',
  refunded: 'Refunded',
  lastOrder: 'Last order',
  never: 'Never',

  addresses: 'Addresses',
  noAddresses: 'No saved address.',
  ordersTitle: 'Orders',
  noOrders: 'No orders yet.',
  order: (number: number) => `Order #${number}`,
  items: (count: number) => (count === 1 ? '1 item' : `${formatCount(count)} items`),
  paidBack: (amount: string) => `${amount} refunded`,
  creditNote: (number: string) => `Credit note ${number}`,
  request: 'Refund request:',
} as const;

/** Fixed texts of the blocks of a customer. */
export const blockTexts = {
  title: 'Restrictions',
  cash: 'Cash on delivery',
  account: 'Account',
  allowed: 'Allowed',
  blocked: 'Blocked',
  active: 'Active',
  suspended: 'Suspended',
  blockedBy: (name: string, moment: string) => `${name}, ${moment}`,
  deletedAccount: 'Deleted account',
  history: 'Earlier restrictions',
  lifted: (kind: string, from: string, to: string) => `${kind}: ${from} to ${to}`,
  reason: 'Reason',
  reasonHelp: 'For staff only. The customer won’t see it.',
} as const;

interface KindTexts {
  name: string;
  block: string;
  blockTitle: string;
  blockText: string;
  blocked: string;
  unblock: string;
  unblockTitle: string;
  unblockText: string;
  unblocked: string;
}

/** The words for each kind of block, by its name in the schema. */
export const kindTexts: Readonly<Record<'CASH_ON_DELIVERY' | 'ACCOUNT', KindTexts>> = {
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
};

/** Fixed texts of the labels of a customer. */
export const flagTexts = { suspended: 'Suspended', noCash: 'No cash', notes: 'Notes' } as const;

/** Fixed texts of the notes about a customer. */
export const noteTexts = {
  title: 'Notes',
  lead: 'Only staff can see these.',
  write: 'New note',
  add: 'Add note',
  added: 'Note added',
  none: 'No notes yet.',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  edited: 'edited',
  deletedAccount: 'Deleted account',
  edit: 'Edit',
  editLabel: (start: string) => `Edit note: ${start}`,
  editTitle: 'Edit note',
  note: 'Note',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Note saved',
  remove: 'Delete',
  removeLabel: (start: string) => `Delete note: ${start}`,
  removeTitle: 'Delete this note?',
  removeText: 'Nobody will see it any more.',
  removed: 'Note deleted',
} as const;
