import { commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { actionCallbacks } from '../../../relay/actionCallbacks.ts';
import { deleteCartLine } from '../deleteCartLine.ts';
import { readMyCart } from '../readMyCart.ts';
import type { saveLineForLaterMutation } from './__generated__/saveLineForLaterMutation.graphql.ts';
import { savedLinesConnections } from './savedLinesConnections.ts';

const mutation = graphql`
  mutation saveLineForLaterMutation($input: CartLineSaveForLaterInput!, $cartLines: [ID!]!, $savedLines: [ID!]!) {
    cartLineSaveForLater(input: $input) {
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
      ...actionCallbacks_error @alias(as: "error")
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
      ...actionCallbacks<saveLineForLaterMutation>({
        onDone: ({ savedLineEdge }) => resolve({ savedLineId: savedLineEdge.node.id }),
        onRefused: (errorMessage) => resolve({ errorMessage }),
        onFailed: (_message, error) => reject(error),
      }),
    });
  });
}
