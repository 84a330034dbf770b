import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import type { Permission } from '../../../shop/identity/permissions.ts';
import type { useSaveRoleCreateMutation } from './__generated__/useSaveRoleCreateMutation.graphql.ts';
import type { useSaveRoleUpdateMutation } from './__generated__/useSaveRoleUpdateMutation.graphql.ts';

/** The fields of the role form. */
export interface RoleValues {
  name: string;
  permissions: readonly Permission[];
}

interface SaveHandlers {
  onSaved: () => void;
  onRefused: (refusal: FormErrors) => void;
}

type Result =
  | useSaveRoleCreateMutation['response']['roleDefinitionCreate']
  | useSaveRoleUpdateMutation['response']['roleDefinitionUpdate'];

/** Creates a role, or replaces the name and the permissions of one. */
export function useSaveRole() {
  const [create, isCreating] = useMutation<useSaveRoleCreateMutation>(graphql`
    mutation useSaveRoleCreateMutation($input: RoleDefinitionCreateInput!) {
      roleDefinitionCreate(input: $input) {
        __typename
        ... on RoleDefinitionCreatePayload {
          roleDefinition {
            ...RoleRow_role
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on RoleNameTakenError {
          message
        }
        ... on PermissionRequiredError {
          message
        }
        ... on TooManyRolesError {
          message
        }
      }
    }
  `);
  const [update, isUpdating] = useMutation<useSaveRoleUpdateMutation>(graphql`
    mutation useSaveRoleUpdateMutation($input: RoleDefinitionUpdateInput!) {
      roleDefinitionUpdate(input: $input) {
        __typename
        ... on RoleDefinitionUpdatePayload {
          roleDefinition {
            ...RoleRow_role
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on RoleNameTakenError {
          message
        }
        ... on PermissionRequiredError {
          message
        }
        ... on BuiltInRoleError {
          message
        }
        ... on RoleDefinitionNotFoundError {
          message
        }
      }
    }
  `);
  const saveRole = (id: string | null, values: RoleValues, { onSaved, onRefused }: SaveHandlers) => {
    const onError = (error: unknown) => onRefused(toFormErrors(toErrorMessage(error)));
    const settle = (result: Result) => {
      const refusal = refusalOf(result);
      if (refusal === null) onSaved();
      else onRefused(refusal);
    };
    if (id === null) {
      create({
        variables: { input: values },
        onCompleted: ({ roleDefinitionCreate }) => settle(roleDefinitionCreate),
        onError,
      });
    } else {
      update({
        variables: { input: { id, ...values } },
        onCompleted: ({ roleDefinitionUpdate }) => settle(roleDefinitionUpdate),
        onError,
      });
    }
  };
  return { saveRole, isSaving: isCreating || isUpdating };
}

/** The errors beside the fields; null for a payload. */
function refusalOf(result: Result): FormErrors | null {
  switch (result.__typename) {
    case 'RoleDefinitionCreatePayload':
    case 'RoleDefinitionUpdatePayload':
      return null;
    case 'InvalidInputError':
      return toFormErrors(result.message, result.issues);
    case 'RoleNameTakenError':
    case 'BuiltInRoleError':
      return toFormErrors(result.message, [{ path: 'name', message: result.message }]);
    case 'PermissionRequiredError':
      return toFormErrors(result.message, [{ path: 'permissions', message: result.message }]);
    case 'TooManyRolesError':
    case 'RoleDefinitionNotFoundError':
      return toFormErrors(result.message);
    case '%other':
      return toFormErrors(toErrorMessage(result));
  }
}
