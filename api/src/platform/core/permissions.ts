import type { Permission } from '@kirana/shared/permissions.ts';
import { ForbiddenError } from './errors/statusErrors.ts';

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
