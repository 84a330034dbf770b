import { graphql, useRelayEnvironment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { readMyCart } from '../../cart/cartLines.ts';
import type { useReorderMutation } from './__generated__/useReorderMutation.graphql.ts';

/** A product with fewer pieces in the cart than in the order; the reason by its name in the schema. */
export interface UnavailableLine {
  name: string;
  reason: string;
  quantity: number;
}

interface ReorderHandlers {
  /** The available products are in the cart; `addedCount` pieces were added. */
  onReordered: (addedCount: number, unavailableLines: readonly UnavailableLine[]) => void;
  onRefused: (message: string) => void;
}

/** Adds the available products of an order to the cart until it contains at least the ordered quantities. */
export function useReorder() {
  const environment = useRelayEnvironment();
  const [act, isReordering] = useAction<useReorderMutation>(graphql`
    mutation useReorderMutation($input: OrderReorderInput!, $connections: [ID!]!) {
      orderReorder(input: $input) {
        ... on OrderReorderPayload {
          cart {
            ...cartTotals_cart
          }
          changedLineEdges @appendEdge(connections: $connections) {
            node {
              id
              quantity
              ...CartLineRow_line
              product {
                ...AddToCartButton_product
              }
            }
          }
          addedCount
          unavailableLines {
            name
            reason
            quantity
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const reorder = (orderId: string, { onReordered, onRefused }: ReorderHandlers) =>
    act(
      { orderId },
      {
        variables: { connections: readMyCart(environment).connectionIds },
        onDone: ({ addedCount, unavailableLines }) => onReordered(addedCount, unavailableLines),
        onRefused,
      },
    );
  return { reorder, isReordering };
}
