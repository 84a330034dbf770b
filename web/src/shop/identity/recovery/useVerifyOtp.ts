import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { PasswordResetVerifyInput, useVerifyOtpMutation } from './__generated__/useVerifyOtpMutation.graphql.ts';
import { useChallenge } from '../challenges/useChallenge.ts';
import { recoveryTexts } from './recoveryTexts.ts';

interface VerifyOtpHandlers {
  onVerified: () => void;
  /** The code is wrong or expired, or too many codes were tried. */
  onRefused: (message: string) => void;
  /** The request failed, so the code may be right. */
  onFailed: (message: string) => void;
}

/** Verifies the code from the mail; the server sets a cookie that allows one password reset. */
export function useVerifyOtp({ onVerified, onRefused, onFailed }: VerifyOtpHandlers) {
  const challenge = useChallenge('recovery');
  const [act, isVerifying] = useAction<useVerifyOtpMutation>(graphql`
    mutation useVerifyOtpMutation($input: PasswordResetVerifyInput!) {
      passwordResetVerify(input: $input) {
        __typename
        ... on PasswordResetVerifyPayload {
          expiresAt
        }
        ... on InvalidInputError {
          message
        }
        ... on WrongCodeError {
          message
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
  const verifyOtp = (input: PasswordResetVerifyInput) => {
    challenge.clear();
    send(input);
  };
  const send = (input: PasswordResetVerifyInput) =>
    act(input, {
      onDone: () => {
        showSuccess(recoveryTexts.verified);
        onVerified();
      },
      errors: { ChallengeRequiredError: (error) => challenge.solve(error.challenge, input, send) },
      onRefused,
      onFailed,
    });
  return { verifyOtp, isVerifying: isVerifying || challenge.isSolving, challenge };
}
