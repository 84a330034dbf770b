/* eslint-disable relay/unused-fields -- they are read through myCartSelector */
import { graphql, recycleNodesInto, type IEnvironment, type Snapshot } from 'relay-runtime';
import type { cartLines_cart$data } from './__generated__/cartLines_cart.graphql.ts';
import { myCartSelector, type MyCart } from './readMyCart.ts';

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
export function cartLinesIn(environment: IEnvironment): CartLines {
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
