import type { GraphQLResponse } from 'relay-runtime';
import type { Answer } from './postOperation.ts';
import { RequestError } from './RequestError.ts';

/** What kind of failure an answer tells of; that somebody has to sign in comes before all others. */
export function codeOf({ errors = [] }: Answer): string | undefined {
  const codes = errors.map((error) => error.extensions?.code);
  return codes.includes('UNAUTHENTICATED') ? 'UNAUTHENTICATED' : codes[0];
}

/** Whether the server took the asker for somebody: `viewer` is null for a visitor, and refused for a stale session only. */
export function isAboutViewer({ errors = [] }: Answer): boolean {
  return errors.some(({ path, extensions }) => path?.[0] === 'viewer' && extensions?.code === 'UNAUTHENTICATED');
}

/**
 * Expected failures are types of the schema, so any GraphQL error means that the screen can't be shown. The one exception is a
 * malformed id, which only an address written by hand has: what it names is null, as for an id that nothing has. Somebody whose
 * session has ended is told so by every request in the same words, which the screen shows once.
 */
export function usable(answer: Answer, hasEnded = false): GraphQLResponse {
  const { data, errors = [] } = answer;
  if (errors.length === 0) return answer as GraphQLResponse; // checked: it has data
  const isAskedWrongly = errors.every((error) => error.extensions?.code === 'BAD_USER_INPUT');
  if (isAskedWrongly && data != null) return { data };
  const cause = new Error(errors.map((error) => error.message).join('\n'));
  switch (codeOf(answer)) {
    case 'UNAUTHENTICATED':
      throw new RequestError(hasEnded ? 'sessionEnded' : 'unauthenticated', { cause });
    case 'FORBIDDEN':
      throw new RequestError('forbidden', { cause });
    case 'RATE_LIMITED':
    case 'SERVICE_UNAVAILABLE':
      throw new RequestError('busy', { cause });
    default:
      throw new RequestError('refused', { cause });
  }
}
