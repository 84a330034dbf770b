import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
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
  const [act, isDeleting] = useAction<useDeleteSubCategoryMutation>(graphql`
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
  const deleteSubCategory = (subCategoryId: string, { onDeleted, onInUse }: DeleteHandlers) =>
    act(
      { subCategoryId },
      {
        variables: { connections: [connectionId] },
        updater: (store, response) => {
          const outcome = response?.subCategoryDelete.__typename;
          if (outcome === 'SubCategoryInUseError') return;
          if (outcome === 'SubCategoryNotFoundError') removeFromConnection(store, connectionId, subCategoryId);
          store.invalidateStore();
        },
        onDone: onDeleted,
        errors: { SubCategoryInUseError: onInUse },
      },
    );
  return { deleteSubCategory, isDeleting };
}
