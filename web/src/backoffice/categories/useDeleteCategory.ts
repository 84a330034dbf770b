import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
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
  const [act, isDeleting] = useAction<useDeleteCategoryMutation>(graphql`
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
  const deleteCategory = (categoryId: string, { onDeleted, onInUse }: DeleteHandlers) =>
    act(
      { categoryId },
      {
        variables: { connections: [connectionId] },
        updater: (store, response) => {
          const outcome = response?.categoryDelete.__typename;
          if (outcome === 'CategoryInUseError') return;
          if (outcome === 'CategoryNotFoundError') removeFromConnection(store, connectionId, categoryId);
          store.invalidateStore();
        },
        onDone: onDeleted,
        errors: { CategoryInUseError: onInUse },
      },
    );
  return { deleteCategory, isDeleting };
}
