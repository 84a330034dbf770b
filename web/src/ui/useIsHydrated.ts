import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * Whether the page may differ from the server's HTML: false on the server, and while React takes over what it sent. What depends on it is
 * then rendered in short tasks.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
