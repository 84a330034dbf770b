import { useSyncExternalStore } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest, graphql, type IEnvironment, type Snapshot } from 'relay-runtime';
import type { myProductsQuery as Query, myProductsQuery$data } from './__generated__/myProductsQuery.graphql.ts';

/** The lists of a user that name products. */
export type MarkField = 'favouriteProductIds' | 'stockNotificationProductIds';

/** The products that the viewer has marked, by list; null until they are loaded, and for a visitor. */
export type MyProducts = Readonly<Record<MarkField, ReadonlySet<string>>> | null;

/** The viewer's products in an environment's store, which are loaded when the first component asks for them. */
export interface WatchedProducts {
  read(): MyProducts;
  /** Whether there is no session, as far as the store says. */
  isSignedOut(): boolean;
  subscribe(listener: () => void): () => void;
}

const myProductsQuery = graphql`
  query myProductsQuery {
    viewer {
      favouriteProductIds
      stockNotificationProductIds
    }
  }
`;

const { fragment: selector } = createOperationDescriptor(getRequest(myProductsQuery), {});
const watchedByEnvironment = new WeakMap<IEnvironment, WatchedProducts>();

/** The products of the viewer in an environment. One request and one subscription to the store serve all components. */
export function myProductsIn(environment: IEnvironment): WatchedProducts {
  const known = watchedByEnvironment.get(environment);
  if (known !== undefined) return known;
  const watched = watchProducts(environment);
  watchedByEnvironment.set(environment, watched);
  return watched;
}

/** The selected data, which Relay leaves untyped; undefined if never loaded. */
type Viewer = Partial<NonNullable<myProductsQuery$data['viewer']>> | null | undefined;

const viewerOf = ({ data }: Snapshot) => (data as { viewer?: Viewer }).viewer;

function watchProducts(environment: IEnvironment): WatchedProducts {
  const listeners = new Set<() => void>();
  const snapshot = environment.lookup(selector);
  let viewer = viewerOf(snapshot);
  let products = productsOf(viewer);
  let isLoading = false;

  function loadIfMissing(): void {
    if (isLoading || viewer == null || products !== null || listeners.size === 0) return;
    isLoading = true;
    const finish = () => {
      isLoading = false;
    };
    // Without the lists the buttons work and show no state; the next button that is shown tries again.
    fetchQuery<Query>(environment, myProductsQuery, {}).subscribe({ error: finish, complete: finish });
  }

  environment.subscribe(snapshot, (changed) => {
    viewer = viewerOf(changed);
    products = productsOf(viewer);
    for (const listener of listeners) listener();
    loadIfMissing();
  });

  return {
    read: () => products,
    isSignedOut: () => viewer === null,
    subscribe(listener) {
      listeners.add(listener);
      loadIfMissing();
      return () => listeners.delete(listener);
    },
  };
}

function productsOf(viewer: Viewer): MyProducts {
  const { favouriteProductIds, stockNotificationProductIds } = viewer ?? {};
  if (favouriteProductIds == null || stockNotificationProductIds == null) return null;
  return {
    favouriteProductIds: new Set(favouriteProductIds),
    stockNotificationProductIds: new Set(stockNotificationProductIds),
  };
}

/** The products that the viewer has marked; null until they are loaded, and for a visitor. */
export function useMyProducts(): MyProducts {
  const watched = myProductsIn(useRelayEnvironment());
  return useSyncExternalStore(watched.subscribe, watched.read, () => null);
}
