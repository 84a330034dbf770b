import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { type AssignableRole, RoleChoice } from './roles/RoleChoice.tsx';
import { useCreateRole } from './roles/RoleDialog.tsx';
import { rolePresets } from './roles/roleTexts.ts';
import { texts } from './texts.ts';
import { useInviteStaff } from './useInviteStaff.ts';

export interface AddStaffFormProps {
  /** The roles that the viewer can give. */
  roles: readonly AssignableRole[];
  /** Roles of a small shop that it does not have yet. */
  presets: typeof rolePresets;
  onClose: () => void;
  /** Called when members of roles have changed. */
  onChanged: () => void;
}

/** The place of a role among the choices: those of a small shop come first, the admin's last. */
function rank({ name, builtIn }: AssignableRole): number {
  if (builtIn === 'ADMIN') return 2;
  return rolePresets.some((preset) => preset.name === name) ? 0 : 1;
}

/** Asks for an email and a role, which is created if it is a preset. A confirmed account has the role at once, and closes the form; another email gets an invitation. */
export function AddStaffForm({ roles, presets, onClose, onChanged }: AddStaffFormProps) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ email: '' });
  const [chosen, setChosen] = useState<string | null>(null);
  const [invite, isInviting] = useInviteStaff();
  const [createRole, isCreating] = useCreateRole();
  const choices = [...presets.map(({ name }) => ({ id: name, name })), ...roles];
  const role = choices.find(({ id }) => id === chosen);
  const assign = ({ id, name: roleName }: AssignableRole) =>
    invite(
      { email: values.email.trim(), roleDefinitionId: id },
      {
        onFormErrors: showErrors,
        onDone: ({ staffMember }) => {
          showSuccess(
            staffMember == null ? texts.invited(values.email.trim()) : texts.assigned(staffMember.name, roleName),
          );
          onClose();
          onChanged();
        },
      },
    );
  const submit = () => {
    if (role === undefined) return;
    const preset = presets.find(({ name }) => name === role.id);
    if (preset === undefined) return assign(role);
    createRole(preset, {
      onFormErrors: showErrors,
      onDone: ({ roleDefinition: { id } }) => {
        setChosen(id);
        assign({ id, name: preset.name });
      },
    });
  };
  return (
    <Form
      form={form}
      isFilled={isFilled && role !== undefined}
      action={texts.add}
      isBusy={isCreating || isInviting}
      onCancel={onClose}
      onSubmit={submit}
    >
      <TextField
        {...fieldProps('email')}
        label={texts.email}
        help={texts.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Box mb="4">
        <RoleChoice
          roles={choices.toSorted((one, other) => rank(one) - rank(other))}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Box>
    </Form>
  );
}
