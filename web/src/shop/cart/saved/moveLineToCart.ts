import { commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { actionCallbacks } from '../../../relay/actionCallbacks.ts';
import { readMyCart } from '../readMyCart.ts';
import { updateAvailability } from '../updateAvailability.ts';
import type { moveLineToCartMutation } from './__generated__/moveLineToCartMutation.graphql.ts';
import { savedLinesConnections } from './savedLinesConnections.ts';

const mutation = graphql`
  mutation moveLineToCartMutation($input: SavedCartLineMoveToCartInput!, $cartLines: [ID!]!, $savedLines: [ID!]!) {
    savedCartLineMoveToCart(input: $input) {
      __typename
      ... on SavedCartLineMoveToCartPayload {
        movedQuantity
        cart {
          ...cartTotals_cart
        }
        lineEdge @appendEdge(connections: $cartLines) {
          node {
            id
            quantity
            ...CartLineRow_line
            product {
              ...AddToCartButton_product
            }
          }
        }
        removedEdge: removedSavedLineId @deleteEdge(connections: $savedLines)
        removedSavedLineId @deleteRecord
      }
      ... on OutOfStockError {
        message
        available
      }
      ... on CartFullError {
        message
      }
      ... on ProductUnavailableError {
        message
      }
      ... on QuantityLimitError {
        message
        limit
      }
      ... on SavedCartLineNotFoundError {
        message
      }
    }
  }
`;

/** Moves a saved line to the cart, with as many pieces as there are. The promise rejects if no response arrives. */
export function moveLineToCart(
  environment: IEnvironment,
  { savedLineId, productId }: { savedLineId: string; productId: string },
): Promise<{ movedQuantity: number } | { errorMessage: string }> {
  return new Promise((resolve, reject) => {
    commitMutation<moveLineToCartMutation>(environment, {
      mutation,
      variables: {
        input: { savedLineId },
        cartLines: readMyCart(environment).connectionIds,
        savedLines: savedLinesConnections(environment),
      },
      ...actionCallbacks<moveLineToCartMutation>({
        updater: (store, response) => {
          if (response != null) updateAvailability(store, productId, response.savedCartLineMoveToCart);
        },
        onDone: ({ movedQuantity }) => resolve({ movedQuantity }),
        onRefused: (errorMessage) => resolve({ errorMessage }),
        onFailed: (_message, error) => reject(error),
      }),
    });
  });
}
