import { ForbiddenError, UnauthenticatedError } from '../core/errors/accessErrors.ts';
import { can, type Permission } from '../core/permissions.ts';
import type { Authentication } from '../core/viewer.ts';

/** Why a viewer can't download a file that needs a permission, or null. */
export function refuseDownload(
  authentication: Authentication,
  permission: Permission,
): { status: 401 | 403; message: string } | null {
  if (authentication.state !== 'active') return { status: 401, message: new UnauthenticatedError().message };
  return can(authentication.viewer, permission) ? null : { status: 403, message: new ForbiddenError().message };
}
