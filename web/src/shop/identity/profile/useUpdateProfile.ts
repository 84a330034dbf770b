import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { ProfileUpdateInput, useUpdateProfileMutation } from './__generated__/useUpdateProfileMutation.graphql.ts';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import { profileTexts } from './profileTexts.ts';

interface UpdateHandlers {
  onUpdated: () => void;
  /** Receives the message when the server refuses. */
  onRefused: (refusal: FormErrors) => void;
}

/** Saves the changed fields of the viewer's profile, and only those. */
export function useUpdateProfile({ onUpdated, onRefused }: UpdateHandlers) {
  const [commit, isUpdating] = useMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: ProfileUpdateInput!) {
      profileUpdate(input: $input) {
        __typename
        ... on ProfileUpdatePayload {
          viewer {
            ...ProfilePage_viewer
            ...AccountMenu_viewer
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on TooManyAttemptsError {
          message
        }
      }
    }
  `);
  const updateProfile = (input: ProfileUpdateInput) => {
    commit({
      variables: { input },
      onCompleted: ({ profileUpdate: result }) => {
        switch (result.__typename) {
          case 'ProfileUpdatePayload':
            showSuccess(profileTexts.saved);
            return onUpdated();
          case 'InvalidInputError':
            return onRefused(toFormErrors(result.message, result.issues));
          case 'TooManyAttemptsError':
            return onRefused(toFormErrors(result.message));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { updateProfile, isUpdating };
}
