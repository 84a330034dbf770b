import { ConnectionHandler, graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toaster.ts';
import type { useDeleteCategoryMutation } from './__generated__/useDeleteCategoryMutation.graphql.ts';

/** How much refers to a category that therefore stays. */
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
 * Deletes a category for good and takes it out of the given list, as one that is gone already; the shop's own lists are asked
 * for anew when they are next seen.
 */
export function useDeleteCategory(connectionId: string) {
  const [commit, isDeleting] = useMutation<useDeleteCategoryMutation>(graphql`
    mutation useDeleteCategoryMutation($input: CategoryDeleteInput!, $connections: [ID!]!) {
      categoryDelete(input: $input) {
        __typename
        ... on CategoryDeletePayload {
          deletedCategoryId @deleteEdge(connections: $connections)
        }
        ... on CategoryGoneError {
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
        const connection = store.get(connectionId);
        if (response?.categoryDelete.__typename === 'CategoryInUseError') return;
        if (response?.categoryDelete.__typename === 'CategoryGoneError' && connection != null) {
          ConnectionHandler.deleteNode(connection, categoryId);
        }
        store.invalidateStore();
      },
      onCompleted: ({ categoryDelete: result }) => {
        switch (result.__typename) {
          case 'CategoryDeletePayload':
            return onDeleted();
          case 'CategoryInUseError':
            return onInUse(result);
          case 'CategoryGoneError':
            return showError(result.message);
          case '%other':
            return showError(troubleMessage(result));
        }
      },
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { deleteCategory, isDeleting };
}
