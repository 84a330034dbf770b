import { can, type Permission, type Permitted } from '../../../platform/core/permissions.ts';
import { PermissionRequiredError } from './roleErrors.ts';

/**
 * Nobody gives a permission that they lack, and nobody changes a role, or somebody with a role, that may do more than they may.
 * @throws PermissionRequiredError
 */
export function requireAll(viewer: Permitted, permissions: readonly Permission[]): void {
  const missing = permissions.filter((permission) => !can(viewer, permission));
  if (missing.length > 0) throw new PermissionRequiredError(missing);
}
