import { Flex } from '@chakra-ui/react';
import { FormActions } from '../../ui/FormActions.tsx';
import { useState, type SubmitEvent } from 'react';
import type { FormErrors } from '../../../ui/forms/formErrors.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import type { Permission } from '../../../shop/identity/permissions.ts';
import { PermissionCheckboxes } from './PermissionCheckboxes.tsx';
import { roleTexts as texts } from './roleTexts.ts';
import type { RoleValues } from './useSaveRole.ts';

/** The role that a form edits. */
export interface EditedRole {
  readonly name: string;
  readonly builtIn?: string | null | undefined;
  readonly permissions: readonly Permission[];
}

interface RoleFormProps {
  /** Null for a new role. */
  role: EditedRole | null;
  isBusy: boolean;
  onCancel: () => void;
  onSubmit: (values: RoleValues, onRefused: (refusal: FormErrors) => void) => void;
}

/** The form for the name and the permissions of a role; one that came with the shop keeps its name. */
export function RoleForm({ role, isBusy, onCancel, onSubmit }: RoleFormProps) {
  const { form, values, errors, fieldProps, showErrors, isFilled } = useFormValues({ name: role?.name ?? '' });
  const [permissions, setPermissions] = useState(role?.permissions ?? []);
  const isBuiltIn = role?.builtIn != null;
  const isReady = isFilled && permissions.length > 0;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) onSubmit({ name: values.name.trim(), permissions }, showErrors);
  };
  return (
    <Flex asChild direction="column" gap="3">
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          {...fieldProps('name')}
          label={texts.name}
          help={isBuiltIn ? texts.builtInHelp : texts.nameHelp}
          autoComplete="off"
          maxLength={40}
          readOnly={isBuiltIn}
          required
        />
        <PermissionCheckboxes chosen={permissions} onChoose={setPermissions} error={errors['permissions']} />
        <FormActions
          cancel={texts.cancel}
          onCancel={onCancel}
          submit={texts.save}
          isDisabled={!isReady}
          isBusy={isBusy}
        />
      </form>
    </Flex>
  );
}
