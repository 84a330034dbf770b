import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import { removeFromConnection } from '../../relay/removeFromConnection.ts';
import type { useDeleteCategoryMutation } from './__generated__/useDeleteCategoryMutation.graphql.ts';

/** How much refers to a category that therefore cannot be deleted. */
export interface CategoryUse {
  message: string;
  subCategoryCount: number;
  productCount: number;
}

interface DeleteHandlers {
  onDeleted: () => void;
  onInUse: (use: CategoryUse) => void;
}

/**
 * Deletes a category permanently and removes it from the given connection, also if it no longer exists. Invalidates the store,
 * so that the shop's lists are refetched on the next visit.
 */
export function useDeleteCategory(connectionId: string) {
  const [commit, isDeleting] = useMutation<useDeleteCategoryMutation>(graphql`
    mutation useDeleteCategoryMutation($input: CategoryDeleteInput!, $connections: [ID!]!) {
      categoryDelete(input: $input) {
        __typename
        ... on CategoryDeletePayload {
          deletedCategoryId @deleteEdge(connections: $connections)
        }
        ... on CategoryNotFoundError {
          message
        }
        ... on CategoryInUseError {
          message
          subCategoryCount
          productCount
        }
      }
    }
  `);
  const deleteCategory = (categoryId: string, { onDeleted, onInUse }: DeleteHandlers) => {
    commit({
      variables: { input: { categoryId }, connections: [connectionId] },
      updater: (store, response) => {
        const outcome = response?.categoryDelete.__typename;
        if (outcome === 'CategoryInUseError') return;
        if (outcome === 'CategoryNotFoundError') removeFromConnection(store, connectionId, categoryId);
        store.invalidateStore();
      },
      onCompleted: ({ categoryDelete: result }) => {
        switch (result.__typename) {
          case 'CategoryDeletePayload':
            return onDeleted();
          case 'CategoryInUseError':
            return onInUse(result);
          case 'CategoryNotFoundError':
            return showError(result.message);
          case '%other':
            return showError(toErrorMessage(result));
        }
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { deleteCategory, isDeleting };
}
