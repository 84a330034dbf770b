import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { broadcastToTabs } from '../../../relay/tabChannel.ts';
import type { useConfirmEmailMutation } from './__generated__/useConfirmEmailMutation.graphql.ts';
import { recoveryTexts } from '../recovery/recoveryTexts.ts';

/** The result of following the link in a verification mail. */
export type Confirmation =
  { kind: 'confirmed'; email: string } | { kind: 'expired' | 'taken' | 'loginRequired'; message: string };

/** The request failed, so the address may be confirmed or not. */
interface Failure {
  kind: 'failed';
  message: string;
}

/**
 * Confirms an email address by the token of a mailed link, and updates the viewer in the store. `onClaimed` receives the address of
 * an account that was registered elsewhere: the server sets the cookie that allows its password to be reset. Repeating it is safe.
 */
export function useConfirmEmail(token: string, onClaimed: (email: string) => void) {
  const [confirmation, setConfirmation] = useState<Confirmation | Failure | null>(
    token === '' ? { kind: 'expired', message: recoveryTexts.linkIncomplete } : null,
  );
  const [act, isConfirming] = useAction<useConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($input: EmailVerifyInput!) {
      emailVerify(input: $input) {
        __typename
        ... on EmailVerifyPayload {
          email
          isPasswordResetRequired
          viewer {
            id
            email
            isEmailVerified
            pendingEmail
          }
        }
        ... on EmailVerificationExpiredError {
          __typename
        }
        ... on LoginRequiredError {
          __typename
        }
        ... on EmailTakenError {
          message
        }
      }
    }
  `);
  const confirmEmail = () => {
    setConfirmation(null);
    act(
      { token },
      {
        onDone: ({ email, isPasswordResetRequired }) => {
          if (isPasswordResetRequired) return onClaimed(email);
          broadcastToTabs('viewer');
          setConfirmation({ kind: 'confirmed', email });
        },
        errors: {
          EmailVerificationExpiredError: () =>
            setConfirmation({ kind: 'expired', message: recoveryTexts.linkExpiredText }),
          LoginRequiredError: () =>
            setConfirmation({ kind: 'loginRequired', message: recoveryTexts.loginRequiredText }),
          EmailTakenError: ({ message }) => setConfirmation({ kind: 'taken', message }),
        },
        onFailed: (message) => setConfirmation({ kind: 'failed', message }),
      },
    );
  };
  return { confirmation, confirmEmail, isConfirming };
}
