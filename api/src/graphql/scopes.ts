import type { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { forbidden, forbiddenToTokens, outdated, unauthenticated } from './viewer.ts';

/** Who may call a field. `public` is written out, so that a mutation without scopes is an oversight. */
export interface Scopes {
  public: boolean;
  shopper: boolean;
  admin: boolean;
  /** Pickers, and admins in their place. */
  picker: boolean;
  /** Riders, and admins in their place. */
  rider: boolean;
  /** Who is logged in, but no API token: for what guards the account. */
  inPerson: boolean;
  /** An admin who is logged in: for power over other accounts. */
  adminInPerson: boolean;
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
    inPerson: isLoggedIn,
    adminInPerson: isLoggedIn && role === 'ADMIN',
  };
}

/** Whether the request came with an API token that may not change anything. */
export function isReadOnly({ authentication }: GraphqlContext): boolean {
  if (authentication.state !== 'active') return false;
  const { viewer } = authentication;
  return viewer.sessionId === null && viewer.apiToken.isReadOnly;
}

function isInPerson(scope: keyof Scopes): boolean {
  return scope === 'inPerson' || scope === 'adminInPerson';
}

/** The answer to a request that lacks a scope: sign in first, or not yours. */
export function refusal({ authentication }: GraphqlContext, wanted: readonly (keyof Scopes)[] = []): GraphQLError {
  switch (authentication.state) {
    case 'active':
      return wanted.some(isInPerson) && authentication.viewer.sessionId === null ? forbiddenToTokens() : forbidden();
    case 'stale':
      return outdated(authentication);
    case 'anonymous':
      return unauthenticated();
  }
}
