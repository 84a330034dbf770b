import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useActionDialog } from '../../ui/useActionDialog.ts';
import type { SynonymGroupActions_group$key } from './__generated__/SynonymGroupActions_group.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import type { SynonymGroupActionsDeleteMutation } from './__generated__/SynonymGroupActionsDeleteMutation.graphql.ts';
import type { SynonymGroupActionsDisableMutation } from './__generated__/SynonymGroupActionsDisableMutation.graphql.ts';
import type { SynonymGroupActionsRestoreMutation } from './__generated__/SynonymGroupActionsRestoreMutation.graphql.ts';

interface SynonymGroupActionsProps {
  group: SynonymGroupActions_group$key;
  /** Called once the group is deleted, disabled or restored. */
  onDone: () => void;
}

const DIALOGS = {
  delete: {
    title: 'Delete this group?',
    text: 'Searches will no longer know its terms.',
    action: 'Delete',
    done: 'Group deleted',
  },
  disable: {
    title: 'Disable this group?',
    text: 'Searches will no longer know its terms. It stays disabled after updates, until you restore it.',
    action: 'Disable',
    done: 'Group disabled',
  },
  restore: {
    title: 'Restore the original?',
    text: 'The terms and department go back to the ones that came with the shop. Your changes will be lost.',
    action: 'Restore the original',
    done: 'Original restored',
  },
} as const;

/** Deletes a custom group; disables a built-in one or restores its original terms. Each asks for confirmation first. */
export function SynonymGroupActions({ group: groupKey, onDone }: SynonymGroupActionsProps) {
  const { id, version, status } = useFragment(
    graphql`
      fragment SynonymGroupActions_group on SynonymGroup {
        id
        version
        status
      }
    `,
    groupKey,
  );
  const [action, setAction] = useState<SynonymGroupAction>('delete');
  const { shown, open, refusal, outcome } = useActionDialog();
  const { actions, isBusy } = useSynonymGroupAction();
  const ask = (one: SynonymGroupAction) => {
    setAction(one);
    open();
  };
  const { done, ...dialog } = DIALOGS[action];
  return (
    <>
      {(status === 'EDITED' || status === 'DISABLED') && (
        <Button variant="outline" colorPalette="gray" onClick={() => ask('restore')}>
          {DIALOGS.restore.action}
        </Button>
      )}
      {(status === 'CURATED' || status === 'EDITED') && (
        <Button variant="ghost" colorPalette="red" onClick={() => ask('disable')}>
          {DIALOGS.disable.action}
        </Button>
      )}
      {status === 'CUSTOM' && (
        <Button variant="ghost" colorPalette="red" onClick={() => ask('delete')}>
          {DIALOGS.delete.action}
        </Button>
      )}
      <ConfirmDialog
        {...dialog}
        isDestructive={action !== 'restore'}
        errorMessage={refusal}
        {...shown}
        isBusy={isBusy}
        onConfirm={() => {
          const follow = outcome(done);
          const onEnd = () => {
            follow.onDone();
            onDone();
          };
          actions[action]({ synonymGroupId: id, version }, { ...follow, onDone: onEnd });
        }}
      />
    </>
  );
}

type SynonymGroupAction = 'delete' | 'disable' | 'restore';

/** Deletes, disables or restores a group. Invalidates the store: searches find other products from then on. */
function useSynonymGroupAction() {
  const options = { updater: (store: RecordSourceSelectorProxy) => store.invalidateStore() };
  const [remove, isDeleting] = useAction<SynonymGroupActionsDeleteMutation>(
    graphql`
      mutation SynonymGroupActionsDeleteMutation($input: SynonymGroupDeleteInput!) {
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
  const [disable, isDisabling] = useAction<SynonymGroupActionsDisableMutation>(
    graphql`
      mutation SynonymGroupActionsDisableMutation($input: SynonymGroupDisableInput!) {
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
  const [restore, isRestoring] = useAction<SynonymGroupActionsRestoreMutation>(
    graphql`
      mutation SynonymGroupActionsRestoreMutation($input: SynonymGroupRestoreInput!) {
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
