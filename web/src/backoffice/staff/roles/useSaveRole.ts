import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { ActionHandlers } from '../../../relay/actionCallbacks.ts';
import type { Permission } from '../../../shop/identity/permissions.ts';
import type { useSaveRoleCreateMutation } from './__generated__/useSaveRoleCreateMutation.graphql.ts';
import type { useSaveRoleUpdateMutation } from './__generated__/useSaveRoleUpdateMutation.graphql.ts';

/** The fields of the role form. */
export interface RoleValues {
  name: string;
  permissions: readonly Permission[];
}

/** Creates a role, or replaces the name and the permissions of one. */
export function useSaveRole() {
  const options = {
    fields: { RoleNameTakenError: 'name', BuiltInRoleError: 'name', PermissionRequiredError: 'permissions' },
  };
  const [create, isCreating] = useAction<useSaveRoleCreateMutation>(
    graphql`
      mutation useSaveRoleCreateMutation($input: RoleDefinitionCreateInput!) {
        roleDefinitionCreate(input: $input) {
          ... on RoleDefinitionCreatePayload {
            roleDefinition {
              ...RoleRow_role
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    options,
  );
  const [update, isUpdating] = useAction<useSaveRoleUpdateMutation>(
    graphql`
      mutation useSaveRoleUpdateMutation($input: RoleDefinitionUpdateInput!) {
        roleDefinitionUpdate(input: $input) {
          ... on RoleDefinitionUpdatePayload {
            roleDefinition {
              ...RoleRow_role
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    options,
  );
  const saveRole = (id: string | null, values: RoleValues, handlers: ActionHandlers) =>
    id === null ? create(values, handlers) : update({ id, ...values }, handlers);
  return [saveRole, isCreating || isUpdating] as const;
}
