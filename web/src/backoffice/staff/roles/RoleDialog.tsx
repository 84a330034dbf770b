import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { permissionTexts } from './roleTexts.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { type Permission, useCan } from '../../../shop/identity/permissions.ts';
import { useAction } from '../../../relay/useAction.ts';
import type { ActionHandlers } from '../../../relay/actionCallbacks.ts';
import type { RoleRow_role$data } from './__generated__/RoleRow_role.graphql.ts';
import type { RoleDialogSaveRoleCreateMutation } from './__generated__/RoleDialogSaveRoleCreateMutation.graphql.ts';
import type { RoleDialogSaveRoleUpdateMutation } from './__generated__/RoleDialogSaveRoleUpdateMutation.graphql.ts';

interface RoleFormProps {
  /** Null for a new role. */
  role: Pick<RoleRow_role$data, 'id' | 'name' | 'builtIn' | 'permissions'> | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Asks for the name and the permissions of a role; closes after they were saved. */
export function RoleDialog({ isOpen, ...form }: RoleFormProps & { isOpen: boolean }) {
  const { role, onClose } = form;
  return (
    <FormDialog title={role === null ? 'Add a role' : `Edit the role ${role.name}`} isOpen={isOpen} onClose={onClose}>
      <RoleForm {...form} />
    </FormDialog>
  );
}

/** The form for the name and the permissions of a role; one that came with the shop keeps its name. */
function RoleForm({ role, onClose, onSaved }: RoleFormProps) {
  const { form, values, errors, fieldProps, showErrors, isFilled } = useFormValues({ name: role?.name ?? '' });
  const [permissions, setPermissions] = useState(role?.permissions ?? []);
  const [saveRole, isSaving] = useSaveRole();
  const isBuiltIn = role?.builtIn != null;
  const submit = () => {
    const name = values.name.trim();
    saveRole(
      role?.id ?? null,
      { name, permissions },
      {
        onFormErrors: showErrors,
        onDone: () => {
          showSuccess(role === null ? `Role ${name} added` : `Role ${name} saved`);
          onClose();
          onSaved();
        },
      },
    );
  };
  return (
    <Form
      form={form}
      isFilled={isFilled && permissions.length > 0}
      action="Save"
      isBusy={isSaving}
      onCancel={onClose}
      onSubmit={submit}
    >
      <TextField
        {...fieldProps('name')}
        label="Name"
        help={isBuiltIn ? 'This role can’t be renamed' : 'Such as Catalogue manager'}
        autoComplete="off"
        maxLength={40}
        readOnly={isBuiltIn}
        required
      />
      <PermissionCheckboxes chosen={permissions} onChoose={setPermissions} error={errors['permissions']} />
    </Form>
  );
}

const CHOICES = Object.entries(permissionTexts) as [Permission, { label: string; help: string }][]; // the keys are the schema's names

interface PermissionCheckboxesProps {
  chosen: readonly Permission[];
  onChoose: (chosen: readonly Permission[]) => void;
  error: string | undefined;
}

/** A checkbox for each permission; those that the viewer lacks cannot be given. */
function PermissionCheckboxes({ chosen, onChoose, error }: PermissionCheckboxesProps) {
  const can = useCan();
  const toggle = (permission: Permission) =>
    onChoose(CHOICES.map(([each]) => each).filter((each) => (each === permission) !== chosen.includes(each)));
  return (
    <Fields mb="4">
      <legend>What people with this role can do</legend>
      {CHOICES.map(([permission, { label, help }]) => {
        const isLacking = !can(permission);
        return (
          <label key={permission} data-disabled={isLacking || undefined}>
            <input
              type="checkbox"
              name="permissions"
              checked={chosen.includes(permission)}
              disabled={isLacking}
              onChange={() => toggle(permission)}
            />
            <span>
              <chakra.span display="block" fontWeight="medium">
                {label}
              </chakra.span>
              <chakra.span display="block" textStyle="xs" color="fg.muted">
                {isLacking ? 'You don’t have this permission yourself' : help}
              </chakra.span>
            </span>
          </label>
        );
      })}
      <Box mt="1" minH="4" textStyle="xs" color={error === undefined ? 'fg.muted' : 'fg.error'}>
        {error ?? (chosen.length === 0 && 'Choose at least one')}
      </Box>
    </Fields>
  );
}

const Fields = chakra(Choices, {
  base: {
    textStyle: 'sm',
    '& label': { gap: '3', py: '1', _disabled: { opacity: '0.6', cursor: 'default' } },
  },
});

/** The fields of the role form. */
interface RoleValues {
  name: string;
  permissions: readonly Permission[];
}

const fields = { RoleNameTakenError: 'name', BuiltInRoleError: 'name', PermissionRequiredError: 'permissions' };

/** Creates a role, and adds it to the list of roles. */
export function useCreateRole() {
  return useAction<RoleDialogSaveRoleCreateMutation>(
    graphql`
      mutation RoleDialogSaveRoleCreateMutation($input: RoleDefinitionCreateInput!) {
        roleDefinitionCreate(input: $input) {
          ... on RoleDefinitionCreatePayload {
            roleDefinition {
              id
              ...RoleRow_role
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      fields,
      updater: (store) => {
        const made = store.getRootField('roleDefinitionCreate').getLinkedRecord('roleDefinition');
        const roles = store.getRoot().getLinkedRecords('roleDefinitions');
        if (made != null && roles != null) store.getRoot().setLinkedRecords([...roles, made], 'roleDefinitions');
      },
    },
  );
}

/** Creates a role, or replaces the name and the permissions of one. */
function useSaveRole() {
  const [create, isCreating] = useCreateRole();
  const [update, isUpdating] = useAction<RoleDialogSaveRoleUpdateMutation>(
    graphql`
      mutation RoleDialogSaveRoleUpdateMutation($input: RoleDefinitionUpdateInput!) {
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
    { fields },
  );
  const saveRole = (id: string | null, values: RoleValues, handlers: ActionHandlers) =>
    id === null ? create(values, handlers) : update({ id, ...values }, handlers);
  return [saveRole, isCreating || isUpdating] as const;
}
