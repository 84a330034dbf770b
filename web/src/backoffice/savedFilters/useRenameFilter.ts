import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { useRenameFilterMutation } from './__generated__/useRenameFilterMutation.graphql.ts';
import { savedFilterTexts as texts } from './texts.ts';

/** Renames a saved filter of the viewer. */
export function useRenameFilter() {
  return useAction<useRenameFilterMutation>(
    graphql`
      mutation useRenameFilterMutation($input: SavedFilterUpdateInput!) {
        savedFilterUpdate(input: $input) {
          ... on SavedFilterUpdatePayload {
            savedFilter {
              id
              name
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: ({ savedFilter }) => showSuccess(texts.renamed(savedFilter.name)) },
  );
}
