import { Button, Flex } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import type { ApiTokenCreateInput } from './__generated__/useCreateApiTokenMutation.graphql.ts';
import { apiTokenTexts as texts } from './apiTokenTexts.ts';
import { ExpirySelect } from './ExpirySelect.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';

const MAX_NAME = 60;
const USUAL_DAYS = 90;

interface NewTokenFormProps {
  /** Whether the person may download files with data of many people. */
  canExport: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onSubmit: (input: ApiTokenCreateInput, onRefused: (refusal: FormErrors) => void) => void;
}

/** The form for a token's name, scope and expiry; read-only and 90 days are the defaults. */
export function NewTokenForm({ canExport, isBusy, onCancel, onSubmit }: NewTokenFormProps) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ name: '' });
  const [scope, setScope] = useState<ApiTokenCreateInput['scope']>('READ');
  const [expiresInDays, setDays] = useState<number | null>(USUAL_DAYS);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isFilled) return showErrors(toFormErrors(texts.nameMissing, [{ path: 'name', message: texts.nameMissing }]));
    onSubmit({ name: values.name.trim(), scope, expiresInDays }, showErrors);
  };
  return (
    <Flex asChild direction="column" gap="3">
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          {...fieldProps('name')}
          label={texts.name}
          help={texts.nameHelp}
          maxLength={MAX_NAME}
          autoComplete="off"
          required
        />
        <ScopeChoice scope={scope} canExport={canExport} onChoose={setScope} />
        <ExpirySelect days={expiresInDays} onChoose={setDays} />
        <Flex gap="3" justify="flex-end">
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {texts.create}
          </Button>
        </Flex>
      </form>
    </Flex>
  );
}
