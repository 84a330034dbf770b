/**
 * What each permission of staff allows: its name and explanation for those who define roles, and its description in the GraphQL schema. The
 * database's enum of the same name has the same names, and forms list them in this order.
 */
export const ALLOWED_BY = {
  CATALOGUE: {
    label: 'Catalogue',
    help: 'Change products, categories, imports and search results',
    description: 'Change products, categories, imports, and what the search finds.',
  },
  ORDERS: {
    label: 'Orders',
    help: 'See and update everyone’s orders',
    description:
      'Read the orders of all shoppers and change their states; with `PICKING` or `DELIVERIES` also those that are assigned to others.',
  },
  REFUNDS: {
    label: 'Refunds',
    help: 'See everyone’s orders, refund them and decide refund requests',
    description:
      'Read the orders of all shoppers, refund them, and decide refund requests; with `ORDERS` also cancel those that are paid.',
  },
  REPORTS: {
    label: 'Reports',
    help: 'See sales, searches and the audit log',
    description: 'Read sales, searches, the rules of the search, and the audit log.',
  },
  SETTINGS: {
    label: 'Settings',
    help: 'Change the shop’s settings and webhooks, and retry background jobs',
    description: 'Change the settings of the shop and webhooks, and retry background jobs.',
  },
  STAFF: {
    label: 'Staff',
    help: 'Manage staff and roles, suspend accounts and reset 2FA',
    description: 'Change staff and roles, suspend accounts, and reset second factors.',
  },
  PICKING: { label: 'Picking', help: 'Pick orders', description: 'Pack orders.' },
  DELIVERIES: { label: 'Deliveries', help: 'Deliver orders', description: 'Deliver orders.' },
  CUSTOMERS: {
    label: 'Customers',
    help: 'See customers, their addresses and orders, write notes and block customers',
    description:
      'Read all shoppers as customers, with their addresses, orders and refund requests; write notes about them, and block them.',
  },
} as const;

export type Permission = keyof typeof ALLOWED_BY;

export const PERMISSIONS = Object.keys(ALLOWED_BY) as Permission[]; // its own keys
