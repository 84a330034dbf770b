import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { ActionHandlers } from '../../relay/actionCallbacks.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { SavedFilterKind, useSaveFilterMutation } from './__generated__/useSaveFilterMutation.graphql.ts';

export type { SavedFilterKind };

/** Saves a filter of the viewer; one of the same name is replaced. */
export function useSaveFilter(kind: SavedFilterKind) {
  const [act, isSaving] = useAction<useSaveFilterMutation>(
    graphql`
      mutation useSaveFilterMutation($input: SavedFilterSaveInput!) {
        savedFilterSave(input: $input) {
          ... on SavedFilterSavePayload {
            savedFilter {
              id
              name
              query
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) => {
        const saved = store.getRootField('savedFilterSave').getLinkedRecord('savedFilter');
        const filters = store.getRoot().getLinkedRecords('savedFilters', { kind });
        if (saved == null || filters == null) return;
        const others = filters.filter((one) => one.getDataID() !== saved.getDataID());
        store.getRoot().setLinkedRecords([...others, saved], 'savedFilters', { kind });
      },
      onDone: ({ savedFilter }) => showSuccess(`Saved as ${savedFilter.name}`),
    },
  );
  const saveFilter = (filter: { name: string; query: string }, handlers?: ActionHandlers) =>
    act({ kind, ...filter }, handlers);
  return [saveFilter, isSaving] as const;
}
