import { postOperation } from './postOperation.ts';
import { RequestError } from './RequestError.ts';

const refreshText = `mutation refreshSession {
  sessionRefresh(input: {}) {
    __typename
  }
}`;

/** What came of a refresh; the same object for all requests that shared it. */
export interface Refresh {
  isAlive: boolean;
}

let latest: Refresh | null = null;
let running: Promise<Refresh> | null = null;

/** The refresh that a request sent now comes after; null before the first. */
export function latestRefresh(): Refresh | null {
  return latest;
}

/**
 * Rotates the session's cookies, once for all requests that found it stale: one that was sent before the latest refresh has
 * nothing more to ask. Several tabs may ask at once, because the server gives a token that was just spent the same successor.
 * @throws RequestError when it could not be found out whether the session lives on
 */
export async function refreshSession(sentAfter: Refresh | null): Promise<Refresh> {
  if (latest !== null && latest !== sentAfter) return latest;
  running ??= rotate().finally(() => {
    running = null;
  });
  return running;
}

async function rotate(): Promise<Refresh> {
  const { data, errors = [] } = await postOperation({ name: 'refreshSession', text: refreshText, variables: {} });
  const result = data?.['sessionRefresh'];
  switch (typeof result === 'object' && result !== null ? Reflect.get(result, '__typename') : null) {
    case 'SessionRefreshPayload':
      return (latest = { isAlive: true });
    case 'SessionExpiredError':
      return (latest = { isAlive: false });
    case 'TooManyAttemptsError':
      throw new RequestError('busy');
    default:
      throw new RequestError('refused', { cause: errors });
  }
}
