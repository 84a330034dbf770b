import { Kind, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { isReadOnly, refusal, scopesOf, type Scopes } from '../graphql/scopes.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { forbidden, unauthenticated } from '../graphql/viewer.ts';
import type { RestRoute } from './restRoute.ts';

/** What of a route's operation says who may call it. */
export interface Demand {
  isMutation: boolean;
  needsCredentials: boolean;
  /** Of each field at its top: one of these. */
  scopes: (keyof Scopes)[][];
}

/** Who may make a call, as the fields of its operation say in the graph. The viewer's own things are for who is signed in. */
export function demandOf(
  { document, needsCredentials }: Pick<RestRoute, 'document' | 'needsCredentials'>,
  schema: GraphQLSchema,
): Demand {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const isMutation = operation?.operation === OperationTypeNode.MUTATION;
  const fields = (isMutation ? schema.getMutationType() : schema.getQueryType())?.getFields() ?? {};
  const names = (operation?.selectionSet.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
  return {
    isMutation,
    needsCredentials,
    scopes: names.map((name) => (name === 'viewer' ? ['shopper'] : scopesDeclared(fields[name]))),
  };
}

function scopesDeclared(field: { extensions: object } | undefined): (keyof Scopes)[] {
  const { pothosOptions } = (field?.extensions ?? {}) as { pothosOptions?: { authScopes?: Partial<Scopes> } }; // where Pothos keeps them
  const scopes = Object.keys(pothosOptions?.authScopes ?? {}) as (keyof Scopes)[]; // the map's keys are scopes by its type
  return scopes.length > 0 ? scopes : ['public'];
}

/**
 * Asks "who may" before the body is looked at, so that a stranger hears that first. It decides nothing by itself: the fields ask
 * again. @throws UNAUTHENTICATED, FORBIDDEN
 */
export function askWhoMay({ isMutation, needsCredentials, scopes }: Demand, context: GraphqlContext): void {
  if (needsCredentials && context.authentication.state === 'anonymous') throw unauthenticated();
  if (isMutation && isReadOnly(context)) throw forbidden('This API token may only read');
  const held = scopesOf(context);
  for (const wanted of scopes) {
    if (!wanted.some((scope) => held[scope])) throw refusal(context, wanted);
  }
}

/** Who may call it, in a word of the documentation. */
export function audienceOf({ needsCredentials, scopes }: Demand): 'anyone' | 'user' | 'admin' {
  const all = scopes.flat();
  if (all.some((scope) => scope === 'admin' || scope === 'adminInPerson')) return 'admin';
  return !needsCredentials && all.every((scope) => scope === 'public') ? 'anyone' : 'user';
}
