import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import type { FormErrors } from '../../ui/forms/formErrors.ts';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { roleTexts, texts } from './texts.ts';

const ROLES = ['PICKER', 'RIDER'] as const;
type AssignableRole = (typeof ROLES)[number];

interface AddStaffFormProps {
  isBusy: boolean;
  onCancel: () => void;
  onSubmit: (values: { email: string; role: AssignableRole }, onRefused: (refusal: FormErrors) => void) => void;
}

/** The form for the email of an account and its new role. */
export function AddStaffForm({ isBusy, onCancel, onSubmit }: AddStaffFormProps) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ email: '' });
  const [role, setRole] = useState<AssignableRole>('PICKER');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isFilled && !isBusy) onSubmit({ email: values.email.trim(), role }, showErrors);
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
        <Roles>
          <legend>{texts.role}</legend>
          {ROLES.map((each) => (
            <label key={each}>
              <input type="radio" name="role" checked={role === each} onChange={() => setRole(each)} />
              {roleTexts[each]}
            </label>
          ))}
        </Roles>
        <Flex gap="3" justify="flex-end" mt="2">
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={!isFilled} loading={isBusy}>
            {texts.add}
          </Button>
        </Flex>
      </form>
    </Flex>
  );
}

const Roles = chakra('fieldset', {
  base: {
    display: 'flex',
    gap: '6',
    '& legend': { mb: '1', textStyle: 'sm', fontWeight: 'semibold' },
    '& label': { display: 'flex', alignItems: 'center', gap: '2', minH: '11', cursor: 'button' },
    '& input': { accentColor: 'green.solid', boxSize: '5' },
  },
});
