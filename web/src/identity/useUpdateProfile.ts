import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showSuccess } from '../ui/toaster.ts';
import type { ProfileUpdateInput, useUpdateProfileMutation } from './__generated__/useUpdateProfileMutation.graphql.ts';
import { refusalOf, type FormRefusal } from './formRefusal.ts';
import { profileTexts } from './profileTexts.ts';

interface UpdateHandlers {
  onUpdated: () => void;
  /** Hears why not. */
  onRefused: (refusal: FormRefusal) => void;
}

/** Changes what the viewer has changed of themselves, and nothing else. */
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
            return onRefused(refusalOf(result.message, result.issues));
          case 'TooManyAttemptsError':
            return onRefused(refusalOf(result.message));
          case '%other':
            return onRefused(refusalOf(troubleMessage(result)));
        }
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { updateProfile, isUpdating };
}
