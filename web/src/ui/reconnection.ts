const listeners = new Set<() => void>();

/** The moment at which the shop can be reached again: what failed to load then tries again by itself. */
export const reconnection = {
  report(): void {
    for (const listener of [...listeners]) listener();
  },
  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
