import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useActionDialog } from '../../ui/useActionDialog.ts';
import type { CustomerNoteRowDeleteMutation } from './__generated__/CustomerNoteRowDeleteMutation.graphql.ts';
import type { CustomerNoteRow_note$key } from './__generated__/CustomerNoteRow_note.graphql.ts';
import { noteTexts as texts } from '../texts.ts';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import type { CustomerNoteRowEditNoteMutation } from './__generated__/CustomerNoteRowEditNoteMutation.graphql.ts';

const LABEL_LENGTH = 40;
const labelOf = (body: string) => body.slice(0, LABEL_LENGTH);

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
  const removal = useActionDialog();
  const [deleteNote, isDeleting] = useAction<CustomerNoteRowDeleteMutation>(
    graphql`
      mutation CustomerNoteRowDeleteMutation($input: CustomerNoteDeleteInput!, $connections: [ID!]!) {
        customerNoteDelete(input: $input) {
          deletedNoteId @deleteEdge(connections: $connections)
        }
      }
    `,
    { variables: { connections: [connectionId] }, ...removal.outcome('Note deleted') },
  );
  const { id, body, canUpdate, createdAt, editedAt, author } = note;
  return (
    <Box as="li" borderTopWidth="1px" pt="3">
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {body}
      </Text>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Text textStyle="sm" color="fg.muted">
          {`${author?.name ?? 'Deleted account'}, ${formatDateTime(createdAt)}`}
          {editedAt != null && ' · edited'}
        </Text>
        <Flex>
          {canUpdate && <EditNote id={id} body={body} />}
          <Button
            variant="ghost"
            size="sm"
            colorPalette="red"
            aria-label={`Delete note: ${labelOf(body)}`}
            onClick={removal.open}
          >
            {texts.remove}
          </Button>
        </Flex>
      </Flex>
      <ConfirmDialog
        title="Delete this note?"
        text="Nobody will see it any more."
        action={texts.remove}
        isDestructive
        errorMessage={removal.refusal}
        {...removal.shown}
        isBusy={isDeleting}
        onConfirm={() => deleteNote({ noteId: id })}
        finalFocus={finalFocus}
      />
    </Box>
  );
}

const MAX_BODY = 2000;

/** The button and dialog that change the text of a note. */
function EditNote({ id, body }: { id: string; body: string }) {
  const [draft, setDraft] = useState<string | null>(null);
  const dialog = useActionDialog({ onClose: () => setDraft(null) });
  const [updateNote, isUpdating] = useAction<CustomerNoteRowEditNoteMutation>(
    graphql`
      mutation CustomerNoteRowEditNoteMutation($input: CustomerNoteUpdateInput!) {
        customerNoteUpdate(input: $input) {
          ... on CustomerNoteUpdatePayload {
            note {
              ...CustomerNoteRow_note
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    dialog.outcome('Note saved'),
  );
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Edit note: ${labelOf(body)}`} onClick={dialog.open}>
        Edit
      </Button>
      <ConfirmDialog
        title="Edit note"
        action="Save"
        errorMessage={dialog.refusal}
        {...dialog.shown}
        isBusy={isUpdating}
        onConfirm={() => updateNote({ noteId: id, body: draft ?? body })}
      >
        <TextAreaField
          label="Note"
          value={draft ?? body}
          maxLength={MAX_BODY}
          rows={4}
          onChange={(event) => setDraft(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
