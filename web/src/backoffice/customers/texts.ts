import { formatCount } from '../../ui/numbers/formatCount.ts';

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
