import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import { isAccessError, UnauthenticatedError, RetryLaterError, UNAVAILABLE } from '../core/errors/statusErrors.ts';
import { MalformedIdError } from '../core/publicId.ts';
import { UserError } from '../core/errors/userError.ts';
import { databaseFailureOf, isAccountGone } from '../db/databaseFailure.ts';

const SERVICE_UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  http: { status: 503, headers: { 'retry-after': UNAVAILABLE.retryAfter } },
};

/** Translates an error to what the caller may read: domain errors keep their message and get a code, all others are masked. */
export function maskError(error: unknown, onUnexpectedError: (error: unknown) => void): GraphQLError {
  const thrown = rootOf(error);
  const root = isAccountGone(thrown) ? new UnauthenticatedError('Your session has ended') : thrown;
  if (isAccessError(root)) {
    const code = root instanceof UnauthenticatedError ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    return new GraphQLError(root.message, { ...locationOf(error), extensions: { code } });
  }
  if (root instanceof RetryLaterError) {
    const code = root.statusCode === 429 ? 'TOO_MANY_REQUESTS' : SERVICE_UNAVAILABLE.code;
    const http = { status: root.statusCode, headers: { 'retry-after': String(root.retryAfter) } };
    return new GraphQLError(root.message, { ...locationOf(error), extensions: { code, http } });
  }
  // A UserError that no result union of the field names comes from the validation of an argument.
  const isForCaller = root instanceof GraphQLError || root instanceof UserError || root instanceof MalformedIdError;
  if (error instanceof GraphQLError && isForCaller) {
    return error.extensions['code'] === undefined ? asBadInput(error) : error;
  }
  onUnexpectedError(error);
  const failure = databaseFailureOf(root);
  return new GraphQLError(failure ? UNAVAILABLE.messages[failure] : 'Something went wrong on our side', {
    ...locationOf(error),
    extensions: failure ? SERVICE_UNAVAILABLE : { code: 'INTERNAL_SERVER_ERROR' },
  });
}

function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;
}

function locationOf(error: unknown) {
  return error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
}

/** An error without a path is about the whole request, such as its variables: no field was executed, so the status is 400. */
function asBadInput(error: GraphQLError): GraphQLError {
  const http = error.path ? {} : { http: { spec: true, status: 400 } };
  return withExtensions(error, { ...http, code: 'BAD_USER_INPUT' });
}

/** A copy with more extensions, because errors of the same kind share theirs. */
export function withExtensions(error: GraphQLError, added: GraphQLErrorExtensions): GraphQLError {
  const { message, nodes, source, positions, path, originalError, extensions } = error;
  const more = { ...extensions, ...added };
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions: more });
}
