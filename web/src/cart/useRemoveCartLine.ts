import { useCallback } from 'react';
import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type { useRemoveCartLineMutation } from './__generated__/useRemoveCartLineMutation.graphql.ts';
import type { CartMutationResult } from './cartMutationResult.ts';
import { deleteCartLine } from './deleteCartLine.ts';
import { readMyCart } from './readMyCart.ts';

/** Removes a line from the cart; a line that no longer exists counts as removed. The promise rejects if no response arrives. */
export function useRemoveCartLine() {
  const environment = useRelayEnvironment();
  const [commit] = useMutation<useRemoveCartLineMutation>(graphql`
    mutation useRemoveCartLineMutation($input: CartLineRemoveInput!, $connections: [ID!]!) {
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
  `);

  return useCallback(
    (lineId: string) =>
      new Promise<CartMutationResult>((resolve, reject) => {
        commit({
          variables: { input: { lineId }, connections: readMyCart(environment).connectionIds },
          updater: (store, response) => {
            if (response?.cartLineRemove.__typename === 'CartLineNotFoundError') deleteCartLine(store, lineId);
          },
          onCompleted: () => resolve({ line: null }),
          onError: reject,
        });
      }),
    [commit, environment],
  );
}
