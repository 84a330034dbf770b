import { Observable, type FetchFunction, type GraphQLResponse, type RequestParameters } from 'relay-runtime';
import { postOperation, type Answer } from './postOperation.ts';
import { postUpload } from './postUpload.ts';
import { latestRefresh, refreshSession } from './refreshSession.ts';
import { RequestError } from './RequestError.ts';
import { hasToldEnd, tellSessionEnd } from './sessionEnd.ts';
import { progressListener } from './uploadFile.ts';

interface SessionKnowledge {
  /** Whether somebody is signed in, as far as the screen knows. */
  isSignedIn: () => boolean;
}

type Send = () => Promise<Answer>;

/**
 * Relay's way to /graphql. A request whose session is stale waits for the one refresh that all such requests share and is sent
 * again; where the session is dead, a query is asked for again as an anonymous visitor's.
 */
export function createFetch(knowledge: SessionKnowledge): FetchFunction {
  return (request, variables, ...[cacheConfig, uploadables]) => {
    if (request.text === null) throw new TypeError(`${request.name} was compiled without its text`);
    const operation = { name: request.name, text: request.text, variables };
    if (uploadables == null) return answerTo(request, () => postOperation(operation), knowledge);
    return stoppable((signal) => {
      const upload = { files: uploadables, onProgress: progressListener(cacheConfig), signal };
      return answerTo(request, () => postUpload(operation, upload), knowledge);
    });
  };
}

async function answerTo(
  { operationKind }: RequestParameters,
  send: Send,
  { isSignedIn }: SessionKnowledge,
): Promise<GraphQLResponse> {
  const sentAfter = latestRefresh();
  const answer = await send();
  if (codeOf(answer) !== 'UNAUTHENTICATED') return usable(answer);
  const refresh = await refreshSession(sentAfter);
  if (!refresh.isAlive && (isAboutViewer(answer) || isSignedIn())) tellSessionEnd(refresh);
  const isWorthAnotherTry = refresh.isAlive || operationKind === 'query';
  return usable(isWorthAnotherTry ? await send() : answer, hasToldEnd(refresh));
}

/** Whether the server took the asker for somebody: `viewer` is null for a visitor, and refused for a stale session only. */
function isAboutViewer({ errors = [] }: Answer): boolean {
  return errors.some(({ path, extensions }) => path?.[0] === 'viewer' && extensions?.code === 'UNAUTHENTICATED');
}

/** What `start` resolves to, as something that can be stopped by whoever no longer wants it. */
function stoppable(start: (signal: AbortSignal) => Promise<GraphQLResponse>): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const stop = new AbortController();
    start(stop.signal).then((response) => {
      sink.next(response);
      sink.complete();
    }, sink.error);
    return () => stop.abort();
  });
}

function codeOf({ errors = [] }: Answer): string | undefined {
  const codes = errors.map((error) => error.extensions?.code);
  return codes.includes('UNAUTHENTICATED') ? 'UNAUTHENTICATED' : codes[0];
}

/**
 * Expected failures are types of the schema, so any GraphQL error means that the screen can't be shown. The one exception is a
 * malformed id, which only an address written by hand has: what it names is null, as for an id that nothing has. Somebody whose
 * session has ended is told so by every request in the same words, which the screen shows once.
 */
function usable(answer: Answer, hasEnded = false): GraphQLResponse {
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
      throw new RequestError('busy', { cause });
    default:
      throw new RequestError('refused', { cause });
  }
}
