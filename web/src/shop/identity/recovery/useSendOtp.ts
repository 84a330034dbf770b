import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { PasswordResetRequestInput, useSendOtpMutation } from './__generated__/useSendOtpMutation.graphql.ts';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import { useChallenge } from '../challenges/useChallenge.ts';
import { recoveryTexts } from './recoveryTexts.ts';

/**
 * Requests a code for a new password. The server mails it if the address has an account, and does not disclose whether it has.
 * `onSent` receives the address as the server normalised it, `onRefused` the message if the request was refused.
 */
export function useSendOtp(onRefused: (refusal: FormErrors) => void) {
  const challenge = useChallenge('recovery');
  const [commit, isSending] = useMutation<useSendOtpMutation>(graphql`
    mutation useSendOtpMutation($input: PasswordResetRequestInput!) {
      passwordResetRequest(input: $input) {
        __typename
        ... on PasswordResetRequestPayload {
          email
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on ChallengeRequiredError {
          challenge {
            ...readChallenge_challenge
          }
        }
        ... on TooManyAttemptsError {
          message
        }
      }
    }
  `);
  const sendOtp = (email: string, onSent: (email: string) => void) => {
    challenge.clear();
    send({ email }, onSent);
  };
  const send = (input: PasswordResetRequestInput, onSent: (email: string) => void) => {
    commit({
      variables: { input },
      onCompleted: ({ passwordResetRequest: result }) => {
        switch (result.__typename) {
          case 'PasswordResetRequestPayload':
            showSuccess(recoveryTexts.sent);
            return onSent(result.email);
          case 'InvalidInputError':
            return onRefused(toFormErrors(result.message, result.issues));
          case 'ChallengeRequiredError':
            return challenge.solve(result.challenge, input, (answered) => send(answered, onSent));
          case 'TooManyAttemptsError':
            return onRefused(toFormErrors(result.message, [{ path: 'email', message: result.message }]));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { sendOtp, isSending: isSending || challenge.isSolving, challenge };
}
