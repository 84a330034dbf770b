import { commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { createSavedLineMutation } from './__generated__/createSavedLineMutation.graphql.ts';
import { savedLinesConnections } from './savedLinesConnections.ts';

const mutation = graphql`
  mutation createSavedLineMutation($input: SavedCartLineCreateInput!, $savedLines: [ID!]!) {
    savedCartLineCreate(input: $input) {
      __typename
      ... on SavedCartLineCreatePayload {
        savedLineEdge @prependEdge(connections: $savedLines) {
          node {
            id
            ...SavedCartLineRow_line
          }
        }
      }
      ... on InvalidInputError {
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

/** Saves a product for later again; the result is the error message for the shopper, or null. The promise rejects if no response arrives. */
export function createSavedLine(
  environment: IEnvironment,
  product: { productId: string; quantity: number },
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    commitMutation<createSavedLineMutation>(environment, {
      mutation,
      variables: { input: product, savedLines: savedLinesConnections(environment) },
      onCompleted: ({ savedCartLineCreate: result }) => {
        if (result.__typename === 'SavedCartLineCreatePayload') resolve(null);
        else resolve(result.__typename === '%other' ? toErrorMessage(result) : result.message);
      },
      onError: reject,
    });
  });
}
