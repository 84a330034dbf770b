import { useCallback } from 'react';
import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { toErrorMessage } from '../relay/RequestError.ts';
import type { useAddCartLineMutation } from './__generated__/useAddCartLineMutation.graphql.ts';
import type { CartMutationResult } from './cartMutationResult.ts';
import { readMyCart } from './readMyCart.ts';

/**
 * Adds a product to the cart; the server increases the quantity of a product that is in it already. The promise rejects if no
 * response arrives.
 */
export function useAddCartLine() {
  const environment = useRelayEnvironment();
  const [commit] = useMutation<useAddCartLineMutation>(graphql`
    mutation useAddCartLineMutation($input: CartLineAddInput!, $connections: [ID!]!) {
      cartLineAdd(input: $input) {
        __typename
        ... on CartLineAddPayload {
          cart {
            ...cartTotals_cart
          }
          lineEdge @appendEdge(connections: $connections) {
            node {
              id
              quantity
              ...CartLineRow_line
              product {
                ...AddToCartButton_product
              }
            }
          }
        }
        ... on OutOfStockError {
          message
          available
        }
        ... on CartFullError {
          message
        }
        ... on InvalidInputError {
          message
        }
        ... on ProductUnavailableError {
          message
        }
        ... on QuantityLimitError {
          message
        }
      }
    }
  `);

  return useCallback(
    (productId: string, quantity: number) =>
      new Promise<CartMutationResult>((resolve, reject) => {
        commit({
          variables: { input: { productId, quantity }, connections: readMyCart(environment).connectionIds },
          // Resolved here because the response that onCompleted receives includes optimistic quantities.
          updater: (store, response) => {
            if (response == null) return;
            const result = response.cartLineAdd;
            if (result.__typename === 'OutOfStockError') updateAvailability(store, productId, result.available);
            resolve(readResult(result));
          },
          onError: reject,
        });
      }),
    [commit, environment],
  );
}

/** Writes what an OutOfStockError says is left into the product, so that every button of the product shows it. */
function updateAvailability(store: RecordSourceSelectorProxy, productId: string, available: number): void {
  store
    .get(productId)
    ?.setValue(available, 'maxQuantity')
    .setValue(available === 0, 'isSoldOut');
}

function readResult(result: useAddCartLineMutation['response']['cartLineAdd']): CartMutationResult {
  switch (result.__typename) {
    case 'CartLineAddPayload':
      return { line: { id: result.lineEdge.node.id, quantity: result.lineEdge.node.quantity } };
    case '%other':
      return { errorMessage: toErrorMessage(result) };
    default:
      return { errorMessage: result.message };
  }
}
