import { useSyncExternalStore } from 'react';

/** Whether the page may differ from the server's HTML: false on the server, and while React takes over what it sent. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
