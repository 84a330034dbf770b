import { graphql, readInlineData } from 'react-relay';
import type { readSeenLines_cart$key } from './__generated__/readSeenLines_cart.graphql.ts';

/** A line of the cart as the checkout showed it. */
export interface SeenLine {
  productId: string;
  name: string;
  quantity: number;
}

/** Copies the lines of a cart, so that they can be compared with those of a later cart. A cart has at most 100 lines. */
export function readSeenLines(cart: readSeenLines_cart$key): SeenLine[] {
  const { lines } = readInlineData(
    graphql`
      fragment readSeenLines_cart on Cart @inline {
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
