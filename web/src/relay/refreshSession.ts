import { postOperation } from './postOperation.ts';

const refreshText = `mutation refreshSession {
  sessionRefresh(input: {}) {
    __typename
  }
}`;

let refreshing: Promise<boolean> | null = null;

/**
 * Rotates the session's cookies, once for all requests that ask while it lasts. Resolves to whether the session lives on.
 * Tabs take turns: a refresh token that two of them used at once would end the session as stolen.
 */
export function refreshSession(): Promise<boolean> {
  refreshing ??= inTurn(rotate).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  // Only pages from https or localhost have locks.
  const locks = (navigator as Partial<Navigator>).locks;
  return locks === undefined ? work() : locks.request('kirana.refreshSession', work);
}

async function rotate(): Promise<boolean> {
  const answer = await postOperation({ name: 'refreshSession', text: refreshText, variables: {} });
  const result = answer.data?.['sessionRefresh'];
  return typeof result === 'object' && result !== null && Reflect.get(result, '__typename') === 'SessionRefreshPayload';
}
