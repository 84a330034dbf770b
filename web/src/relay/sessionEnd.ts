import type { Refresh } from './refreshSession.ts';

const listeners = new Set<() => void>();
let told: Refresh | null = null;

/** Hears when a session that somebody was signed in with turns out to be dead; returns how to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether listeners have been told of the dead session that a refresh has found. */
export function hasToldEnd(refresh: Refresh): boolean {
  return told === refresh;
}

/** Tells of a dead session once, however many requests met the refusal to refresh it. */
export function tellSessionEnd(refusal: Refresh): void {
  if (told === refusal) return;
  told = refusal;
  for (const listener of listeners) listener();
}
