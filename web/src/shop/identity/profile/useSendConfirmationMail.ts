import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { useSendConfirmationMailMutation } from './__generated__/useSendConfirmationMailMutation.graphql.ts';

interface SendHandlers {
  /** Receives the address that the mail was sent to. */
  onSent: (email: string) => void;
  onRefused: (message: string) => void;
}

const toasts: SendHandlers = { onSent: (email) => showSuccess(`Email sent to ${email}`), onRefused: showError };

/**
 * Sends the verification mail again: to the pending email if there is one, else to the viewer's email. Without handlers the result
 * is shown in a toast.
 */
export function useSendConfirmationMail({ onSent, onRefused }: SendHandlers = toasts) {
  return useAction<useSendConfirmationMailMutation>(
    graphql`
      mutation useSendConfirmationMailMutation {
        emailVerificationRequest {
          ... on EmailVerificationRequestPayload {
            viewer {
              email
              pendingEmail
              ...EmailReminder_viewer
              ...ProfileForm_viewer
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: ({ viewer }) => onSent(viewer.pendingEmail ?? viewer.email), onRefused },
  );
}
