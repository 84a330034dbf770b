import { Flex } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { FormActions } from '../ui/FormActions.tsx';
import { RoleChoice, type AssignableRole } from './roles/RoleChoice.tsx';
import { texts } from './texts.ts';
import { useAssignRole } from './useAssignRole.ts';

interface AddStaffFormProps {
  roles: readonly AssignableRole[];
  onClose: () => void;
  onChanged: () => void;
}

/** Asks for the email of an account and its new role; closes after the role was given. */
export function AddStaffDialog({ isOpen, ...form }: AddStaffFormProps & { isOpen: boolean }) {
  return (
    <FormDialog title={texts.addTitle} isOpen={isOpen} onClose={form.onClose}>
      <AddStaffForm {...form} />
    </FormDialog>
  );
}

function AddStaffForm({ roles, onClose, onChanged }: AddStaffFormProps) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ email: '' });
  const [chosen, setChosen] = useState(roles[0]?.id ?? null);
  const [assignRole, isAssigning] = useAssignRole();
  const role = roles.find(({ id }) => id === chosen);
  const isReady = isFilled && role !== undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || isAssigning) return;
    assignRole(
      { email: values.email.trim(), roleDefinitionId: role.id },
      {
        onFormErrors: showErrors,
        onDone: ({ staffMember: { name } }) => {
          showSuccess(texts.assigned(name, role.name));
          onClose();
          onChanged();
        },
      },
    );
  };
  return (
    <Flex asChild direction="column" gap="3">
      <form ref={form} onSubmit={submit} noValidate>
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
        <RoleChoice roles={roles} chosen={chosen} onChoose={setChosen} />
        <FormActions
          cancel={texts.cancel}
          onCancel={onClose}
          submit={texts.add}
          isDisabled={!isReady}
          isBusy={isAssigning}
        />
      </form>
    </Flex>
  );
}
