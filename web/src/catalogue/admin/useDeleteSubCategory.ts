import { ConnectionHandler, graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toaster.ts';
import type { useDeleteSubCategoryMutation } from './__generated__/useDeleteSubCategoryMutation.graphql.ts';

interface DeleteHandlers {
  onDeleted: () => void;
  /** Products refer to it; the message says how many. */
  onInUse: (use: { message: string }) => void;
}

/**
 * Deletes a sub-category for good and takes it out of the given list, as one that is gone already; the shop's own lists are asked
 * for anew when they are next seen.
 */
export function useDeleteSubCategory(connectionId: string) {
  const [commit, isDeleting] = useMutation<useDeleteSubCategoryMutation>(graphql`
    mutation useDeleteSubCategoryMutation($input: SubCategoryDeleteInput!, $connections: [ID!]!) {
      subCategoryDelete(input: $input) {
        __typename
        ... on SubCategoryDeletePayload {
          deletedSubCategoryId @deleteEdge(connections: $connections)
        }
        ... on SubCategoryGoneError {
          message
        }
        ... on SubCategoryInUseError {
          message
        }
      }
    }
  `);
  const deleteSubCategory = (subCategoryId: string, { onDeleted, onInUse }: DeleteHandlers) => {
    commit({
      variables: { input: { subCategoryId }, connections: [connectionId] },
      updater: (store, response) => {
        const connection = store.get(connectionId);
        if (response?.subCategoryDelete.__typename === 'SubCategoryInUseError') return;
        if (response?.subCategoryDelete.__typename === 'SubCategoryGoneError' && connection != null) {
          ConnectionHandler.deleteNode(connection, subCategoryId);
        }
        store.invalidateStore();
      },
      onCompleted: ({ subCategoryDelete: result }) => {
        switch (result.__typename) {
          case 'SubCategoryDeletePayload':
            return onDeleted();
          case 'SubCategoryInUseError':
            return onInUse(result);
          case 'SubCategoryGoneError':
            return showError(result.message);
          case '%other':
            return showError(troubleMessage(result));
        }
      },
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { deleteSubCategory, isDeleting };
}
