import { useCallback, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { cartLinesIn, type CartLine } from './cartLines.ts';

/** The shopper's line of a product; undefined while it is not in the cart, and until the layout has loaded the cart. */
export function useMyCartLine(productId: string): CartLine | undefined {
  const lines = cartLinesIn(useRelayEnvironment());
  const subscribe = useCallback((listener: () => void) => lines.subscribe(productId, listener), [lines, productId]);
  return useSyncExternalStore(
    subscribe,
    () => lines.find(productId),
    () => undefined,
  );
}
