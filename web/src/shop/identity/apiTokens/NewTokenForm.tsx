import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate } from '../../../ui/format/formatDateTime.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import type { FormErrors } from '../../../ui/forms/formErrors.ts';
import { RadioCard } from '../../../ui/forms/RadioCard.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import type { ApiTokenCreateInput } from './__generated__/NewTokenDialogMutation.graphql.ts';
import { expiryOptions, scopeTexts } from './scopeTexts.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

const MAX_NAME = 60;
const USUAL_DAYS = 90;

type Scope = ApiTokenCreateInput['scope'];

const SCOPES = ['READ', 'READ_WRITE'] as const satisfies readonly Scope[];

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
  const [scope, setScope] = useState<Scope>('READ');
  const [expiresInDays, setDays] = useState<number | null>(USUAL_DAYS);
  const [now] = useState(() => Date.now());
  const submit = () => {
    const message = 'Enter a name';
    if (!isFilled) return showErrors({ message, fields: { name: message } });
    onSubmit({ name: values.name.trim(), scope, expiresInDays }, showErrors);
  };
  return (
    <Form form={form} isFilled action="Create token" isBusy={isBusy} onCancel={onCancel} onSubmit={submit}>
      <TextField
        {...fieldProps('name')}
        label="Name"
        help="What it’s for, so you’ll recognise it"
        maxLength={MAX_NAME}
        autoComplete="off"
        required
      />
      <Box as="fieldset">
        <Text as="legend" mb="1" textStyle="sm" fontWeight="semibold">
          Permissions
        </Text>
        <Flex direction="column" gap="2" mb="2">
          {(canExport ? [...SCOPES, 'EXPORT' as const] : SCOPES).map((each) => (
            <RadioCard
              key={each}
              name="scope"
              isChosen={scope === each}
              describedBy={`scope-${each}`}
              onChoose={() => setScope(each)}
              padding="3"
              fontWeight="semibold"
              _hover={{ borderColor: 'primary.border' }}
            >
              <span>
                {scopeTexts[each].label}
                <Text id={`scope-${each}`} aria-hidden textStyle="sm" fontWeight="normal" color="fg.muted">
                  {scopeTexts[each].text}
                </Text>
              </span>
            </RadioCard>
          ))}
        </Flex>
      </Box>
      <SelectField
        label="Expiration"
        help={
          expiresInDays === null
            ? 'Works until you revoke it or change your password'
            : `Until ${formatDate(new Date(now + expiresInDays * DAY_MS))}`
        }
        value={expiresInDays ?? ''}
        onChange={({ target }) => setDays(target.value === '' ? null : Number(target.value))}
      >
        {expiryOptions.map((option) => (
          <option key={option.label} value={option.days ?? ''}>
            {option.label}
          </option>
        ))}
      </SelectField>
    </Form>
  );
}
