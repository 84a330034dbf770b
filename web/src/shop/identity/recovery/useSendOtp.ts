import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { FormErrors } from '../../../ui/forms/formErrors.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { useChallenge } from '../challenges/useChallenge.ts';
import type { useSendOtpMutation } from './__generated__/useSendOtpMutation.graphql.ts';
import { recoveryTexts } from './recoveryTexts.ts';

/**
 * Requests a code for a new password. The server mails it if the address has an account, and does not disclose whether it has.
 * `onSent` receives the address as the server normalised it, `onRefused` the message if the request was refused.
 */
export function useSendOtp(onRefused: (refusal: FormErrors) => void) {
  const challenge = useChallenge('recovery');
  const [act, isSending] = useAction<useSendOtpMutation>(graphql`
    mutation useSendOtpMutation($input: PasswordResetRequestInput!) {
      passwordResetRequest(input: $input) {
        ... on PasswordResetRequestPayload {
          email
        }
        ...useChallenge_error @alias(as: "ChallengeRequiredError")
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const sendOtp = (email: string, onSent: (email: string) => void) =>
    challenge.attempt({ email }, (input, onChallenge) =>
      act(input, {
        onDone: (sent) => {
          showSuccess(recoveryTexts.sent);
          onSent(sent.email);
        },
        errors: { ChallengeRequiredError: onChallenge },
        fields: { TooManyAttemptsError: 'email' },
        onFormErrors: onRefused,
      }),
    );
  return { sendOtp, isSending: isSending || challenge.isSolving, challenge };
}
