import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { readMyCart } from '../../cart/readMyCart.ts';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useReorderMutation } from './__generated__/useReorderMutation.graphql.ts';

/** A product of which the cart contains fewer pieces than the order; the reason by its name in the schema. */
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
  const [commit, isReordering] = useMutation<useReorderMutation>(graphql`
    mutation useReorderMutation($input: OrderReorderInput!, $connections: [ID!]!) {
      orderReorder(input: $input) {
        __typename
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
        ... on OrderNotFoundError {
          message
        }
      }
    }
  `);
  const reorder = (orderId: string, { onReordered, onRefused }: ReorderHandlers) => {
    commit({
      variables: { input: { orderId }, connections: readMyCart(environment).connectionIds },
      onCompleted: ({ orderReorder: answer }) => {
        switch (answer.__typename) {
          case 'OrderReorderPayload':
            return onReordered(answer.addedCount, answer.unavailableLines);
          case 'OrderNotFoundError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(toErrorMessage(answer));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { reorder, isReordering };
}
