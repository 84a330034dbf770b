import { getRequest, graphql } from 'relay-runtime';
import { RequestError } from './RequestError.ts';
import { sendOperation, toOperation } from './sendOperation.ts';

const refreshMutation = graphql`
  mutation refreshSessionMutation {
    sessionRefresh(input: {}) {
      __typename
    }
  }
`;

/** The result of a refresh; all requests that share the refresh get the same object. */
export interface Refresh {
  isSessionActive: boolean;
}

let latest: Refresh | null = null;
let running: Promise<Refresh> | null = null;

/** The latest refresh; null before the first. */
export function latestRefresh(): Refresh | null {
  return latest;
}

/**
 * Refreshes the session's cookies, once for all requests that found the access token expired: a request that was sent before the
 * latest refresh needs no other. Several tabs may refresh at once, because the server gives a token that was just rotated the
 * same successor.
 * @throws RequestError if the refresh failed without telling whether the session is valid
 */
export async function refreshSession(sentAfter: Refresh | null): Promise<Refresh> {
  if (latest !== null && latest !== sentAfter) return latest;
  running ??= rotate().finally(() => {
    running = null;
  });
  return running;
}

async function rotate(): Promise<Refresh> {
  const { data, errors = [] } = await sendOperation(toOperation(getRequest(refreshMutation).params, {}));
  const result = data?.['sessionRefresh'];
  switch (typeof result === 'object' && result !== null ? Reflect.get(result, '__typename') : null) {
    case 'SessionRefreshPayload':
      return (latest = { isSessionActive: true });
    case 'SessionExpiredError':
      return (latest = { isSessionActive: false });
    case 'TooManyAttemptsError':
      throw new RequestError('busy');
    default:
      throw new RequestError('serverError', { cause: errors });
  }
}

const listeners = new Set<() => void>();
let reportedRefresh: Refresh | null = null;

/** Calls the listener when a session has expired; returns a function that removes the listener. */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the listeners were called for the present expired session. */
export function hasReportedExpiry(refresh: Refresh): boolean {
  return reportedRefresh === refresh;
}

/** Calls the listeners once per expired session, however many requests found it. */
export function reportSessionExpired(refusal: Refresh): void {
  if (reportedRefresh === refusal) return;
  reportedRefresh = refusal;
  for (const listener of listeners) listener();
}
