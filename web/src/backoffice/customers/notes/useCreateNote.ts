import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import { createIdempotencyKey } from '../../../relay/createIdempotencyKey.ts';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useCreateNoteMutation } from './__generated__/useCreateNoteMutation.graphql.ts';

interface CreateHandlers {
  onCreated: () => void;
  onRefused: (message: string) => void;
}

/** Writes a note about a customer, at the beginning of the list of this connection. Trying again after a failure writes it once. */
export function useCreateNote(connectionId: string) {
  const [commit, isCreating] = useMutation<useCreateNoteMutation>(graphql`
    mutation useCreateNoteMutation($input: CustomerNoteCreateInput!, $connections: [ID!]!) {
      customerNoteCreate(input: $input) {
        __typename
        ... on CustomerNoteCreatePayload {
          noteEdge @prependEdge(connections: $connections) {
            node {
              id
              ...CustomerNoteRow_note
            }
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const sent = useRef({ body: '', key: '' });
  const createNote = (customerId: string, body: string, { onCreated, onRefused }: CreateHandlers) => {
    if (sent.current.body !== body) sent.current = { body, key: createIdempotencyKey() };
    commit({
      variables: { input: { customerId, body, idempotencyKey: sent.current.key }, connections: [connectionId] },
      onCompleted: ({ customerNoteCreate: answer }) => {
        if (answer.__typename !== 'CustomerNoteCreatePayload')
          return onRefused(answer.message ?? toErrorMessage(answer));
        sent.current = { body: '', key: '' };
        onCreated();
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { createNote, isCreating };
}
