import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showSuccess } from '../ui/toaster.ts';
import type { useSendOtpMutation } from './__generated__/useSendOtpMutation.graphql.ts';
import { refusalOf, type FormRefusal } from './formRefusal.ts';
import { recoveryTexts } from './recoveryTexts.ts';

/**
 * Has a code for a new password sent to an address, if there is an account for it; nobody is told whether there is. `onSent`
 * hears the address as the server understood it, `onRefused` why nothing was sent.
 */
export function useSendOtp(onRefused: (refusal: FormRefusal) => void) {
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
        ... on TooManyAttemptsError {
          message
        }
      }
    }
  `);
  const sendOtp = (email: string, onSent: (email: string) => void) => {
    commit({
      variables: { input: { email } },
      onCompleted: ({ passwordResetRequest: result }) => {
        switch (result.__typename) {
          case 'PasswordResetRequestPayload':
            showSuccess(recoveryTexts.sent);
            return onSent(result.email);
          case 'InvalidInputError':
            return onRefused(refusalOf(result.message, result.issues));
          case 'TooManyAttemptsError':
            return onRefused(refusalOf(result.message, [{ path: 'email', message: result.message }]));
          case '%other':
            return onRefused(refusalOf(troubleMessage(result)));
        }
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { sendOtp, isSending };
}
