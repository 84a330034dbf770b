import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useInviteStaffMutation } from './__generated__/useInviteStaffMutation.graphql.ts';

/** Gives a role to the account of an email, or mails an invitation to it. */
export function useInviteStaff() {
  return useAction<useInviteStaffMutation>(
    graphql`
      mutation useInviteStaffMutation($input: StaffInvitationCreateInput!) {
        staffInvitationCreate(input: $input) {
          ... on StaffInvitationCreatePayload {
            staffMember {
              id
              name
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      fields: {
        AdminRoleError: 'email',
        UserNotFoundError: 'email',
        PermissionRequiredError: 'email',
        TooManyAttemptsError: 'email',
      },
    },
  );
}
