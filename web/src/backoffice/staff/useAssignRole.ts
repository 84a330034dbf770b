import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';
import { useAction } from '../../relay/useAction.ts';
import type { useAssignRoleMutation } from './__generated__/useAssignRoleMutation.graphql.ts';

/** Assigns or removes a user's role, and adds them to or removes them from the list of staff. */
export function useAssignRole() {
  return useAction<useAssignRoleMutation>(
    graphql`
      mutation useAssignRoleMutation($input: StaffMemberAssignRoleInput!) {
        staffMemberAssignRole(input: $input) {
          ... on StaffMemberAssignRolePayload {
            staffMember {
              id
              name
              roleDefinition {
                id
              }
              ...StaffRow_member
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store, response) => {
        const member = response?.staffMemberAssignRole.staffMember;
        if (member !== undefined) updateStaffList(store, member.id, member.roleDefinition != null);
      },
      fields: { AdminRoleError: 'email', UserNotFoundError: 'email', PermissionRequiredError: 'email' },
    },
  );
}

/** Adds a new member at the end of the loaded list, and removes a user who has become a shopper. */
function updateStaffList(store: RecordSourceProxy, id: string, isMember: boolean): void {
  const staff = ConnectionHandler.getConnection(store.getRoot(), 'Staff_staff');
  const member = store.get(id);
  if (staff == null || member == null) return;
  if (!isMember) return ConnectionHandler.deleteNode(staff, id);
  const edges = staff.getLinkedRecords('edges') ?? [];
  if (edges.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === id)) return;
  ConnectionHandler.insertEdgeAfter(staff, ConnectionHandler.createEdge(store, staff, member, 'StaffMemberEdge'));
}
