import { Button, Flex } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { refusalOf, type FormRefusal } from '../formRefusal.ts';
import { useFormValues } from '../useFormValues.ts';
import type { ApiTokenAddInput } from './__generated__/useAddApiTokenMutation.graphql.ts';
import { apiTokenTexts as texts } from './apiTokenTexts.ts';
import { ExpirySelect } from './ExpirySelect.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';

const MAX_NAME = 60;
const USUAL_DAYS = 90;

interface NewTokenFormProps {
  isBusy: boolean;
  onCancel: () => void;
  onSubmit: (input: ApiTokenAddInput, onRefused: (refusal: FormRefusal) => void) => void;
}

/** What a token is for, what it may do and for how long; the careful choices are made already. */
export function NewTokenForm({ isBusy, onCancel, onSubmit }: NewTokenFormProps) {
  const { form, values, fieldProps, refuse, isFilled } = useFormValues({ name: '' });
  const [scope, setScope] = useState<ApiTokenAddInput['scope']>('READ');
  const [expiresInDays, setDays] = useState<number | null>(USUAL_DAYS);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isFilled) return refuse(refusalOf(texts.nameMissing, [{ path: 'name', message: texts.nameMissing }]));
    onSubmit({ name: values.name.trim(), scope, expiresInDays }, refuse);
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
        <ScopeChoice scope={scope} onChoose={setScope} />
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
