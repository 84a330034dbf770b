import { commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { actionCallbacks } from '../../../relay/actionCallbacks.ts';
import type { createSavedLineMutation } from './__generated__/createSavedLineMutation.graphql.ts';
import { savedLinesConnections } from './savedLinesConnections.ts';

const mutation = graphql`
  mutation createSavedLineMutation($input: SavedCartLineCreateInput!, $savedLines: [ID!]!) {
    savedCartLineCreate(input: $input) {
      ... on SavedCartLineCreatePayload {
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

/** Saves a product for later again; the result is the error message for the shopper, or null. The promise rejects if no response arrives. */
export function createSavedLine(
  environment: IEnvironment,
  product: { productId: string; quantity: number },
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    commitMutation<createSavedLineMutation>(environment, {
      mutation,
      variables: { input: product, savedLines: savedLinesConnections(environment) },
      ...actionCallbacks<createSavedLineMutation>({
        onDone: () => resolve(null),
        onRefused: resolve,
        onFailed: (_message, error) => reject(error),
      }),
    });
  });
}
