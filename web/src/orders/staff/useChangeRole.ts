import { graphql, useMutation } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { refusalOf, type FormRefusal } from '../../identity/formRefusal.ts';
import { troubleMessage } from '../../relay/RequestError.ts';
import type { StaffRoleChangeInput, useChangeRoleMutation } from './__generated__/useChangeRoleMutation.graphql.ts';

interface ChangeHandlers {
  onChanged: (name: string) => void;
  onRefused: (refusal: FormRefusal) => void;
}

/** Gives somebody a role in the shop or takes it away; they join the list of the staff, or leave it. */
export function useChangeRole() {
  const [commit, isChanging] = useMutation<useChangeRoleMutation>(graphql`
    mutation useChangeRoleMutation($input: StaffRoleChangeInput!) {
      staffRoleChange(input: $input) {
        __typename
        ... on StaffRoleChangePayload {
          member {
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
        ... on UnknownUserError {
          message
        }
      }
    }
  `);
  const changeRole = (input: StaffRoleChangeInput, { onChanged, onRefused }: ChangeHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        const answer = response?.staffRoleChange;
        if (answer?.__typename === 'StaffRoleChangePayload') keepInList(store, answer.member);
      },
      onCompleted: ({ staffRoleChange: answer }) => {
        switch (answer.__typename) {
          case 'StaffRoleChangePayload':
            return onChanged(answer.member.name);
          case 'InvalidInputError':
            return onRefused(refusalOf(answer.message, answer.issues));
          case 'AdminRoleError':
          case 'UnknownUserError':
            return onRefused(refusalOf(answer.message, [{ path: 'email', message: answer.message }]));
          case '%other':
            return onRefused(refusalOf(troubleMessage(answer)));
        }
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { changeRole, isChanging };
}

/** The list holds those who have a role, and nobody twice; somebody new stands at its end until it is asked for anew. */
function keepInList(store: RecordSourceProxy, { id, role }: { readonly id: string; readonly role: string }): void {
  const staff = store.getRoot().getLinkedRecords('staff');
  const member = store.get(id);
  if (staff == null || member == null) return;
  const others = staff.filter((one) => one?.getDataID() !== id);
  if (role === 'USER') store.getRoot().setLinkedRecords(others, 'staff');
  else if (others.length === staff.length) store.getRoot().setLinkedRecords([...staff, member], 'staff');
}
