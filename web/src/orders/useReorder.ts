import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { readMyCart } from '../cart/readMyCart.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import type { useReorderMutation } from './__generated__/useReorderMutation.graphql.ts';

/** A product of which the cart has fewer than were ordered; the reason by its name in the graph. */
export interface LeftOut {
  name: string;
  reason: string;
  quantity: number;
}

interface ReorderHandlers {
  /** What can be had is in the cart; `addedCount` pieces of it are new there. */
  onReordered: (addedCount: number, leftOut: readonly LeftOut[]) => void;
  onRefused: (message: string) => void;
}

/** Puts what is still sold of an order into the cart, which then holds at least what was ordered. */
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
          leftOut {
            name
            reason
            quantity
          }
        }
        ... on OrderGoneError {
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
            return onReordered(answer.addedCount, answer.leftOut);
          case 'OrderGoneError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(troubleMessage(answer));
        }
      },
      onError: (error) => onRefused(troubleMessage(error)),
    });
  };
  return { reorder, isReordering };
}
