import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useCreateRecoveryCodesMutation } from './__generated__/useCreateRecoveryCodesMutation.graphql.ts';

/** Replaces the viewer's recovery codes by new ones. */
export function useCreateRecoveryCodes() {
  return useAction<useCreateRecoveryCodesMutation>(graphql`
    mutation useCreateRecoveryCodesMutation {
      recoveryCodesCreate {
        ... on RecoveryCodesCreatePayload {
          recoveryCodes
          viewer {
            twoFactor {
              recoveryCodesLeft
            }
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
