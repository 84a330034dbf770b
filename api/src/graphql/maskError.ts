import { GraphQLError } from 'graphql';
import { isBusy } from '../db/isBusy.ts';
import { UserError } from './userError.ts';

/** Passes on what was meant for the caller; anything else becomes one sentence that tells nothing. */
export function maskError(error: unknown, onUnforeseen: (error: unknown) => void): GraphQLError {
  const root = rootOf(error);
  // A UserError that no result union of the field names comes from the validation of an argument.
  if (error instanceof GraphQLError && (root instanceof GraphQLError || root instanceof UserError)) {
    return error.extensions['code'] === undefined ? asBadInput(error) : error;
  }
  onUnforeseen(error);
  const path = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  return isBusy(root)
    ? new GraphQLError('The shop is very busy. Please try again in a moment.', {
        ...path,
        extensions: { code: 'SERVICE_UNAVAILABLE' },
      })
    : new GraphQLError('Something went wrong on our side', {
        ...path,
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      });
}

function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;
}

/** One without a path is about the request as a whole, such as its variables; nothing was executed then. */
function asBadInput(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error;
  const http = path ? {} : { http: { spec: true, status: 400 } };
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: { ...extensions, ...http, code: 'BAD_USER_INPUT' },
  });
}
