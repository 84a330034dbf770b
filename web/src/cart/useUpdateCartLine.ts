import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../relay/RequestError.ts';
import type { useUpdateCartLineMutation } from './__generated__/useUpdateCartLineMutation.graphql.ts';
import type { CartMutationResult } from './cartMutationResult.ts';
import { deleteCartLine } from './deleteCartLine.ts';

/** Sets the quantity of a cart line. The promise rejects if no response arrives. */
export function useUpdateCartLine() {
  const [commit] = useMutation<useUpdateCartLineMutation>(graphql`
    mutation useUpdateCartLineMutation($input: CartLineUpdateInput!) {
      cartLineUpdate(input: $input) {
        __typename
        ... on CartLineUpdatePayload {
          cart {
            ...cartTotals_cart
          }
          line {
            id
            quantity
            ...CartLineRow_line
            product {
              ...AddToCartButton_product
            }
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on OutOfStockError {
          message
        }
        ... on ProductUnavailableError {
          message
        }
        ... on QuantityLimitError {
          message
        }
        ... on CartLineNotFoundError {
          message
        }
      }
    }
  `);

  return useCallback(
    (lineId: string, quantity: number) =>
      new Promise<CartMutationResult>((resolve, reject) => {
        commit({
          variables: { input: { lineId, quantity } },
          // Resolved here because the response that onCompleted receives includes optimistic quantities.
          updater: (store, response) => {
            if (response == null) return;
            const result = response.cartLineUpdate;
            if (result.__typename === 'CartLineNotFoundError') deleteCartLine(store, lineId);
            resolve(readResult(result));
          },
          onError: reject,
        });
      }),
    [commit],
  );
}

function readResult(result: useUpdateCartLineMutation['response']['cartLineUpdate']): CartMutationResult {
  switch (result.__typename) {
    case 'CartLineUpdatePayload':
      return { line: { id: result.line.id, quantity: result.line.quantity } };
    case '%other':
      return { errorMessage: toErrorMessage(result) };
    default:
      return { errorMessage: result.message };
  }
}
