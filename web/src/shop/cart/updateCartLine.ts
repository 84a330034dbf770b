import { commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { updateCartLineMutation } from './__generated__/updateCartLineMutation.graphql.ts';
import type { CartMutationResult } from './cartMutationResult.ts';
import { deleteCartLine } from './deleteCartLine.ts';

const mutation = graphql`
  mutation updateCartLineMutation($input: CartLineUpdateInput!) {
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
`;

/** Sets the quantity of a cart line. The promise rejects if no response arrives. */
export function updateCartLine(
  environment: IEnvironment,
  lineId: string,
  quantity: number,
): Promise<CartMutationResult> {
  return new Promise((resolve, reject) => {
    commitMutation<updateCartLineMutation>(environment, {
      mutation,
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
  });
}

function readResult(result: updateCartLineMutation['response']['cartLineUpdate']): CartMutationResult {
  if (result.__typename === 'CartLineUpdatePayload') {
    return { line: { id: result.line.id, quantity: result.line.quantity } };
  }
  return { errorMessage: 'message' in result ? result.message : toErrorMessage(result) };
}
