import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { SavedFilterKind, useSaveFilterMutation } from './__generated__/useSaveFilterMutation.graphql.ts';
import { savedFilterTexts as texts } from './texts.ts';

export type { SavedFilterKind };

interface SaveHandlers {
  onSaved: () => void;
  onRefused: (message: string) => void;
}

/** Saves a filter of the viewer; one of the same name is replaced. */
export function useSaveFilter(kind: SavedFilterKind) {
  const [commit, isSaving] = useMutation<useSaveFilterMutation>(graphql`
    mutation useSaveFilterMutation($input: SavedFilterSaveInput!) {
      savedFilterSave(input: $input) {
        ... on SavedFilterSavePayload {
          savedFilter {
            id
            name
            query
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const saveFilter = (filter: { name: string; query: string }, { onSaved, onRefused }: SaveHandlers) =>
    commit({
      variables: { input: { kind, ...filter } },
      updater: (store) => {
        const saved = store.getRootField('savedFilterSave').getLinkedRecord('savedFilter');
        const filters = store.getRoot().getLinkedRecords('savedFilters', { kind });
        if (saved == null || filters == null) return;
        const others = filters.filter((one) => one.getDataID() !== saved.getDataID());
        store.getRoot().setLinkedRecords([...others, saved], 'savedFilters', { kind });
      },
      onCompleted: ({ savedFilterSave: { savedFilter, message } }) => {
        if (savedFilter === undefined) return onRefused(message ?? toErrorMessage(undefined));
        showSuccess(texts.saved(savedFilter.name));
        onSaved();
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  return { saveFilter, isSaving };
}
