import {
  Observable,
  type FetchFunction,
  type GraphQLResponse,
  type RequestParameters,
  type SubscribeFunction,
  type Variables,
} from 'relay-runtime';
import { postOperation, type Answer, type Operation } from './postOperation.ts';
import { postUpload } from './postUpload.ts';
import { latestRefresh, refreshSession } from './refreshSession.ts';
import { hasToldEnd, tellSessionEnd } from './sessionEnd.ts';
import { progressListener } from './uploadFile.ts';
import { codeOf, isAboutViewer, usable } from './usableAnswer.ts';

/** What the network is told of the session. */
export interface SessionKnowledge {
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
    const operation = operationOf(request, variables);
    if (uploadables == null) return answerTo(request, () => postOperation(operation), knowledge);
    return stoppable((signal) => {
      const upload = { files: uploadables, onProgress: progressListener(cacheConfig), signal };
      return answerTo(request, () => postUpload(operation, upload), knowledge);
    });
  };
}

/** Relay's way to the server's events. Its code comes when somebody subscribes: most screens do without. */
export function createSubscribe(knowledge: SessionKnowledge): SubscribeFunction {
  return (request, variables) =>
    Observable.create((sink) => {
      const stop = new AbortController();
      const follower = { ...knowledge, signal: stop.signal, onAnswer: sink.next };
      import('./followOperation.ts')
        .then(({ followOperation }) => followOperation(operationOf(request, variables), follower))
        .then(sink.complete, sink.error);
      return () => stop.abort();
    });
}

function operationOf({ name, text }: RequestParameters, variables: Variables): Operation {
  if (text === null) throw new TypeError(`${name} was compiled without its text`);
  return { name, text, variables };
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
