import { Box, Button, Text, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useAction } from '../../../relay/useAction.ts';
import { useIdempotencyKey } from '../../../relay/useIdempotencyKey.ts';
import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import { OrderSection } from '../../../shop/orders/OrderSection.tsx';
import { DialogAlert } from '../../../ui/dialogs/DialogAlert.tsx';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { CustomerNotesCreateMutation } from './__generated__/CustomerNotesCreateMutation.graphql.ts';
import type { CustomerNotes_customer$key } from './__generated__/CustomerNotes_customer.graphql.ts';
import type { CustomerNotesNextQuery } from './__generated__/CustomerNotesNextQuery.graphql.ts';
import { noteTexts as texts } from '../texts.ts';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useActionDialog } from '../../ui/useActionDialog.ts';
import type { CustomerNotesDeleteMutation } from './__generated__/CustomerNotesDeleteMutation.graphql.ts';
import type { CustomerNotes_note$key } from './__generated__/CustomerNotes_note.graphql.ts';
import type { CustomerNotesUpdateMutation } from './__generated__/CustomerNotesUpdateMutation.graphql.ts';

const PAGE_SIZE = 10;
const MAX_BODY = 2000;

/** The notes of staff about a customer, the newest first, and the form for a new one. */
export function CustomerNotes({ customer }: { customer: CustomerNotes_customer$key }) {
  const { data, ...pages } = usePaginationFragment<CustomerNotesNextQuery, CustomerNotes_customer$key>(
    graphql`
      fragment CustomerNotes_customer on Customer
      @refetchable(queryName: "CustomerNotesNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        id
        notes(first: $count, after: $cursor) @connection(key: "CustomerNotes_notes") {
          __id
          edges {
            node {
              id
              ...CustomerNotes_note
            }
          }
        }
      }
    `,
    customer,
  );
  const { __id: connectionId, edges } = data.notes;
  const more = useLoadMore(pages, PAGE_SIZE, connectionId);
  const section = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState('');
  const [refusal, setRefusal] = useState('');
  const { keyFor, forget } = useIdempotencyKey(); // trying again after a failure writes the note once
  const [createNote, isCreating] = useAction<CustomerNotesCreateMutation>(graphql`
    mutation CustomerNotesCreateMutation($input: CustomerNoteCreateInput!, $connections: [ID!]!) {
      customerNoteCreate(input: $input) {
        ... on CustomerNoteCreatePayload {
          noteEdge @prependEdge(connections: $connections) {
            node {
              id
              ...CustomerNotes_note
            }
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const add = () => {
    setRefusal('');
    const note = { customerId: data.id, body };
    createNote(
      { ...note, idempotencyKey: keyFor(note) },
      {
        variables: { connections: [connectionId] },
        onDone: () => {
          forget();
          setBody('');
          showSuccess('Note added');
        },
        onRefused: setRefusal,
      },
    );
  };

  return (
    <OrderSection ref={section} title={texts.title}>
      <Text mt="-2" mb="3" textStyle="sm" color="fg.muted">
        Only staff can see these.
      </Text>
      <TextAreaField
        label="New note"
        value={body}
        maxLength={MAX_BODY}
        rows={2}
        onChange={(event) => setBody(event.target.value)}
      />
      <DialogAlert message={refusal} />
      <Button mt="2" variant="outline" loading={isCreating} disabled={body.trim() === ''} onClick={add}>
        Add note
      </Button>
      {edges.length === 0 ? (
        <Text mt="4" color="fg.muted">
          No notes yet.
        </Text>
      ) : (
        <Box as="ul" aria-label={texts.title} mt="4" display="grid" gap="3" listStyleType="none">
          {edges.map(({ node }) => (
            <CustomerNoteRow key={node.id} note={node} connectionId={connectionId} finalFocus={() => section.current} />
          ))}
        </Box>
      )}
      <LoadMore pages={more} />
    </OrderSection>
  );
}

const LABEL_LENGTH = 40;
const labelOf = (body: string) => body.slice(0, LABEL_LENGTH);

interface CustomerNoteRowProps {
  note: CustomerNotes_note$key;
  connectionId: string;
  /** Where the focus goes when the note is deleted. */
  finalFocus: () => HTMLElement | null;
}

/** A note with its author and time, and the buttons that change and delete it. */
function CustomerNoteRow({ note: noteKey, connectionId, finalFocus }: CustomerNoteRowProps) {
  const note = useFragment(
    graphql`
      fragment CustomerNotes_note on CustomerNote {
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
  const [deleteNote, isDeleting] = useAction<CustomerNotesDeleteMutation>(
    graphql`
      mutation CustomerNotesDeleteMutation($input: CustomerNoteDeleteInput!, $connections: [ID!]!) {
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
        text="It will be deleted for all staff."
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

/** The button and dialog that change the text of a note. */
function EditNote({ id, body }: { id: string; body: string }) {
  const [draft, setDraft] = useState<string | null>(null);
  const dialog = useActionDialog({ onClose: () => setDraft(null) });
  const [updateNote, isUpdating] = useAction<CustomerNotesUpdateMutation>(
    graphql`
      mutation CustomerNotesUpdateMutation($input: CustomerNoteUpdateInput!) {
        customerNoteUpdate(input: $input) {
          ... on CustomerNoteUpdatePayload {
            note {
              ...CustomerNotes_note
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
