import { can, type Permission, type Permitted } from '../../../platform/core/permissions.ts';
import { PermissionRequiredError } from './roleErrors.ts';

/**
 * A member of staff cannot grant a permission that they lack, nor change a role, or its members, with more permissions than theirs.
 * @throws PermissionRequiredError
 */
export function requireAll(viewer: Permitted, permissions: readonly Permission[]): void {
  const missing = permissions.filter((permission) => !can(viewer, permission));
  if (missing.length > 0) throw new PermissionRequiredError(missing);
}
