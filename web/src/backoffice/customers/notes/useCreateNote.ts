import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { ActionHandlers } from '../../../relay/actionCallbacks.ts';
import { useIdempotencyKey } from '../../../relay/useIdempotencyKey.ts';
import type { useCreateNoteMutation } from './__generated__/useCreateNoteMutation.graphql.ts';

/** Writes a note about a customer, at the beginning of the list of this connection. Trying again after a failure writes it once. */
export function useCreateNote(connectionId: string) {
  const { keyFor, forget } = useIdempotencyKey();
  const [act, isCreating] = useAction<useCreateNoteMutation>(
    graphql`
      mutation useCreateNoteMutation($input: CustomerNoteCreateInput!, $connections: [ID!]!) {
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
    `,
    { variables: { connections: [connectionId] }, onDone: forget },
  );
  const createNote = (note: { customerId: string; body: string }, handlers: ActionHandlers) =>
    act({ ...note, idempotencyKey: keyFor(note) }, handlers);
  return [createNote, isCreating] as const;
}
