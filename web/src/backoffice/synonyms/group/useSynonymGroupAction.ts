import { graphql, useMutation } from 'react-relay';
import type { SelectorStoreUpdater } from 'relay-runtime';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useSynonymGroupActionDeleteMutation } from './__generated__/useSynonymGroupActionDeleteMutation.graphql.ts';
import type { useSynonymGroupActionDisableMutation } from './__generated__/useSynonymGroupActionDisableMutation.graphql.ts';
import type { useSynonymGroupActionRestoreMutation } from './__generated__/useSynonymGroupActionRestoreMutation.graphql.ts';

/** What can be done with a whole group. */
export type SynonymGroupAction = 'delete' | 'disable' | 'restore';

interface ActionHandlers {
  onDone: () => void;
  /** It can't be done, or somebody has changed the group, whose newer version the store holds now. */
  onRefused: (message: string) => void;
}

interface ActionResult {
  readonly __typename: string;
  readonly message?: string;
}

/** Deletes, disables or restores a group. Invalidates the store: searches find other products from then on. */
export function useSynonymGroupAction() {
  const [remove, isDeleting] = useMutation<useSynonymGroupActionDeleteMutation>(graphql`
    mutation useSynonymGroupActionDeleteMutation($input: SynonymGroupDeleteInput!) {
      synonymGroupDelete(input: $input) {
        __typename
        ... on SynonymGroupNotFoundError {
          message
        }
        ... on SynonymGroupChangedError {
          message
          synonymGroup {
            ...EditSynonymGroup_group
          }
        }
        ... on SynonymGroupCuratedError {
          message
        }
      }
    }
  `);
  const [disable, isDisabling] = useMutation<useSynonymGroupActionDisableMutation>(graphql`
    mutation useSynonymGroupActionDisableMutation($input: SynonymGroupDisableInput!) {
      synonymGroupDisable(input: $input) {
        __typename
        ... on SynonymGroupNotFoundError {
          message
        }
        ... on SynonymGroupChangedError {
          message
          synonymGroup {
            ...EditSynonymGroup_group
          }
        }
        ... on SynonymGroupNotRestorableError {
          message
        }
      }
    }
  `);
  const [restore, isRestoring] = useMutation<useSynonymGroupActionRestoreMutation>(graphql`
    mutation useSynonymGroupActionRestoreMutation($input: SynonymGroupRestoreInput!) {
      synonymGroupRestore(input: $input) {
        __typename
        ... on SynonymGroupNotFoundError {
          message
        }
        ... on SynonymGroupChangedError {
          message
          synonymGroup {
            ...EditSynonymGroup_group
          }
        }
        ... on SynonymGroupNotRestorableError {
          message
        }
      }
    }
  `);
  const run = (
    action: SynonymGroupAction,
    input: { synonymGroupId: string; version: number },
    { onDone, onRefused }: ActionHandlers,
  ) => {
    const finish = (result: ActionResult) =>
      result.__typename.endsWith('Payload') ? onDone() : onRefused(result.message ?? toErrorMessage(result));
    const options = {
      variables: { input },
      updater: (store: Parameters<SelectorStoreUpdater>[0]) => store.invalidateStore(),
      onError: (error: Error) => onRefused(toErrorMessage(error)),
    };
    switch (action) {
      case 'delete':
        return remove({ ...options, onCompleted: ({ synonymGroupDelete }) => finish(synonymGroupDelete) });
      case 'disable':
        return disable({ ...options, onCompleted: ({ synonymGroupDisable }) => finish(synonymGroupDisable) });
      case 'restore':
        return restore({ ...options, onCompleted: ({ synonymGroupRestore }) => finish(synonymGroupRestore) });
    }
  };
  return { run, isBusy: isDeleting || isDisabling || isRestoring };
}
