import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useEnrollTwoFactorMutation } from './__generated__/useEnrollTwoFactorMutation.graphql.ts';

/** A new secret, as text and as the address in a QR code. */
export interface EnrolledSecret {
  secret: string;
  uri: string;
}

/** Makes the secret of a new second factor. */
export function useEnrollTwoFactor() {
  return useAction<useEnrollTwoFactorMutation>(graphql`
    mutation useEnrollTwoFactorMutation {
      twoFactorEnroll {
        ... on TwoFactorEnrollPayload {
          secret
          uri
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
