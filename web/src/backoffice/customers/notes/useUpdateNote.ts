import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useUpdateNoteMutation } from './__generated__/useUpdateNoteMutation.graphql.ts';

interface UpdateHandlers {
  onUpdated: () => void;
  onRefused: (message: string) => void;
}

/** Changes a note that the viewer wrote. */
export function useUpdateNote() {
  const [commit, isUpdating] = useMutation<useUpdateNoteMutation>(graphql`
    mutation useUpdateNoteMutation($input: CustomerNoteUpdateInput!) {
      customerNoteUpdate(input: $input) {
        __typename
        ... on CustomerNoteUpdatePayload {
          note {
            ...CustomerNoteRow_note
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const updateNote = (input: { noteId: string; body: string }, { onUpdated, onRefused }: UpdateHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ customerNoteUpdate: answer }) =>
        answer.__typename === 'CustomerNoteUpdatePayload'
          ? onUpdated()
          : onRefused(answer.message ?? toErrorMessage(answer)),
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { updateNote, isUpdating };
}
