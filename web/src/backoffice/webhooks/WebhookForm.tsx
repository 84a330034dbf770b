import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import type { FormErrors } from '../../ui/forms/formErrors.ts';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Choices } from '../ui/Choices.tsx';
import type { OrderStatus } from './__generated__/WebhooksPage_webhookListWebhookRow.graphql.ts';
import { statusTexts } from '../../shop/orders/texts.ts';

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
  const { url, description } = initialValues;
  const { form, values, errors, fieldProps, showErrors } = useFormValues({ url, description });
  const [statuses, setStatuses] = useState(initialValues.statuses);
  return (
    <Form
      form={form}
      isFilled={values.url.trim() !== '' && statuses.length > 0}
      action={action}
      isBusy={isBusy}
      onCancel={onCancel}
      onSubmit={() => onSubmit({ url: values.url.trim(), description: values.description, statuses }, showErrors)}
    >
      <TextField
        {...fieldProps('url')}
        label="URL"
        help="An https address on the public internet"
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
        label="Description"
        help="What it’s for (optional)"
        autoComplete="off"
        maxLength={200}
      />
      <OrderStatusCheckboxes chosen={statuses} onChoose={setStatuses} error={errors['statuses']} />
    </Form>
  );
}

const STATUSES = Object.keys(statusTexts) as OrderStatus[]; // the keys are the schema's names

interface StatusChoiceProps {
  chosen: readonly OrderStatus[];
  onChoose: (chosen: OrderStatus[]) => void;
  error: string | undefined;
}

/** A checkbox for each state of an order, and one for all. */
function OrderStatusCheckboxes({ chosen, onChoose, error }: StatusChoiceProps) {
  const areAllSelected = STATUSES.every((status) => chosen.includes(status));
  const toggle = (status: OrderStatus) =>
    onChoose(STATUSES.filter((each) => (each === status) !== chosen.includes(each)));
  return (
    <Choices textStyle="sm" mb="4">
      <legend>Tell it when an order is</legend>
      <label>
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !areAllSelected;
          }}
          checked={areAllSelected}
          onChange={() => onChoose(areAllSelected ? [] : [...STATUSES])}
        />
        All
      </label>
      <Box display="grid" gridTemplateColumns="1fr 1fr" columnGap={{ base: '2', sm: '4' }}>
        {STATUSES.map((status) => (
          <label key={status}>
            <input type="checkbox" name="statuses" checked={chosen.includes(status)} onChange={() => toggle(status)} />
            {statusTexts[status]}
          </label>
        ))}
      </Box>
      <Box mt="1" minH="4" textStyle="xs" color={error === undefined ? 'fg.muted' : 'fg.error'}>
        {error ?? (chosen.length === 0 && 'Choose at least one state.')}
      </Box>
    </Choices>
  );
}
