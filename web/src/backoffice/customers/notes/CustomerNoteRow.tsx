import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { CustomerNoteRowDeleteMutation } from './__generated__/CustomerNoteRowDeleteMutation.graphql.ts';
import type { CustomerNoteRow_note$key } from './__generated__/CustomerNoteRow_note.graphql.ts';
import { noteTexts as texts } from '../texts.ts';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import type { CustomerNoteRowEditNoteDialogMutation } from './__generated__/CustomerNoteRowEditNoteDialogMutation.graphql.ts';

const LABEL_LENGTH = 40;

interface CustomerNoteRowProps {
  note: CustomerNoteRow_note$key;
  connectionId: string;
  /** Where the focus goes when the note is deleted. */
  finalFocus: () => HTMLElement | null;
}

/** A note with its author and time, and the buttons that change and delete it. */
export function CustomerNoteRow({ note: noteKey, connectionId, finalFocus }: CustomerNoteRowProps) {
  const note = useFragment(
    graphql`
      fragment CustomerNoteRow_note on CustomerNote {
        id
        body
        canUpdate
        createdAt
        editedAt
        author {
          name
        }
      }
    `,
    noteKey,
  );
  const [task, setTask] = useState<'none' | 'edit' | 'remove'>('none');
  const [refusal, setRefusal] = useState('');
  const [deleteNote, isDeleting] = useAction<CustomerNoteRowDeleteMutation>(
    graphql`
      mutation CustomerNoteRowDeleteMutation($input: CustomerNoteDeleteInput!, $connections: [ID!]!) {
        customerNoteDelete(input: $input) {
          deletedNoteId @deleteEdge(connections: $connections)
        }
      }
    `,
    { variables: { connections: [connectionId] } },
  );
  const close = () => {
    setTask('none');
    setRefusal('');
  };
  const { id, body, canUpdate, createdAt, editedAt, author } = note;
  const start = body.slice(0, LABEL_LENGTH);
  return (
    <Box as="li" borderTopWidth="1px" pt="3">
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {body}
      </Text>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Text textStyle="sm" color="fg.muted">
          {texts.by(author?.name ?? texts.deletedAccount, formatDateTime(createdAt))}
          {editedAt != null && ` · ${texts.edited}`}
        </Text>
        <Flex>
          {canUpdate && (
            <Button variant="ghost" size="sm" aria-label={texts.editLabel(start)} onClick={() => setTask('edit')}>
              {texts.edit}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            colorPalette="red"
            aria-label={texts.removeLabel(start)}
            onClick={() => setTask('remove')}
          >
            {texts.remove}
          </Button>
        </Flex>
      </Flex>
      <EditNoteDialog id={id} body={body} isOpen={task === 'edit'} onClose={close} />
      <ConfirmDialog
        title={texts.removeTitle}
        text={texts.removeText}
        action={texts.remove}
        isDestructive
        errorMessage={refusal}
        isOpen={task === 'remove'}
        isBusy={isDeleting}
        onClose={close}
        onConfirm={() =>
          deleteNote({ noteId: id }, { onDone: () => showSuccess(texts.removed), onRefused: setRefusal })
        }
        finalFocus={finalFocus}
      />
    </Box>
  );
}

const MAX_BODY = 2000;

interface EditNoteDialogProps {
  id: string;
  body: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Changes the text of a note. */
function EditNoteDialog({ id, body, isOpen, onClose }: EditNoteDialogProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const [updateNote, isUpdating] = useAction<CustomerNoteRowEditNoteDialogMutation>(graphql`
    mutation CustomerNoteRowEditNoteDialogMutation($input: CustomerNoteUpdateInput!) {
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
