import { useState } from 'react';
import { useAction } from '../../../relay/useAction.ts';
import { graphql, useFragment } from 'react-relay';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { EditNoteDialogMutation } from './__generated__/EditNoteDialogMutation.graphql.ts';
import type { EditNoteDialog_note$key } from './__generated__/EditNoteDialog_note.graphql.ts';
import { noteTexts as texts } from './texts.ts';

const MAX_BODY = 2000;

interface EditNoteDialogProps {
  note: EditNoteDialog_note$key;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes the text of a note. */
export function EditNoteDialog({ note: noteKey, isOpen, onClose }: EditNoteDialogProps) {
  const { id, body } = useFragment(
    graphql`
      fragment EditNoteDialog_note on CustomerNote {
        id
        body
      }
    `,
    noteKey,
  );
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const [updateNote, isUpdating] = useAction<EditNoteDialogMutation>(graphql`
    mutation EditNoteDialogMutation($input: CustomerNoteUpdateInput!) {
      customerNoteUpdate(input: $input) {
        ... on CustomerNoteUpdatePayload {
          note {
            ...CustomerNoteRow_note
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const close = () => {
    setDraft(null);
    setRefusal('');
    onClose();
  };
  const save = () =>
    updateNote(
      { noteId: id, body: draft ?? body },
      {
        onDone: () => {
          showSuccess(texts.saved);
          close();
        },
        onRefused: setRefusal,
      },
    );
  return (
    <ConfirmDialog
      title={texts.editTitle}
      action={texts.save}
      errorMessage={refusal}
      isOpen={isOpen}
      isBusy={isUpdating}
      onClose={close}
      onConfirm={save}
    >
      <TextAreaField
        label={texts.note}
        value={draft ?? body}
        maxLength={MAX_BODY}
        rows={4}
        onChange={(event) => setDraft(event.target.value)}
      />
    </ConfirmDialog>
  );
}
