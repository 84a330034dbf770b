const listeners = new Set<() => void>();

/** Texts that this device keeps; a browser that has no storage keeps none, and the shop works as for a first visit. */
export const deviceStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Stores a text; null removes it. */
  write(key: string, text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // The storage is full or disabled.
    }
    for (const listener of listeners) listener();
  },
  /** Calls the listener after a change in this tab or another; returns a function that stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
