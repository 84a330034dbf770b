import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { useAction } from '../../../relay/useAction.ts';
import type { useSynonymGroupActionDeleteMutation } from './__generated__/useSynonymGroupActionDeleteMutation.graphql.ts';
import type { useSynonymGroupActionDisableMutation } from './__generated__/useSynonymGroupActionDisableMutation.graphql.ts';
import type { useSynonymGroupActionRestoreMutation } from './__generated__/useSynonymGroupActionRestoreMutation.graphql.ts';

/** The actions on a whole group. */
export type SynonymGroupAction = 'delete' | 'disable' | 'restore';

/** Deletes, disables or restores a group. Invalidates the store: searches find other products from then on. */
export function useSynonymGroupAction() {
  const options = { updater: (store: RecordSourceSelectorProxy) => store.invalidateStore() };
  const [remove, isDeleting] = useAction<useSynonymGroupActionDeleteMutation>(
    graphql`
      mutation useSynonymGroupActionDeleteMutation($input: SynonymGroupDeleteInput!) {
        synonymGroupDelete(input: $input) {
          ... on SynonymGroupChangedError {
            synonymGroup {
              ...EditSynonymGroup_group
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    options,
  );
  const [disable, isDisabling] = useAction<useSynonymGroupActionDisableMutation>(
    graphql`
      mutation useSynonymGroupActionDisableMutation($input: SynonymGroupDisableInput!) {
        synonymGroupDisable(input: $input) {
          ... on SynonymGroupChangedError {
            synonymGroup {
              ...EditSynonymGroup_group
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    options,
  );
  const [restore, isRestoring] = useAction<useSynonymGroupActionRestoreMutation>(
    graphql`
      mutation useSynonymGroupActionRestoreMutation($input: SynonymGroupRestoreInput!) {
        synonymGroupRestore(input: $input) {
          ... on SynonymGroupChangedError {
            synonymGroup {
              ...EditSynonymGroup_group
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    options,
  );
  return { actions: { delete: remove, disable, restore }, isBusy: isDeleting || isDisabling || isRestoring };
}
