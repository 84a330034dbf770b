/* eslint-disable relay/unused-fields -- they are read through myCartSelector */
import { useCallback, useSyncExternalStore } from 'react';
import { ConnectionHandler, useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  graphql,
  recycleNodesInto,
  type IEnvironment,
  type RecordProxy,
  type RecordSourceProxy,
  type Snapshot,
} from 'relay-runtime';
import type { cartLines_cart$data } from './__generated__/cartLines_cart.graphql.ts';
import type { cartLinesQuery$data } from './__generated__/cartLinesQuery.graphql.ts';

/** What the products of a page need of the cart; the layout loads it. A cart has at most 100 lines. */
export const cartLines = graphql`
  fragment cartLines_cart on Cart {
    lines(first: 100) @connection(key: "cartLines_lines") {
      edges {
        node {
          id
          quantity
          maxQuantity
          product {
            id
          }
        }
      }
    }
  }
`;

const myCartQuery = graphql`
  query cartLinesQuery {
    viewer {
      cart {
        id
        ...cartLines_cart @relay(mask: false)
      }
    }
  }
`;

/** Selects the shopper's cart in the store. */
const myCartSelector = createOperationDescriptor(getRequest(myCartQuery), {}).fragment;

/** What is selected, which Relay leaves untyped; fields that were never loaded are undefined. */
export type MyCart = Partial<cartLinesQuery$data>;

/**
 * Reads the shopper's cart from the store without a request: whether the visitor is signed out, whether the layout has loaded the
 * lines, and the connections of the lines that are loaded (a mutation that named a missing connection would log a warning).
 */
export function readMyCart(environment: IEnvironment) {
  const { viewer } = environment.lookup(myCartSelector).data as MyCart;
  const id = viewer?.cart?.id;
  const loaded = environment.getStore().getSource();
  const connectionIds = id === undefined ? [] : cartLinesConnectionIds(id).filter((each) => loaded.has(each));
  return { isSignedOut: viewer === null, isLoaded: viewer?.cart?.lines !== undefined, connectionIds };
}

/**
 * The keys of the connections of the cart's lines: what the layout loads for the products of every page, and what the cart and the
 * checkout load with all that they show. They are two, so that an answer for the layout brings those pages no line without its product.
 */
const CART_LINES_KEYS = ['cartLines_lines', 'Cart_lines'];

/** The ids that the connections of a cart's lines have in the store, that of the layout first. */
export function cartLinesConnectionIds(cartId: string): string[] {
  return CART_LINES_KEYS.map((key) => ConnectionHandler.getConnectionID(cartId, key));
}

/** The loaded connections of the lines of the shopper's cart, that of the layout first. */
export function cartLinesConnections(store: RecordSourceProxy): RecordProxy[] {
  const cart = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('cart');
  if (cart == null) return [];
  return cartLinesConnectionIds(cart.getDataID())
    .map((id) => store.get(id))
    .filter((connection) => connection != null);
}

/** A line of the shopper's cart. */
export type CartLine = cartLines_cart$data['lines']['edges'][number]['node'];

/** The lines of the shopper's cart by product. */
export interface CartLines {
  /** The line of a product; the same object until it changes. */
  find(productId: string): CartLine | undefined;
  /** Calls the listener whenever the line of that product changes; returns a function that stops it. */
  subscribe(productId: string, listener: () => void): () => void;
}

const linesByEnvironment = new WeakMap<IEnvironment, CartLines>();

/** The lines in an environment's store. One subscription to the store serves all products, and calls only those that it concerns. */
function cartLinesIn(environment: IEnvironment): CartLines {
  const known = linesByEnvironment.get(environment);
  if (known !== undefined) return known;
  const watched = watchLines(environment);
  linesByEnvironment.set(environment, watched);
  return watched;
}

function watchLines(environment: IEnvironment): CartLines {
  const listeners = new Map<string, Set<() => void>>();
  const snapshot = environment.lookup(myCartSelector);
  let lines = readLines(snapshot, new Map());

  environment.subscribe(snapshot, (changed) => {
    const before = lines;
    lines = readLines(changed, before);
    for (const productId of new Set([...before.keys(), ...lines.keys()])) {
      if (before.get(productId) === lines.get(productId)) continue;
      for (const listener of listeners.get(productId) ?? []) listener();
    }
  });

  return {
    find: (productId) => lines.get(productId),
    subscribe(productId, listener) {
      const own = listeners.get(productId) ?? new Set();
      listeners.set(productId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(productId);
      };
    },
  };
}

/** The lines by product; a line that is equal to the one before is the same object. */
function readLines({ data }: Snapshot, before: ReadonlyMap<string, CartLine>): ReadonlyMap<string, CartLine> {
  const edges = (data as MyCart).viewer?.cart?.lines?.edges ?? [];
  return new Map(
    edges.map(({ node }) => [node.product.id, recycleNodesInto(before.get(node.product.id), node) as CartLine]),
  );
}

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
