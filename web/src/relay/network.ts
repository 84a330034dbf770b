import {
  Observable,
  type FetchFunction,
  type GraphQLResponse,
  type RequestParameters,
  type SubscribeFunction,
} from 'relay-runtime';
import { latestRefresh, refreshSession, hasReportedExpiry, reportSessionExpired } from './refreshSession.ts';
import { sendOperation, toOperation, type GraphqlResult } from './sendOperation.ts';
import { progressListener } from './uploadFile.ts';
import { errorCodeOf, hasExpiredViewer, toRelayResponse } from './toRelayResponse.ts';

/** The network's view of the session. */
export interface AuthState {
  /** Whether the store has a signed-in user. */
  isSignedIn: () => boolean;
}

type Send = () => Promise<GraphqlResult>;

let shouldRepeat: ((answer: GraphqlResult) => Promise<boolean>) | undefined;

/** Sets what decides, from the answer to a mutation, whether it is sent once more; pages that need it load it. */
export function repeatMutations(decide: typeof shouldRepeat): void {
  shouldRepeat = decide;
}

/**
 * The network layer for /graphql. All requests with an expired access token wait for one shared refresh and are retried; if the
 * session has expired, a query is retried as an anonymous visitor. A sensitive change is sent again once the person has proved who they are.
 */
export function createFetch(authState: AuthState): FetchFunction {
  return (request, variables, ...[cacheConfig, uploadables]) => {
    const operation = toOperation(request, variables);
    const timeoutMs = cacheConfig.metadata?.['timeoutMs'] as number | undefined; // of work that takes long
    if (uploadables == null) return sendWithRefresh(request, () => sendOperation(operation, timeoutMs), authState);
    return cancellable(async (signal) => {
      const { postUpload } = await import('./postUpload.ts'); // few pages send files
      const upload = { files: uploadables, onProgress: progressListener(cacheConfig), signal };
      return sendWithRefresh(request, () => postUpload(operation, upload), authState);
    });
  };
}

/** Subscriptions. Their code is loaded with the first one, because most screens have none. */
export function createSubscribe(authState: AuthState): SubscribeFunction {
  return (request, variables) =>
    Observable.create((sink) => {
      const stop = new AbortController();
      const options = { ...authState, signal: stop.signal, onResponse: sink.next };
      import('./streamOperation.ts')
        .then(({ streamOperation }) => streamOperation(toOperation(request, variables), options))
        .then(sink.complete, sink.error);
      return () => stop.abort();
    });
}

async function sendWithRefresh({ operationKind }: RequestParameters, send: Send, { isSignedIn }: AuthState) {
  const sentAfter = latestRefresh();
  const answer = await send();
  if (operationKind === 'mutation' && (await shouldRepeat?.(answer))) return toRelayResponse(await send());
  if (errorCodeOf(answer) !== 'UNAUTHENTICATED') return toRelayResponse(answer);
  const refresh = await refreshSession(sentAfter);
  if (!refresh.isSessionActive && (hasExpiredViewer(answer) || isSignedIn())) reportSessionExpired(refresh);
  const shouldRetry = refresh.isSessionActive || operationKind === 'query';
  return toRelayResponse(shouldRetry ? await send() : answer, hasReportedExpiry(refresh));
}

/** An observable of the promise that `start` returns; unsubscribing aborts it. */
function cancellable(start: (signal: AbortSignal) => Promise<GraphQLResponse>): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const stop = new AbortController();
    start(stop.signal).then((response) => {
      sink.next(response);
      sink.complete();
    }, sink.error);
    return () => stop.abort();
  });
}
