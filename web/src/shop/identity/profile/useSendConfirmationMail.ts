import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { useSendConfirmationMailMutation } from './__generated__/useSendConfirmationMailMutation.graphql.ts';
import { emailTexts } from './profileTexts.ts';

interface SendHandlers {
  /** Receives the address that the mail was sent to. */
  onSent: (email: string) => void;
  onRefused: (message: string) => void;
}

const toasts: SendHandlers = { onSent: (email) => showSuccess(emailTexts.mailSent(email)), onRefused: showError };

/**
 * Sends the verification mail again: to the pending email if there is one, else to the viewer's email. Without handlers the result
 * is shown in a toast.
 */
export function useSendConfirmationMail({ onSent, onRefused }: SendHandlers = toasts) {
  const [commit, isSending] = useMutation<useSendConfirmationMailMutation>(graphql`
    mutation useSendConfirmationMailMutation {
      emailVerificationRequest {
        __typename
        ... on EmailVerificationRequestPayload {
          viewer {
            email
            pendingEmail
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
  const sendConfirmationMail = () => {
    commit({
      variables: {},
      onCompleted: ({ emailVerificationRequest: result }) => {
        switch (result.__typename) {
          case 'EmailVerificationRequestPayload':
            return onSent(result.viewer.pendingEmail ?? result.viewer.email);
          case 'TooManyAttemptsError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { sendConfirmationMail, isSending };
}
