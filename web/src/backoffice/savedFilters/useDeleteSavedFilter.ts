import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { useDeleteSavedFilterMutation } from './__generated__/useDeleteSavedFilterMutation.graphql.ts';
import type { SavedFilterKind } from './useSaveFilter.ts';

/** Deletes a saved filter of the viewer. */
export function useDeleteSavedFilter(kind: SavedFilterKind) {
  const [commit] = useMutation<useDeleteSavedFilterMutation>(graphql`
    mutation useDeleteSavedFilterMutation($input: SavedFilterDeleteInput!) {
      savedFilterDelete(input: $input) {
        deletedSavedFilterId
      }
    }
  `);
  const deleteSavedFilter = (savedFilterId: string, onDeleted: () => void) =>
    commit({
      variables: { input: { savedFilterId } },
      updater: (store) => {
        const filters = store.getRoot().getLinkedRecords('savedFilters', { kind }) ?? [];
        const left = filters.filter((one) => one.getDataID() !== savedFilterId);
        store.getRoot().setLinkedRecords(left, 'savedFilters', { kind });
      },
      onCompleted: onDeleted,
      onError: (error) => showError(toErrorMessage(error)),
    });
  return { deleteSavedFilter };
}
