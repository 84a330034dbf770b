import type { GraphqlContext } from './context.ts';
import { ForbiddenError, UnauthenticatedError, type AccessError } from '../core/errors/statusErrors.ts';
import { can } from '../core/permissions.ts';
import { PERMISSIONS, type Permission } from '@kirana/shared/permissions.ts';
import { forbiddenForApiTokens, expiredCredentials } from '../core/viewer.ts';

/** For each permission the scope of its name, in lower case. */
type PermissionScopes = Record<Lowercase<Permission>, boolean>;

/** The scopes of fields. `public` is explicit, so that a mutation without scopes is a mistake that a test finds. */
export interface Scopes extends PermissionScopes {
  public: boolean;
  /** Any viewer. */
  shopper: boolean;
  /** A viewer with a session, not an API token: for fields that protect the account. */
  sessionOnly: boolean;
  /** The permission STAFF with a session, not an API token: for changes to other accounts. */
  staffSessionOnly: boolean;
}

/** The scopes that a request holds. */
export function scopesOf({ authentication }: GraphqlContext): Scopes {
  const viewer = authentication.state === 'active' ? authentication.viewer : null;
  const isLoggedIn = viewer !== null && viewer.sessionId !== null;
  const held = PERMISSIONS.map((permission) => [scopeOf(permission), viewer !== null && can(viewer, permission)]);
  return {
    ...(Object.fromEntries(held) as PermissionScopes), // one entry for each permission
    public: true,
    shopper: viewer !== null,
    sessionOnly: isLoggedIn,
    staffSessionOnly: isLoggedIn && can(viewer, 'STAFF'),
  };
}

/** The scope of a permission. */
export function scopeOf(permission: Permission): Lowercase<Permission> {
  return permission.toLowerCase() as Lowercase<Permission>;
}

/** Whether a scope is held by members of staff alone. */
export function isStaffScope(scope: keyof Scopes): boolean {
  return scope === 'staffSessionOnly' || PERMISSIONS.some((permission) => scopeOf(permission) === scope);
}

/** Whether the request came with a read-only API token. */
export function isReadOnly({ authentication }: GraphqlContext): boolean {
  if (authentication.state !== 'active') return false;
  const { viewer } = authentication;
  return viewer.sessionId === null && viewer.apiToken.isReadOnly;
}

/** The error for a request that holds none of the required scopes. */
export function accessError({ authentication }: GraphqlContext, required: readonly (keyof Scopes)[] = []): AccessError {
  if (authentication.state === 'expired') return expiredCredentials(authentication);
  if (authentication.state === 'anonymous') return new UnauthenticatedError();
  const { isTwoFactorDue, sessionId } = authentication.viewer;
  if (isTwoFactorDue) return new ForbiddenError('Set up your second factor first');
  const needsSession = required.includes('sessionOnly') || required.includes('staffSessionOnly');
  return needsSession && sessionId === null ? forbiddenForApiTokens() : new ForbiddenError();
}
