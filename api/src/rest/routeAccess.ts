import { Kind, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { isReadOnly, isStaffScope, accessError, scopesOf, type Scopes } from '../platform/graphql/scopes.ts';
import type { GraphqlContext } from '../platform/graphql/context.ts';
import { ForbiddenError, UnauthenticatedError } from '../platform/core/errors/statusErrors.ts';
import type { RestRoute } from './restRoute.ts';

export interface AccessRequirement {
  isMutation: boolean;
  needsCredentials: boolean;
  /** For each root field, scopes of which one is required. */
  scopes: (keyof Scopes)[][];
}

/** The requirement of a call, from the scopes of its operation's root fields. The field `viewer` requires a viewer. */
export function requirementOf(
  { document, needsCredentials = false }: Pick<RestRoute, 'document' | 'needsCredentials'>,
  schema: GraphQLSchema,
): AccessRequirement {
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
  const { pothosOptions } = (field?.extensions ?? {}) as { pothosOptions?: { authScopes?: Partial<Scopes> } }; // Pothos stores them there
  const scopes = Object.keys(pothosOptions?.authScopes ?? {}) as (keyof Scopes)[]; // the map's keys are scopes by its type
  return scopes.length > 0 ? scopes : ['public'];
}

/**
 * Checks access before the body is parsed, so that an unauthorized caller gets the access error and no complaint about the body.
 * The fields check their scopes again. @throws UnauthenticatedError, ForbiddenError
 */
export function authorizeRoute({ isMutation, needsCredentials, scopes }: AccessRequirement, context: GraphqlContext) {
  if (needsCredentials && context.authentication.state === 'anonymous') throw new UnauthenticatedError();
  if (isMutation && isReadOnly(context)) throw new ForbiddenError('This API token is read-only');
  const held = scopesOf(context);
  for (const required of scopes) {
    if (!required.some((scope) => held[scope])) throw accessError(context, required);
  }
}

/** Who may make the call, for the documentation: of all roles, the specification knows the admin's. */
export function audienceOf({ needsCredentials, scopes }: AccessRequirement): 'anyone' | 'user' | 'admin' {
  const all = scopes.flat();
  if (all.some(isStaffScope)) return 'admin';
  return !needsCredentials && all.every((scope) => scope === 'public') ? 'anyone' : 'user';
}
