const listeners = new Set<() => void>();

/** Calls the listener when a request gets no response from the server, 502 to 504, or a response that the service worker had saved. */
export function onConnectionLost(listener: () => void): void {
  listeners.add(listener);
}

export function reportConnectionLost(): void {
  for (const listener of listeners) listener();
}
