import { Box, Button, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useAction } from '../../../relay/useAction.ts';
import { useIdempotencyKey } from '../../../relay/useIdempotencyKey.ts';
import { graphql, usePaginationFragment } from 'react-relay';
import { OrderSection } from '../../../shop/orders/OrderSection.tsx';
import { DialogAlert } from '../../../ui/dialogs/DialogAlert.tsx';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { CustomerNotesCreateMutation } from './__generated__/CustomerNotesCreateMutation.graphql.ts';
import type { CustomerNotes_customer$key } from './__generated__/CustomerNotes_customer.graphql.ts';
import type { CustomerNotesNextQuery } from './__generated__/CustomerNotesNextQuery.graphql.ts';
import { CustomerNoteRow } from './CustomerNoteRow.tsx';
import { noteTexts as texts } from '../texts.ts';

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
              ...CustomerNoteRow_note
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
              ...CustomerNoteRow_note
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
