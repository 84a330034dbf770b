import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { useSendConfirmationMailMutation } from './__generated__/useSendConfirmationMailMutation.graphql.ts';
import { emailTexts } from './profileTexts.ts';

/** Sends the verification mail again: to the pending email if there is one, else to the viewer's email. */
export function useSendConfirmationMail() {
  const [commit, isSending] = useMutation<useSendConfirmationMailMutation>(graphql`
    mutation useSendConfirmationMailMutation {
      emailVerificationRequest {
        __typename
        ... on EmailVerificationRequestPayload {
          viewer {
            ...EmailReminder_viewer
            ...ProfilePendingEmail_viewer
          }
        }
        ... on TooManyAttemptsError {
          message
        }
      }
    }
  `);
  const sendConfirmationMail = (email: string) => {
    commit({
      variables: {},
      onCompleted: ({ emailVerificationRequest: result }) => {
        switch (result.__typename) {
          case 'EmailVerificationRequestPayload':
            return showSuccess(emailTexts.mailSent(email));
          case 'TooManyAttemptsError':
            return showError(result.message);
          case '%other':
            return showError(toErrorMessage(result));
        }
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { sendConfirmationMail, isSending };
}
