import { ForbiddenError } from './errors/statusErrors.ts';

/** What each permission of staff allows. The database's enum of the same name has the same names. */
export const ALLOWED_BY = {
  CATALOGUE: {
    description: 'Change products, categories, imports, and what the search finds.',
  },
  ORDERS: {
    description:
      'Read the orders of all shoppers and change their states; with `PICKING` or `DELIVERIES` also those that are assigned to others.',
  },
  REFUNDS: {
    description:
      'Read the orders of all shoppers, refund them, and decide refund requests; with `ORDERS` also cancel those that are paid.',
  },
  REPORTS: {
    description: 'Read sales, searches, the rules of the search, and the audit log.',
  },
  SETTINGS: {
    description: 'Change the settings of the shop and webhooks, and retry background jobs.',
  },
  STAFF: {
    description: 'Change staff and roles, suspend accounts, and reset second factors.',
  },
  PICKING: {
    description: 'Pack orders.',
  },
  DELIVERIES: {
    description: 'Deliver orders.',
  },
  CUSTOMERS: {
    description:
      'Read all shoppers as customers, with their addresses, orders and refund requests; write notes about them, and block them.',
  },
} as const;

export type Permission = keyof typeof ALLOWED_BY;

export const PERMISSIONS = Object.keys(ALLOWED_BY) as Permission[]; // its own keys

/** A user with a role's permissions; shoppers have none. */
export interface Permitted {
  permissions: readonly Permission[];
}

/** The one rule of access beyond ownership. */
export function can({ permissions }: Permitted, permission: Permission): boolean {
  return permissions.includes(permission);
}

/** Whether a user may read all shoppers' orders. */
export function canReadOrders(viewer: Permitted): boolean {
  return can(viewer, 'ORDERS') || can(viewer, 'REFUNDS');
}

/** A rule's own check, behind the field's scope: one of the permissions is enough. @throws ForbiddenError */
export function requirePermission(viewer: Permitted, ...permissions: Permission[]): void {
  if (!permissions.some((permission) => can(viewer, permission))) throw new ForbiddenError();
}
