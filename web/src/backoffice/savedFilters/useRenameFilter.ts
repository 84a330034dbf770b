import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { useRenameFilterMutation } from './__generated__/useRenameFilterMutation.graphql.ts';
import { savedFilterTexts as texts } from './texts.ts';

interface RenameHandlers {
  onRenamed: () => void;
  onRefused: (message: string) => void;
}

/** Renames a saved filter of the viewer. */
export function useRenameFilter() {
  const [commit, isRenaming] = useMutation<useRenameFilterMutation>(graphql`
    mutation useRenameFilterMutation($input: SavedFilterUpdateInput!) {
      savedFilterUpdate(input: $input) {
        ... on SavedFilterUpdatePayload {
          savedFilter {
            id
            name
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const renameFilter = (input: { savedFilterId: string; name: string }, { onRenamed, onRefused }: RenameHandlers) =>
    commit({
      variables: { input },
      onCompleted: ({ savedFilterUpdate: { savedFilter, message } }) => {
        if (savedFilter === undefined) return onRefused(message ?? toErrorMessage(undefined));
        showSuccess(texts.renamed(savedFilter.name));
        onRenamed();
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  return { renameFilter, isRenaming };
}
