import type { Refresh } from './refreshSession.ts';

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
