import { useCallback, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { myCartSelector, type MyCart } from './readMyCart.ts';

/** The number of items in the shopper's cart; 0 until the layout has loaded it. */
export function useMyCartQuantity(): number {
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
    () => {
      const { viewer } = environment.lookup(myCartSelector).data as MyCart;
      return (viewer?.cart?.lines?.edges ?? []).reduce((sum, { node }) => sum + node.quantity, 0);
    },
    () => 0,
  );
}
