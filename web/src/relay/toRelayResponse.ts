import type { GraphQLResponse } from 'relay-runtime';
import { RequestError } from './RequestError.ts';
import type { GraphqlResult } from './sendOperation.ts';

/** The kind of failure of a response with errors; `unauthenticated` takes precedence. */
export function errorCodeOf({ errors = [] }: GraphqlResult): string | undefined {
  const codes = errors.map((error) => error.extensions?.code);
  return codes.includes('UNAUTHENTICATED') ? 'UNAUTHENTICATED' : codes[0];
}

/** Whether the request was authenticated: `viewer` is null for a visitor, and an error for an expired access token only. */
export function hasExpiredViewer({ errors = [] }: GraphqlResult): boolean {
  return errors.some(({ path, extensions }) => path?.[0] === 'viewer' && extensions?.code === 'UNAUTHENTICATED');
}

/**
 * Expected failures are types of the schema, so any GraphQL error means that the screen cannot be shown. The one exception is a
 * malformed id, which only a hand-written URL contains: its field is null, as for an unknown id. All requests of an expired
 * session fail with the same message, which the screen shows once.
 */
export function toRelayResponse(answer: GraphqlResult, hasEnded = false): GraphQLResponse {
  const { data, errors = [] } = answer;
  if (errors.length === 0) return answer as GraphQLResponse; // checked: it has data
  const isAskedWrongly = errors.every((error) => error.extensions?.code === 'BAD_USER_INPUT');
  if (isAskedWrongly && data != null) return { data };
  const cause = new Error(errors.map((error) => error.message).join('\n'));
  switch (errorCodeOf(answer)) {
    case 'UNAUTHENTICATED':
      throw new RequestError(hasEnded ? 'sessionExpired' : 'unauthenticated', { cause });
    case 'FORBIDDEN':
      throw new RequestError('forbidden', { cause });
    case 'RATE_LIMITED':
      throw new RequestError('busy', { cause });
    case 'PERSISTED_QUERY_NOT_FOUND':
      throw new RequestError('outdated', { cause });
    default:
      throw new RequestError('serverError', { cause });
  }
}
