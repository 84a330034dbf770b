import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useDeleteNoteMutation } from './__generated__/useDeleteNoteMutation.graphql.ts';

/** Deletes a note of the list of this connection. */
export function useDeleteNote(connectionId: string) {
  return useAction<useDeleteNoteMutation>(
    graphql`
      mutation useDeleteNoteMutation($input: CustomerNoteDeleteInput!, $connections: [ID!]!) {
        customerNoteDelete(input: $input) {
          deletedNoteId @deleteEdge(connections: $connections)
        }
      }
    `,
    { variables: { connections: [connectionId] } },
  );
}
