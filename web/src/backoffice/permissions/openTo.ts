import type { Permission } from '../../shop/identity/permissions.ts';
import type { GuardedHandle } from './PermissionGuard.tsx';

/** The handle of a page for staff with one of the permissions. */
export function openTo(...permissions: Permission[]): GuardedHandle {
  return { permissions };
}
