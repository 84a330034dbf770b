import { create } from 'content-disposition';
import { ForbiddenError, UnauthenticatedError } from '../core/errors/statusErrors.ts';
import type { Permission } from '@kirana/shared/permissions.ts';
import { can } from '../core/permissions.ts';
import type { Authentication } from '../core/viewer.ts';

/** The headers of a CSV file that is saved under a name, which may have the letters of any script; caches may not store it. */
export function csvFileHeaders(fileName: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-disposition': create(fileName),
    'content-type': 'text/csv; charset=utf-8',
  };
}

/** Why a viewer can't download a file that needs a permission, or null. */
export function refuseDownload(
  authentication: Authentication,
  permission: Permission,
): { status: 401 | 403; message: string } | null {
  if (authentication.state !== 'active') return { status: 401, message: new UnauthenticatedError().message };
  return can(authentication.viewer, permission) ? null : { status: 403, message: new ForbiddenError().message };
}
