import { Button, Flex, Text } from '@chakra-ui/react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { deliveryFailureReasonTexts } from '../../shop/orders/texts.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { deliveryTexts as texts } from './texts.ts';

const MAX_NOTE = 200;
const reasons = Object.entries(deliveryFailureReasonTexts) as Array<[FailureReason, string]>; // its own keys

/** Why a delivery failed. */
export type FailureReason = keyof typeof deliveryFailureReasonTexts;

interface FailDeliveryFormProps {
  /** Why the last attempt was refused; empty before the first one. */
  refusal: string;
  isBusy: boolean;
  onKeep: () => void;
  onSubmit: (failure: { reason: FailureReason; note: string | null }) => void;
}

/** Asks why an order was not delivered. */
export function FailDeliveryForm({ refusal, isBusy, onKeep, onSubmit }: FailDeliveryFormProps) {
  const [reason, setReason] = useState<FailureReason | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason !== null) return onSubmit({ reason, note: note.trim() === '' ? null : note.trim() });
    setError(texts.failReasonMissing);
    form.current?.querySelector('select')?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <SelectField
        label={texts.failReason}
        error={error}
        value={reason ?? ''}
        onChange={({ target }) => {
          setReason(reasons.find(([name]) => name === target.value)?.[0] ?? null);
          setError('');
        }}
      >
        <option value="" disabled />
        {reasons.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={texts.failNote}
        help={texts.failNoteHelp}
        value={note}
        maxLength={MAX_NOTE}
        rows={2}
        onChange={(event) => setNote(event.target.value)}
      />
      <Text role="alert" color="fg.error">
        {refusal}
      </Text>
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="4">
        <Button variant="outline" colorPalette="gray" onClick={onKeep}>
          {texts.failKeep}
        </Button>
        <Button type="submit" loading={isBusy}>
          {texts.failConfirm}
        </Button>
      </Flex>
    </form>
  );
}
