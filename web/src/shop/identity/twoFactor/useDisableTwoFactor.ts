import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useDisableTwoFactorMutation } from './__generated__/useDisableTwoFactorMutation.graphql.ts';

/** Turns the viewer's second factor off. */
export function useDisableTwoFactor() {
  return useAction<useDisableTwoFactorMutation>(graphql`
    mutation useDisableTwoFactorMutation {
      twoFactorDisable {
        ... on TwoFactorDisablePayload {
          viewer {
            twoFactor {
              enabledAt
              recoveryCodesLeft
            }
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
