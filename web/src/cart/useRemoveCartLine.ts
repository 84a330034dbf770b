import { useCallback } from 'react';
import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type { useRemoveCartLineMutation } from './__generated__/useRemoveCartLineMutation.graphql.ts';
import type { CartAnswer } from './cartAnswer.ts';
import { readMyCart } from './readMyCart.ts';

/** Takes a line out of the cart; one that is gone already counts as removed. Rejects when no answer came. */
export function useRemoveCartLine() {
  const environment = useRelayEnvironment();
  const [commit] = useMutation<useRemoveCartLineMutation>(graphql`
    mutation useRemoveCartLineMutation($input: CartRemoveLineInput!, $connections: [ID!]!) {
      cartRemoveLine(input: $input) {
        __typename
        ... on CartRemoveLinePayload {
          cart {
            ...cartTotals_cart
          }
          removedEdge: removedLineId @deleteEdge(connections: $connections)
          removedLineId @deleteRecord
        }
        ... on CartLineGoneError {
          __typename
        }
      }
    }
  `);

  return useCallback(
    (lineId: string) =>
      new Promise<CartAnswer>((resolve, reject) => {
        commit({
          variables: { input: { lineId }, connections: readMyCart(environment).connectionIds },
          updater: (store, response) => {
            if (response?.cartRemoveLine.__typename === 'CartLineGoneError') store.delete(lineId);
          },
          onCompleted: () => resolve({ line: null }),
          onError: reject,
        });
      }),
    [commit, environment],
  );
}
