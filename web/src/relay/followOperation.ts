import { createClient, NetworkError } from 'graphql-sse';
import type { GraphQLResponse } from 'relay-runtime';
import type { SessionKnowledge } from './network.ts';
import type { Answer, Operation } from './postOperation.ts';
import { latestRefresh, refreshSession, type Refresh } from './refreshSession.ts';
import { RequestError } from './RequestError.ts';
import { hasToldEnd, tellSessionEnd } from './sessionEnd.ts';
import { codeOf, usable } from './usableAnswer.ts';
import { watchBody } from './watchBody.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

interface Follower extends SessionKnowledge {
  /** Stops it. */
  signal: AbortSignal;
  onAnswer: (answer: GraphQLResponse) => void;
}

const client = createClient({
  url: '/graphql',
  retryAttempts: 0, // its own tries know no difference between a lost connection and a refusal
  fetchFn: async (path: string, init: RequestInit) => watchBody(await fetch(path, init)),
});

/**
 * Follows a subscription until the server says that it is over. A lost connection is taken up again, soon at first and then less
 * and less often; the server begins with what is, so nothing is missed. A stale session is refreshed as for every request.
 * @throws RequestError when the server refuses
 */
export async function followOperation(operation: Operation, follower: Follower): Promise<void> {
  const { signal, isSignedIn, onAnswer } = follower;
  let failures = 0;
  let refreshed: Refresh | null = null;
  while (!signal.aborted) {
    const sentAfter = latestRefresh();
    try {
      const refusal = await followOnce(operation, signal, (answer) => {
        onAnswer(usable(answer));
        failures = 0;
        refreshed = null;
      });
      if (refusal === null) return;
      if (refreshed !== null) return void usable(refusal); // a fresh session is no better
      refreshed = await refreshSession(sentAfter);
      if (!refreshed.isAlive && isSignedIn()) tellSessionEnd(refreshed);
      if (!refreshed.isAlive) return void usable(refusal, hasToldEnd(refreshed));
    } catch (error) {
      if (!isPassing(error))
        throw error instanceof NetworkError ? new RequestError('refused', { cause: error }) : error;
      await pause(failures, signal);
      failures += 1;
    }
  }
}

/** What the server has refused for want of a good session; null when it has ended the subscription, or `signal` has. */
function followOnce(
  operation: Operation,
  signal: AbortSignal,
  onAnswer: (answer: Answer) => void,
): Promise<Answer | null> {
  const { name: operationName, text: query, variables } = operation;
  return new Promise((resolve, reject) => {
    const stop = client.subscribe<Record<string, unknown>>(
      { operationName, query, variables },
      {
        next(result) {
          const answer = result as Answer; // GraphQL over SSE
          if (codeOf(answer) === 'UNAUTHENTICATED') return end(() => resolve(answer));
          try {
            onAnswer(answer);
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

/** Whether the next try may do better. */
function isPassing(error: unknown): boolean {
  if (error instanceof RequestError) return ['offline', 'timeout', 'unreachable', 'busy'].includes(error.kind);
  if (!(error instanceof NetworkError)) return false;
  const { response } = error;
  return !isResponse(response) || response.status >= 500 || response.status === 429;
}

function isResponse(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'status' in value;
}

/** Waits before the next try, at most until the device is online again. */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
  return new Promise((resolve) => {
    const timer = setTimeout(end, longest * (0.5 + Math.random() / 2)); // a server that comes back is not met by all at once
    function end(): void {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
