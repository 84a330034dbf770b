import { Flex } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import type { FormErrors } from '../../ui/forms/formErrors.ts';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { FormActions } from '../ui/FormActions.tsx';
import type { OrderStatus } from './__generated__/WebhookRow_endpoint.graphql.ts';
import { OrderStatusCheckboxes } from './OrderStatusCheckboxes.tsx';
import { texts } from './texts.ts';

/** The fields of the webhook form. */
interface WebhookValues {
  url: string;
  description: string;
  statuses: readonly OrderStatus[];
}

interface WebhookFormProps {
  initialValues: WebhookValues;
  /** The label of the submit button. */
  action: string;
  isBusy: boolean;
  onCancel: () => void;
  onSubmit: (values: WebhookValues, onRefused: (refusal: FormErrors) => void) => void;
}

/** The form for a webhook's URL, description and order states. */
export function WebhookForm({ initialValues, action, isBusy, onCancel, onSubmit }: WebhookFormProps) {
  const { form, values, errors, fieldProps, showErrors } = useFormValues({
    url: initialValues.url,
    description: initialValues.description,
  });
  const [statuses, setStatuses] = useState(initialValues.statuses);
  const isReady = values.url.trim() !== '' && statuses.length > 0;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) onSubmit({ url: values.url.trim(), description: values.description, statuses }, showErrors);
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
        <OrderStatusCheckboxes chosen={statuses} onChoose={setStatuses} error={errors['statuses']} />
        <FormActions cancel={texts.cancel} onCancel={onCancel} submit={action} isDisabled={!isReady} isBusy={isBusy} />
      </form>
    </Flex>
  );
}
