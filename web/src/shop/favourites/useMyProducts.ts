import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { myProductsIn, type MyProducts } from './myProducts.ts';

/** The products that the viewer has marked; null until they are loaded, and for a visitor. */
export function useMyProducts(): MyProducts {
  const watched = myProductsIn(useRelayEnvironment());
  return useSyncExternalStore(watched.subscribe, watched.read, () => null);
}
