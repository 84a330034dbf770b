const listeners = new Set<() => void>();

/** Texts in a storage of the browser; one that has no storage keeps none, and the shop works as for a first visit. */
function textsIn(storageOf: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return storageOf().getItem(key);
      } catch {
        return null;
      }
    },
    /** Stores a text; null removes it. */
    write(key: string, text: string | null): void {
      try {
        if (text === null) storageOf().removeItem(key);
        else storageOf().setItem(key, text);
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
}

/** Texts that this device keeps. */
export const deviceStorage = textsIn(() => localStorage);

/** Texts that this tab keeps. */
export const tabStorage = textsIn(() => sessionStorage);
