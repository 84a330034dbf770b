import { ForbiddenError, UnauthenticatedError } from '../../../core/accessErrors.ts';
import { can } from '../../../core/permissions.ts';
import type { Authentication } from '../../../core/viewer.ts';

/** Why somebody can't download files of the catalogue; null when they can. */
export function refuseExport(authentication: Authentication): { status: 401 | 403; message: string } | null {
  if (authentication.state !== 'active') return { status: 401, message: new UnauthenticatedError().message };
  return can(authentication.viewer, 'CATALOGUE') ? null : { status: 403, message: new ForbiddenError().message };
}
