import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useResetTwoFactorMutation } from './__generated__/useResetTwoFactorMutation.graphql.ts';

/** Removes the second factor of a member of staff. */
export function useResetTwoFactor() {
  return useAction<useResetTwoFactorMutation>(graphql`
    mutation useResetTwoFactorMutation($input: StaffMemberResetTwoFactorInput!) {
      staffMemberResetTwoFactor(input: $input) {
        ... on StaffMemberResetTwoFactorPayload {
          staffMember {
            hasTwoFactor
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
