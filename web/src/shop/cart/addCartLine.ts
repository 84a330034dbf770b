import { commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { addCartLineMutation } from './__generated__/addCartLineMutation.graphql.ts';
import type { CartMutationResult } from './cartMutationResult.ts';
import { readMyCart } from './readMyCart.ts';
import { updateAvailability } from './updateAvailability.ts';

const mutation = graphql`
  mutation addCartLineMutation($input: CartLineAddInput!, $connections: [ID!]!) {
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
        limit
      }
    }
  }
`;

/**
 * Adds a product to the cart; the server increases the quantity of a product that is in it already. The promise rejects if no
 * response arrives.
 */
export function addCartLine(
  environment: IEnvironment,
  productId: string,
  quantity: number,
): Promise<CartMutationResult> {
  return new Promise((resolve, reject) => {
    commitMutation<addCartLineMutation>(environment, {
      mutation,
      variables: { input: { productId, quantity }, connections: readMyCart(environment).connectionIds },
      // Resolved here because the response that onCompleted receives includes optimistic quantities.
      updater: (store, response) => {
        if (response == null) return;
        const result = response.cartLineAdd;
        updateAvailability(store, productId, result);
        resolve(readResult(result));
      },
      onError: reject,
    });
  });
}

function readResult(result: addCartLineMutation['response']['cartLineAdd']): CartMutationResult {
  if (result.__typename === 'CartLineAddPayload') {
    return { line: { id: result.lineEdge.node.id, quantity: result.lineEdge.node.quantity } };
  }
  return { errorMessage: 'message' in result ? result.message : toErrorMessage(result) };
}
