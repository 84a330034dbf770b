import { commitMutation, ConnectionHandler, graphql } from 'react-relay';
import type { IEnvironment, RecordSourceProxy } from 'relay-runtime';
import type { deleteSavedLineMutation } from './__generated__/deleteSavedLineMutation.graphql.ts';
import { savedLinesConnections } from './savedLinesConnections.ts';

const mutation = graphql`
  mutation deleteSavedLineMutation($input: SavedCartLineDeleteInput!) {
    savedCartLineDelete(input: $input) {
      __typename
    }
  }
`;

/** Deletes a saved line, which leaves the list at once; one that no longer exists counts as deleted. The promise rejects if no response arrives. */
export function deleteSavedLine(environment: IEnvironment, savedLineId: string): Promise<void> {
  const connections = savedLinesConnections(environment);
  const updater = (store: RecordSourceProxy) => {
    for (const id of connections) {
      const connection = store.get(id);
      if (connection) ConnectionHandler.deleteNode(connection, savedLineId);
    }
    store.delete(savedLineId);
  };
  return new Promise((resolve, reject) => {
    commitMutation<deleteSavedLineMutation>(environment, {
      mutation,
      variables: { input: { savedLineId } },
      optimisticUpdater: updater,
      updater: (store, response) => {
        if (response != null) updater(store);
      },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
}
