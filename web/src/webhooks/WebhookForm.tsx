import { Button, Flex } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import type { FormRefusal } from '../identity/formRefusal.ts';
import { useFormValues } from '../identity/useFormValues.ts';
import { TextField } from '../ui/TextField.tsx';
import type { OrderStatus } from './__generated__/WebhookRow_endpoint.graphql.ts';
import { StatusChoice } from './StatusChoice.tsx';
import { texts } from './texts.ts';

/** What an admin says of a webhook. */
export interface WebhookValues {
  url: string;
  description: string;
  statuses: readonly OrderStatus[];
}

interface WebhookFormProps {
  start: WebhookValues;
  /** What its button says. */
  action: string;
  isBusy: boolean;
  onCancel: () => void;
  onSubmit: (values: WebhookValues, onRefused: (refusal: FormRefusal) => void) => void;
}

/** Where a webhook is, what it is for, and what it is told of. */
export function WebhookForm({ start, action, isBusy, onCancel, onSubmit }: WebhookFormProps) {
  const { form, values, errors, fieldProps, refuse } = useFormValues({
    url: start.url,
    description: start.description,
  });
  const [statuses, setStatuses] = useState(start.statuses);
  const isReady = values.url.trim() !== '' && statuses.length > 0;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) onSubmit({ url: values.url.trim(), description: values.description, statuses }, refuse);
  };
  return (
    <Flex asChild direction="column" gap="3">
      <form ref={form} onSubmit={submit} noValidate>
        <TextField
          {...fieldProps('url')}
          label={texts.url}
          help={texts.urlHelp}
          type="url"
          inputMode="url"
          placeholder="https://example.com/orders"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          {...fieldProps('description')}
          label={texts.description}
          help={texts.descriptionHelp}
          autoComplete="off"
          maxLength={200}
        />
        <StatusChoice chosen={statuses} onChoose={setStatuses} error={errors['statuses']} />
        <Flex gap="3" justify="flex-end" mt="2">
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={!isReady} loading={isBusy}>
            {action}
          </Button>
        </Flex>
      </form>
    </Flex>
  );
}
