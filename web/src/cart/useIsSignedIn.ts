import { useCallback, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { viewerIdIn } from '../relay/environment.ts';
import { myCartSelector } from './readMyCart.ts';

/** Whether the layout has loaded a viewer; false until then, and for a visitor. */
export function useIsSignedIn(): boolean {
  const environment = useRelayEnvironment();
  const subscribe = useCallback(
    (listener: () => void) => {
      const { dispose } = environment.subscribe(environment.lookup(myCartSelector), listener);
      return dispose;
    },
    [environment],
  );
  return useSyncExternalStore(
    subscribe,
    () => viewerIdIn(environment) !== undefined,
    () => false,
  );
}
