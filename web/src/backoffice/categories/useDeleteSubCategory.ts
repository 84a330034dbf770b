import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import { removeFromConnection } from '../../relay/removeFromConnection.ts';
import type { useDeleteSubCategoryMutation } from './__generated__/useDeleteSubCategoryMutation.graphql.ts';

interface DeleteHandlers {
  onDeleted: () => void;
  /** Products refer to it; the message names their number. */
  onInUse: (use: { message: string }) => void;
}

/**
 * Deletes a sub-category permanently and removes it from the given connection, also if it no longer exists. Invalidates the
 * store, so that the shop's lists are refetched on the next visit.
 */
export function useDeleteSubCategory(connectionId: string) {
  const [commit, isDeleting] = useMutation<useDeleteSubCategoryMutation>(graphql`
    mutation useDeleteSubCategoryMutation($input: SubCategoryDeleteInput!, $connections: [ID!]!) {
      subCategoryDelete(input: $input) {
        __typename
        ... on SubCategoryDeletePayload {
          deletedSubCategoryId @deleteEdge(connections: $connections)
        }
        ... on SubCategoryNotFoundError {
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
        const outcome = response?.subCategoryDelete.__typename;
        if (outcome === 'SubCategoryInUseError') return;
        if (outcome === 'SubCategoryNotFoundError') removeFromConnection(store, connectionId, subCategoryId);
        store.invalidateStore();
      },
      onCompleted: ({ subCategoryDelete: result }) => {
        switch (result.__typename) {
          case 'SubCategoryDeletePayload':
            return onDeleted();
          case 'SubCategoryInUseError':
            return onInUse(result);
          case 'SubCategoryNotFoundError':
            return showError(result.message);
          case '%other':
            return showError(toErrorMessage(result));
        }
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { deleteSubCategory, isDeleting };
}
