import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useDeleteRoleMutation } from './__generated__/useDeleteRoleMutation.graphql.ts';

/** Deletes a role. */
export function useDeleteRole() {
  return useAction<useDeleteRoleMutation>(
    graphql`
      mutation useDeleteRoleMutation($input: RoleDefinitionDeleteInput!) {
        roleDefinitionDelete(input: $input) {
          ... on RoleDefinitionDeletePayload {
            deletedRoleDefinitionId
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store, response) => {
        const deletedId = response?.roleDefinitionDelete.deletedRoleDefinitionId;
        if (deletedId === undefined) return;
        const roles = store.getRoot().getLinkedRecords('roleDefinitions') ?? [];
        store.getRoot().setLinkedRecords(
          roles.filter((role) => role?.getDataID() !== deletedId),
          'roleDefinitions',
        );
      },
    },
  );
}
