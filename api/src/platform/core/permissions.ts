import { ForbiddenError } from './errors/accessErrors.ts';

/** What a member of staff may do, as the database's enum of the same name has it. */
export const PERMISSIONS = [
  'CATALOGUE',
  'ORDERS',
  'REFUNDS',
  'REPORTS',
  'SETTINGS',
  'STAFF',
  'PICKING',
  'DELIVERIES',
  'CUSTOMERS',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Somebody with the permissions of a role; shoppers have none. */
export interface Permitted {
  permissions: readonly Permission[];
}

/** The one rule of access beyond ownership. */
export function can({ permissions }: Permitted, permission: Permission): boolean {
  return permissions.includes(permission);
}

/** Whether somebody may read the orders of all shoppers. */
export function canReadOrders(viewer: Permitted): boolean {
  return can(viewer, 'ORDERS') || can(viewer, 'REFUNDS');
}

/** A rule's own check, behind the field's scope: one of the permissions is enough. @throws ForbiddenError */
export function requirePermission(viewer: Permitted, ...permissions: Permission[]): void {
  if (!permissions.some((permission) => can(viewer, permission))) throw new ForbiddenError();
}
