import type { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { forbidden, unauthenticated } from './viewer.ts';

/** Who may call a field. `public` is written out, so that a mutation without scopes is an oversight. */
export interface Scopes {
  public: boolean;
  shopper: boolean;
  admin: boolean;
}

/** The scopes that a request holds. */
export function scopesOf({ authentication }: GraphqlContext): Scopes {
  return {
    public: true,
    shopper: authentication.state === 'active',
    admin: authentication.state === 'active' && authentication.viewer.role === 'ADMIN',
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
