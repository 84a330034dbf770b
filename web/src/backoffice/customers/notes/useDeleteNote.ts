import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useDeleteNoteMutation } from './__generated__/useDeleteNoteMutation.graphql.ts';

interface DeleteHandlers {
  onDeleted: () => void;
  onRefused: (message: string) => void;
}

/** Deletes a note of the list of this connection. */
export function useDeleteNote(connectionId: string) {
  const [commit, isDeleting] = useMutation<useDeleteNoteMutation>(graphql`
    mutation useDeleteNoteMutation($input: CustomerNoteDeleteInput!, $connections: [ID!]!) {
      customerNoteDelete(input: $input) {
        deletedNoteId @deleteEdge(connections: $connections)
      }
    }
  `);
  const deleteNote = (noteId: string, { onDeleted, onRefused }: DeleteHandlers) => {
    commit({
      variables: { input: { noteId }, connections: [connectionId] },
      onCompleted: onDeleted,
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { deleteNote, isDeleting };
}
