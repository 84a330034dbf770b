import { Box } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { deliveryFailureReasonTexts } from '../../shop/orders/texts.ts';
import { ReasonForm } from '../../ui/forms/ReasonForm.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { deliveryTexts as texts } from './texts.ts';

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
  const [error, setError] = useState('');
  const choice = useRef<HTMLDivElement>(null);

  const submit = (note: string) => {
    if (reason !== null) return onSubmit({ reason, note: note === '' ? null : note });
    setError(texts.failReasonMissing);
    choice.current?.querySelector('select')?.focus();
  };
  return (
    <ReasonForm
      label={texts.failNote}
      help={texts.failNoteHelp}
      refusal={refusal}
      keep={texts.failKeep}
      confirm={texts.failConfirm}
      isBusy={isBusy}
      onKeep={onKeep}
      onSubmit={submit}
    >
      <Box ref={choice}>
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
      </Box>
    </ReasonForm>
  );
}
