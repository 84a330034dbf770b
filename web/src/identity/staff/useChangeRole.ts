import { graphql, useMutation } from 'react-relay';
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type {
  StaffMemberUpdateRoleInput,
  useChangeRoleMutation,
} from './__generated__/useChangeRoleMutation.graphql.ts';

interface ChangeHandlers {
  onChanged: (name: string) => void;
  onRefused: (refusal: FormErrors) => void;
}

/** Gives somebody a role or removes it, and adds them to or removes them from the list of staff. */
export function useChangeRole() {
  const [commit, isChanging] = useMutation<useChangeRoleMutation>(graphql`
    mutation useChangeRoleMutation($input: StaffMemberUpdateRoleInput!) {
      staffMemberUpdateRole(input: $input) {
        __typename
        ... on StaffMemberUpdateRolePayload {
          staffMember {
            id
            name
            role
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
      }
    }
  `);
  const changeRole = (input: StaffMemberUpdateRoleInput, { onChanged, onRefused }: ChangeHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        const answer = response?.staffMemberUpdateRole;
        if (answer?.__typename === 'StaffMemberUpdateRolePayload') updateStaffList(store, answer.staffMember);
      },
      onCompleted: ({ staffMemberUpdateRole: answer }) => {
        switch (answer.__typename) {
          case 'StaffMemberUpdateRolePayload':
            return onChanged(answer.staffMember.name);
          case 'InvalidInputError':
            return onRefused(toFormErrors(answer.message, answer.issues));
          case 'AdminRoleError':
          case 'UserNotFoundError':
            return onRefused(toFormErrors(answer.message, [{ path: 'email', message: answer.message }]));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(answer)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { changeRole, isChanging };
}

/** Adds a new member at the end of the loaded list, and removes a user who has become a shopper. */
function updateStaffList(store: RecordSourceProxy, { id, role }: { readonly id: string; readonly role: string }): void {
  const staff = ConnectionHandler.getConnection(store.getRoot(), 'Staff_staff');
  const member = store.get(id);
  if (staff == null || member == null) return;
  if (role === 'USER') return ConnectionHandler.deleteNode(staff, id);
  const edges = staff.getLinkedRecords('edges') ?? [];
  if (edges.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === id)) return;
  ConnectionHandler.insertEdgeAfter(staff, ConnectionHandler.createEdge(store, staff, member, 'StaffMemberEdge'));
}
