import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useUpdateNoteMutation } from './__generated__/useUpdateNoteMutation.graphql.ts';

/** Changes a note that the viewer wrote. */
export function useUpdateNote() {
  return useAction<useUpdateNoteMutation>(graphql`
    mutation useUpdateNoteMutation($input: CustomerNoteUpdateInput!) {
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
}
