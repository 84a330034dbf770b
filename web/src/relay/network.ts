import type { FetchFunction, GraphQLResponse } from 'relay-runtime';
import { postOperation, type Answer } from './postOperation.ts';
import { refreshSession } from './refreshSession.ts';
import { RequestError } from './RequestError.ts';

/**
 * Relay's way to /graphql. A request whose session is stale waits for the one refresh that all such requests share and is sent
 * again; where the session could not be saved, a query is asked for again as an anonymous visitor's.
 */
export function createFetch(): FetchFunction {
  return async (request, variables) => {
    if (request.text === null) throw new TypeError(`${request.name} was compiled without its text`);
    const operation = { name: request.name, text: request.text, variables };
    const answer = await postOperation(operation);
    if (codeOf(answer) !== 'UNAUTHENTICATED') return usable(answer);
    const isAlive = await refreshSession();
    const isWorthAnotherTry = isAlive || request.operationKind === 'query';
    return usable(isWorthAnotherTry ? await postOperation(operation) : answer);
  };
}

function codeOf({ errors = [] }: Answer): string | undefined {
  const codes = errors.map((error) => error.extensions?.code);
  return codes.includes('UNAUTHENTICATED') ? 'UNAUTHENTICATED' : codes[0];
}

/**
 * Expected failures are types of the schema, so any GraphQL error means that the screen can't be shown. The one exception is a
 * malformed id, which only an address written by hand has: what it names is null, as for an id that nothing has.
 */
function usable(answer: Answer): GraphQLResponse {
  const { data, errors = [] } = answer;
  if (errors.length === 0) return answer as GraphQLResponse; // checked: it has data
  const isAskedWrongly = errors.every((error) => error.extensions?.code === 'BAD_USER_INPUT');
  if (isAskedWrongly && data != null) return { data };
  const cause = new Error(errors.map((error) => error.message).join('\n'));
  switch (codeOf(answer)) {
    case 'UNAUTHENTICATED':
      throw new RequestError('unauthenticated', { cause });
    case 'FORBIDDEN':
      throw new RequestError('forbidden', { cause });
    case 'RATE_LIMITED':
      throw new RequestError('busy', { cause });
    default:
      throw new RequestError('refused', { cause });
  }
}
