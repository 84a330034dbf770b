import { graphql, useMutation } from 'react-relay';
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type {
  StaffMemberAssignRoleInput,
  useAssignRoleMutation,
} from './__generated__/useAssignRoleMutation.graphql.ts';

interface AssignHandlers {
  onAssigned: (name: string) => void;
  onRefused: (refusal: FormErrors) => void;
}

/** Gives somebody a role or removes it, and adds them to or removes them from the list of staff. */
export function useAssignRole() {
  const [commit, isAssigning] = useMutation<useAssignRoleMutation>(graphql`
    mutation useAssignRoleMutation($input: StaffMemberAssignRoleInput!) {
      staffMemberAssignRole(input: $input) {
        __typename
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
        ... on AdminRoleError {
          message
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on UserNotFoundError {
          message
        }
        ... on RoleDefinitionNotFoundError {
          message
        }
        ... on PermissionRequiredError {
          message
        }
      }
    }
  `);
  const assignRole = (input: StaffMemberAssignRoleInput, { onAssigned, onRefused }: AssignHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        const result = response?.staffMemberAssignRole;
        if (result?.__typename !== 'StaffMemberAssignRolePayload') return;
        updateStaffList(store, result.staffMember.id, result.staffMember.roleDefinition != null);
      },
      onCompleted: ({ staffMemberAssignRole: result }) => {
        switch (result.__typename) {
          case 'StaffMemberAssignRolePayload':
            return onAssigned(result.staffMember.name);
          case 'InvalidInputError':
            return onRefused(toFormErrors(result.message, result.issues));
          case 'AdminRoleError':
          case 'UserNotFoundError':
          case 'PermissionRequiredError':
            return onRefused(toFormErrors(result.message, [{ path: 'email', message: result.message }]));
          case 'RoleDefinitionNotFoundError':
            return onRefused(toFormErrors(result.message));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { assignRole, isAssigning };
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
