import type { GraphQLField, GraphQLObjectType } from 'graphql';

/** The scopes that a field or a type was declared with. */
export function declaredScopes({ extensions }: GraphQLField<unknown, unknown> | GraphQLObjectType): string[] {
  const { authScopes } = (extensions['pothosOptions'] ?? {}) as { authScopes?: object }; // Pothos keeps the options there
  return Object.keys(authScopes ?? {});
}
