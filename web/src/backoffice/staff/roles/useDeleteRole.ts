import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type {
  RoleDefinitionDeleteInput,
  useDeleteRoleMutation,
} from './__generated__/useDeleteRoleMutation.graphql.ts';

interface DeleteHandlers {
  onDeleted: () => void;
  onRefused: (message: string) => void;
}

/** Deletes a role. */
export function useDeleteRole() {
  const [commit, isDeleting] = useMutation<useDeleteRoleMutation>(graphql`
    mutation useDeleteRoleMutation($input: RoleDefinitionDeleteInput!) {
      roleDefinitionDelete(input: $input) {
        __typename
        ... on RoleDefinitionDeletePayload {
          deletedRoleDefinitionId
        }
        ... on InvalidInputError {
          message
        }
        ... on RoleDefinitionNotFoundError {
          message
        }
        ... on BuiltInRoleError {
          message
        }
        ... on AdminRoleError {
          message
        }
        ... on RoleInUseError {
          message
        }
        ... on PermissionRequiredError {
          message
        }
      }
    }
  `);
  const deleteRole = (input: RoleDefinitionDeleteInput, { onDeleted, onRefused }: DeleteHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        const result = response?.roleDefinitionDelete;
        if (result?.__typename !== 'RoleDefinitionDeletePayload') return;
        const roles = store.getRoot().getLinkedRecords('roleDefinitions') ?? [];
        const others = roles.filter((role) => role?.getDataID() !== result.deletedRoleDefinitionId);
        store.getRoot().setLinkedRecords(others, 'roleDefinitions');
      },
      onCompleted: ({ roleDefinitionDelete: result }) => {
        switch (result.__typename) {
          case 'RoleDefinitionDeletePayload':
            return onDeleted();
          case 'InvalidInputError':
          case 'RoleDefinitionNotFoundError':
          case 'BuiltInRoleError':
          case 'AdminRoleError':
          case 'RoleInUseError':
          case 'PermissionRequiredError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { deleteRole, isDeleting };
}
