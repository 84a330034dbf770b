import type { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { forbidden, unauthenticated } from './viewer.ts';

/** Who may call a field. `public` is written out, so that a mutation without scopes is an oversight. */
export interface Scopes {
  public: boolean;
  shopper: boolean;
  admin: boolean;
  /** Pickers, and admins in their place. */
  picker: boolean;
  /** Riders, and admins in their place. */
  rider: boolean;
}

/** The scopes that a request holds. */
export function scopesOf({ authentication }: GraphqlContext): Scopes {
  const role = authentication.state === 'active' ? authentication.viewer.role : null;
  return {
    public: true,
    shopper: role !== null,
    admin: role === 'ADMIN',
    picker: role === 'ADMIN' || role === 'PICKER',
    rider: role === 'ADMIN' || role === 'RIDER',
  };
}

/** The answer to a request that lacks a scope: sign in first, or not yours. */
export function refusal({ authentication }: GraphqlContext): GraphQLError {
  switch (authentication.state) {
    case 'active':
      return forbidden();
    case 'stale':
      return unauthenticated('Your session has ended');
    case 'anonymous':
      return unauthenticated();
  }
}
