import { getNamedType, isUnionType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Scopes } from './scopes.ts';

/** Who may call a mutation, by the scope that it declares. */
const CALLERS: Readonly<Record<keyof Scopes, string>> = {
  public: 'everybody',
  shopper: 'everybody who is signed in, and their API tokens',
  admin: 'admins',
  picker: 'pickers and admins',
  rider: 'riders and admins',
  sessionOnly: 'everybody who is signed in by a session; API tokens are refused',
  adminSessionOnly: 'admins who are signed in by a session; API tokens are refused',
};

/** Writes, for the input and the result of each mutation, who may call it, what it changes and what can fail. */
export function describeMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const result = getNamedType(mutation.type);
    const members = isUnionType(result) ? result.getTypes().map(({ name }) => name) : [];
    const failures = members.filter((name) => !name.endsWith('Payload')).map((name) => `\`${name}\``);
    const fails = failures.length > 0 ? ` Can fail with ${failures.join(', ')}.` : '';
    for (const { type } of mutation.args) {
      getNamedType(type).description =
        `Input of \`${mutation.name}\`, for ${callersOf(mutation)}. ${mutation.description ?? ''}${fails}`;
    }
    if (isUnionType(result)) {
      result.description = `What \`${mutation.name}\` answers: its payload, or the error that says why it did not happen.`;
    }
  }
  return schema;
}

function callersOf(mutation: GraphQLField<unknown, unknown>): string {
  const { authScopes = {} } = mutation.extensions['pothosOptions'] as { authScopes?: Partial<Scopes> }; // Pothos keeps them there
  return (Object.keys(authScopes) as (keyof Scopes)[]).map((scope) => CALLERS[scope]).join(' and '); // its keys are scopes by its type
}
