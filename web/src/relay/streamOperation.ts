import { createClient, NetworkError, type RequestParams } from 'graphql-sse';
import type { GraphQLResponse } from 'relay-runtime';
import type { AuthState } from './network.ts';
import { nextTry } from './nextTry.ts';
import {
  latestRefresh,
  refreshSession,
  type Refresh,
  hasReportedExpiry,
  reportSessionExpired,
} from './refreshSession.ts';
import { RequestError } from './RequestError.ts';
import type { GraphqlResult, Operation } from './sendOperation.ts';
import { errorCodeOf, toRelayResponse } from './toRelayResponse.ts';

/** The server sends a heartbeat every 12 seconds; the connection counts as lost after two and a half of them. */
const IDLE_TIMEOUT_MS = 30_000;

/** The same response with a body that fails when no data arrives for too long, because a lost connection may not be reported. */
function withIdleTimeout(response: Response): Response {
  if (response.body === null) return response;
  let timer: ReturnType<typeof setTimeout>;
  const watch = (controller: TransformStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new Error('The server sent no data for 30 seconds')), IDLE_TIMEOUT_MS);
  };
  const watched = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: watch,
      transform(chunk, controller) {
        watch(controller);
        controller.enqueue(chunk);
      },
      flush: () => clearTimeout(timer),
    }),
  );
  return new Response(watched, response);
}

const INITIAL_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

interface StreamOptions extends AuthState {
  /** Aborts the stream. */
  signal: AbortSignal;
  onResponse: (answer: GraphQLResponse) => void;
}

const client = createClient({
  url: '/graphql',
  retryAttempts: 0, // the library's own retries do not distinguish a lost connection from a refusal
  fetchFn: async (path: string, init: RequestInit) => withIdleTimeout(await fetch(path, init)),
});

/**
 * Runs a subscription until the server completes it. It reconnects after a lost connection with growing delays; the server's
 * first event is the present state, so nothing is missed. An expired access token is refreshed as for every request.
 * @throws RequestError when the server refuses
 */
export async function streamOperation(operation: Operation, options: StreamOptions): Promise<void> {
  const { signal, isSignedIn, onResponse } = options;
  let failures = 0;
  let refreshed: Refresh | null = null;
  while (!signal.aborted) {
    const sentAfter = latestRefresh();
    try {
      const refusal = await streamOnce(operation, signal, (answer) => {
        onResponse(toRelayResponse(answer));
        failures = 0;
        refreshed = null;
      });
      if (refusal === null) return;
      if (refreshed !== null) return void toRelayResponse(refusal); // the refreshed session is refused too
      refreshed = await refreshSession(sentAfter);
      if (!refreshed.isSessionActive && isSignedIn()) reportSessionExpired(refreshed);
      if (!refreshed.isSessionActive) return void toRelayResponse(refusal, hasReportedExpiry(refreshed));
    } catch (error) {
      if (!isTransient(error))
        throw error instanceof NetworkError ? new RequestError('serverError', { cause: error }) : error;
      await nextTry(retryDelay(error, failures), signal);
      failures += 1;
    }
  }
}

/** The response that refused the session; null when the server or `signal` has ended the subscription. */
function streamOnce(
  operation: Operation,
  signal: AbortSignal,
  onResponse: (answer: GraphqlResult) => void,
): Promise<GraphqlResult | null> {
  const { documentId, variables } = operation;
  const parameters: object = { documentId, variables };
  return new Promise((resolve, reject) => {
    const stop = client.subscribe<Record<string, unknown>>(
      parameters as RequestParams, // the library sends them unchanged; its type lacks persisted documents
      {
        next(result) {
          const answer = result as GraphqlResult; // GraphQL over SSE
          if (errorCodeOf(answer) === 'UNAUTHENTICATED') return end(() => resolve(answer));
          try {
            onResponse(answer);
          } catch (error) {
            end(() => reject(error));
          }
        },
        error: (error) => end(() => reject(error)),
        complete: () => end(() => resolve(null)),
      },
    );
    const leave = () => end(() => resolve(null));
    signal.addEventListener('abort', leave);

    function end(settle: () => void): void {
      signal.removeEventListener('abort', leave);
      stop();
      settle();
    }
  });
}

/** Whether a retry may succeed. */
function isTransient(error: unknown): boolean {
  if (error instanceof RequestError)
    return ['offline', 'timeout', 'unreachable', 'unavailable', 'busy'].includes(error.kind);
  if (!(error instanceof NetworkError)) return false;
  const { response } = error;
  return !isResponse(response) || response.status >= 500 || response.status === 429;
}

function isResponse(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'status' in value;
}

/**
 * The milliseconds before the next attempt: what the server asks for, as it does when too many streams are open, and a growing
 * delay with jitter, so that not all clients reconnect to a restarted server at once.
 */
function retryDelay(error: unknown, failures: number): number {
  const response = error instanceof NetworkError ? error.response : null;
  const askedFor = isResponse(response) ? (Number(response.headers.get('retry-after')) || 0) * 1000 : 0; // seconds
  const longest = Math.min(INITIAL_BACKOFF_MS * 2 ** failures, MAX_BACKOFF_MS);
  return askedFor + longest * (0.5 + Math.random() / 2);
}
