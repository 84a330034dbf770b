import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { texts } from '../texts.ts';
import type { SynonymGroupActions_group$key } from './__generated__/SynonymGroupActions_group.graphql.ts';
import { useSynonymGroupAction, type SynonymGroupAction } from './useSynonymGroupAction.ts';

interface SynonymGroupActionsProps {
  group: SynonymGroupActions_group$key;
  /** Called once the group is deleted, disabled or restored. */
  onDone: () => void;
}

const DIALOGS = {
  delete: { title: texts.deleteTitle, text: texts.deleteText, action: texts.delete, done: texts.deleted },
  disable: { title: texts.disableTitle, text: texts.disableText, action: texts.disable, done: texts.disabled },
  restore: { title: texts.restoreTitle, text: texts.restoreText, action: texts.restore, done: texts.restored },
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
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const { actions, isBusy } = useSynonymGroupAction();
  const ask = (one: SynonymGroupAction) => {
    setAction(one);
    setMessage('');
    setOpen(true);
  };
  const { done, ...dialog } = DIALOGS[action];
  return (
    <>
      {(status === 'EDITED' || status === 'DISABLED') && (
        <Button variant="outline" colorPalette="gray" onClick={() => ask('restore')}>
          {texts.restore}
        </Button>
      )}
      {(status === 'CURATED' || status === 'EDITED') && (
        <Button variant="ghost" colorPalette="red" onClick={() => ask('disable')}>
          {texts.disable}
        </Button>
      )}
      {status === 'CUSTOM' && (
        <Button variant="ghost" colorPalette="red" onClick={() => ask('delete')}>
          {texts.delete}
        </Button>
      )}
      <ConfirmDialog
        {...dialog}
        isDestructive={action !== 'restore'}
        errorMessage={message}
        isOpen={isOpen}
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        onConfirm={() =>
          actions[action](
            { synonymGroupId: id, version },
            {
              onDone: () => {
                showSuccess(done);
                setOpen(false);
                onDone();
              },
              onRefused: setMessage,
            },
          )
        }
      />
    </>
  );
}
