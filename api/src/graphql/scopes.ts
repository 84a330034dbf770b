import type { GraphqlContext } from './context.ts';
import { ForbiddenError, UnauthenticatedError, type AccessError } from '../core/accessErrors.ts';
import { forbiddenForApiTokens, expiredCredentials } from '../core/viewer.ts';

/** The scopes of fields. `public` is explicit, so that a mutation without scopes is a mistake that a test finds. */
export interface Scopes {
  public: boolean;
  shopper: boolean;
  admin: boolean;
  /** Pickers and admins. */
  picker: boolean;
  /** Riders and admins. */
  rider: boolean;
  /** A viewer with a session, not an API token: for fields that protect the account. */
  sessionOnly: boolean;
  /** An admin with a session, not an API token: for changes to other accounts. */
  adminSessionOnly: boolean;
}

/** The scopes that a request holds. */
export function scopesOf({ authentication }: GraphqlContext): Scopes {
  const viewer = authentication.state === 'active' ? authentication.viewer : null;
  const role = viewer?.role ?? null;
  const isLoggedIn = viewer !== null && viewer.sessionId !== null;
  return {
    public: true,
    shopper: role !== null,
    admin: role === 'ADMIN',
    picker: role === 'ADMIN' || role === 'PICKER',
    rider: role === 'ADMIN' || role === 'RIDER',
    sessionOnly: isLoggedIn,
    adminSessionOnly: isLoggedIn && role === 'ADMIN',
  };
}

/** Whether the request came with a read-only API token. */
export function isReadOnly({ authentication }: GraphqlContext): boolean {
  if (authentication.state !== 'active') return false;
  const { viewer } = authentication;
  return viewer.sessionId === null && viewer.apiToken.isReadOnly;
}

function requiresSession(scope: keyof Scopes): boolean {
  return scope === 'sessionOnly' || scope === 'adminSessionOnly';
}

/** The error for a request that holds none of the required scopes. */
export function accessError({ authentication }: GraphqlContext, required: readonly (keyof Scopes)[] = []): AccessError {
  switch (authentication.state) {
    case 'active':
      if (authentication.viewer.isTwoFactorDue) return new ForbiddenError('Set up your second factor first');
      return required.some(requiresSession) && authentication.viewer.sessionId === null
        ? forbiddenForApiTokens()
        : new ForbiddenError();
    case 'expired':
      return expiredCredentials(authentication);
    case 'anonymous':
      return new UnauthenticatedError();
  }
}
