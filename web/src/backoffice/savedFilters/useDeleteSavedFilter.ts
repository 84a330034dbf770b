import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useDeleteSavedFilterMutation } from './__generated__/useDeleteSavedFilterMutation.graphql.ts';
import type { SavedFilterKind } from './useSaveFilter.ts';

/** Deletes a saved filter of the viewer. */
export function useDeleteSavedFilter(kind: SavedFilterKind) {
  const [act] = useAction<useDeleteSavedFilterMutation>(graphql`
    mutation useDeleteSavedFilterMutation($input: SavedFilterDeleteInput!) {
      savedFilterDelete(input: $input) {
        deletedSavedFilterId
      }
    }
  `);
  const deleteSavedFilter = (savedFilterId: string, onDeleted: () => void) =>
    act(
      { savedFilterId },
      {
        updater: (store) => {
          const filters = store.getRoot().getLinkedRecords('savedFilters', { kind }) ?? [];
          const left = filters.filter((one) => one.getDataID() !== savedFilterId);
          store.getRoot().setLinkedRecords(left, 'savedFilters', { kind });
        },
        onDone: onDeleted,
      },
    );
  return { deleteSavedFilter };
}
