import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { useUpdateProfileMutation } from './__generated__/useUpdateProfileMutation.graphql.ts';
import { profileTexts } from './profileTexts.ts';

/** Saves the changed fields of the viewer's profile, and only those. */
export function useUpdateProfile() {
  return useAction<useUpdateProfileMutation>(
    graphql`
      mutation useUpdateProfileMutation($input: ProfileUpdateInput!) {
        profileUpdate(input: $input) {
          ... on ProfileUpdatePayload {
            viewer {
              ...ProfilePage_viewer
              ...AccountMenu_viewer
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: () => showSuccess(profileTexts.saved) },
  );
}
