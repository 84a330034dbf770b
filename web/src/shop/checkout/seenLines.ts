import { graphql, readInlineData } from 'react-relay';
import type { seenLines_readSeenLines$key } from './__generated__/seenLines_readSeenLines.graphql.ts';

/** A line of the cart as the checkout showed it. */
export interface SeenLine {
  productId: string;
  name: string;
  quantity: number;
}

/** Copies the lines of a cart, so that they can be compared with those of a later cart. A cart has at most 100 lines. */
export function readSeenLines(cart: seenLines_readSeenLines$key): SeenLine[] {
  const { lines } = readInlineData(
    graphql`
      fragment seenLines_readSeenLines on Cart @inline {
        lines(first: 100) @connection(key: "Cart_lines") {
          edges {
            node {
              quantity
              product {
                id
                name
              }
            }
          }
        }
      }
    `,
    cart,
  );
  return lines.edges.map(({ node: { quantity, product } }) => ({
    productId: product.id,
    name: product.name,
    quantity,
  }));
}

/** A product whose quantity in the cart differs; a quantity of 0 means that the cart does not contain the product. */
export interface LineChange {
  productId: string;
  name: string;
  before: number;
  now: number;
}

/** Lists the products whose quantity differs between two states of a cart: first those in the cart now, then the removed ones. */
export function compareLines(before: readonly SeenLine[], now: readonly SeenLine[]): LineChange[] {
  const kept = new Set(now.map(({ productId }) => productId));
  const earlier = new Map(before.map(({ productId, quantity }) => [productId, quantity]));
  return [
    ...now.map(({ productId, name, quantity }) => ({
      productId,
      name,
      before: earlier.get(productId) ?? 0,
      now: quantity,
    })),
    ...before
      .filter(({ productId }) => !kept.has(productId))
      .map(({ productId, name, quantity }) => ({ productId, name, before: quantity, now: 0 })),
  ].filter((change) => change.before !== change.now);
}
