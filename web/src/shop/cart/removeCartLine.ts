import { commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { removeCartLineMutation } from './__generated__/removeCartLineMutation.graphql.ts';
import type { CartMutationResult } from './cartMutationResult.ts';
import { deleteCartLine } from './deleteCartLine.ts';
import { readMyCart } from './readMyCart.ts';

const mutation = graphql`
  mutation removeCartLineMutation($input: CartLineRemoveInput!, $connections: [ID!]!) {
    cartLineRemove(input: $input) {
      __typename
      ... on CartLineRemovePayload {
        cart {
          ...cartTotals_cart
        }
        removedEdge: removedLineId @deleteEdge(connections: $connections)
        removedLineId @deleteRecord
      }
      ... on CartLineNotFoundError {
        __typename
      }
    }
  }
`;

/** Removes a line from the cart; a line that no longer exists counts as removed. The promise rejects if no response arrives. */
export function removeCartLine(environment: IEnvironment, lineId: string): Promise<CartMutationResult> {
  return new Promise((resolve, reject) => {
    commitMutation<removeCartLineMutation>(environment, {
      mutation,
      variables: { input: { lineId }, connections: readMyCart(environment).connectionIds },
      updater: (store, response) => {
        if (response?.cartLineRemove.__typename === 'CartLineNotFoundError') deleteCartLine(store, lineId);
      },
      onCompleted: () => resolve({ line: null }),
      onError: reject,
    });
  });
}
