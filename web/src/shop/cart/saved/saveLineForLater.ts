import { commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { deleteCartLine } from '../deleteCartLine.ts';
import { readMyCart } from '../readMyCart.ts';
import type { saveLineForLaterMutation } from './__generated__/saveLineForLaterMutation.graphql.ts';
import { savedLinesConnections } from './savedLinesConnections.ts';

const mutation = graphql`
  mutation saveLineForLaterMutation($input: CartLineSaveForLaterInput!, $cartLines: [ID!]!, $savedLines: [ID!]!) {
    cartLineSaveForLater(input: $input) {
      __typename
      ... on CartLineSaveForLaterPayload {
        cart {
          ...cartTotals_cart
        }
        removedEdge: removedLineId @deleteEdge(connections: $cartLines)
        removedLineId @deleteRecord
        savedLineEdge @prependEdge(connections: $savedLines) {
          node {
            id
            ...SavedCartLineRow_line
          }
        }
      }
      ... on CartLineNotFoundError {
        message
      }
      ... on ProductUnavailableError {
        message
      }
      ... on TooManySavedCartLinesError {
        message
      }
    }
  }
`;

/**
 * Moves a line of the cart to what is saved for later; it leaves the cart at once and comes back if the server refuses. The promise
 * rejects if no response arrives.
 */
export function saveLineForLater(
  environment: IEnvironment,
  lineId: string,
): Promise<{ savedLineId: string } | { errorMessage: string }> {
  return new Promise((resolve, reject) => {
    commitMutation<saveLineForLaterMutation>(environment, {
      mutation,
      variables: {
        input: { lineId },
        cartLines: readMyCart(environment).connectionIds,
        savedLines: savedLinesConnections(environment),
      },
      optimisticUpdater: (store) => deleteCartLine(store, lineId),
      onCompleted: ({ cartLineSaveForLater: result }) => {
        if (result.__typename === 'CartLineSaveForLaterPayload') resolve({ savedLineId: result.savedLineEdge.node.id });
        else resolve({ errorMessage: result.__typename === '%other' ? toErrorMessage(result) : result.message });
      },
      onError: reject,
    });
  });
}
