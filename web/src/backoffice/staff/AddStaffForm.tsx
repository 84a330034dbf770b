import { Button, Flex } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import type { FormErrors } from '../../ui/forms/formErrors.ts';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { RoleChoice, type AssignableRole } from './roles/RoleChoice.tsx';
import { texts } from './texts.ts';

interface AddStaffFormProps {
  roles: readonly AssignableRole[];
  isBusy: boolean;
  onCancel: () => void;
  onSubmit: (values: { email: string; role: AssignableRole }, onRefused: (refusal: FormErrors) => void) => void;
}

/** The form for the email of an account and its new role. */
export function AddStaffForm({ roles, isBusy, onCancel, onSubmit }: AddStaffFormProps) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ email: '' });
  const [chosen, setChosen] = useState(roles[0]?.id ?? null);
  const role = roles.find(({ id }) => id === chosen);
  const isReady = isFilled && role !== undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) onSubmit({ email: values.email.trim(), role }, showErrors);
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
        <Flex gap="3" justify="flex-end" mt="2">
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={!isReady} loading={isBusy}>
            {texts.add}
          </Button>
        </Flex>
      </form>
    </Flex>
  );
}
