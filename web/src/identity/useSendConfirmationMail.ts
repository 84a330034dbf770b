import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { useSendConfirmationMailMutation } from './__generated__/useSendConfirmationMailMutation.graphql.ts';
import { profileTexts } from './profileTexts.ts';

/** Has the link that confirms an address mailed again: to the one that waits, else to the viewer's own. */
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
            return showSuccess(profileTexts.mailSent(email));
          case 'TooManyAttemptsError':
            return showError(result.message);
          case '%other':
            return showError(troubleMessage(result));
        }
      },
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { sendConfirmationMail, isSending };
}
