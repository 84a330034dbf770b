import { useState, useRef } from 'react';
import { Box } from '@chakra-ui/react';
import { formatRoundOff, formatRupees } from '@kirana/shared/money.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import type { AskedOrder, AskedQuestion } from '../fulfillment/OrderQuestionContext.ts';
import { deliveryTexts as texts } from './texts.ts';
import { deliveryFailureReasonTexts } from '../../shop/orders/texts.ts';
import { ReasonForm } from '../../ui/forms/ReasonForm.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';

interface DeliveryQuestionDialogsProps {
  asked: AskedQuestion;
  /** Returns the element to focus once the control that asked is removed. */
  fallbackFocus: () => HTMLElement | null;
  isBusy: boolean;
  onCollected: (order: AskedOrder) => void;
  onFailed: (order: AskedOrder, failure: DeliveryFailure) => void;
}

/** The dialogs that ask at the end of a delivery whether the cash was collected, or why the order was not delivered. */
export function DeliveryQuestionDialogs(props: DeliveryQuestionDialogsProps) {
  const { asked, fallbackFocus, isBusy, onCollected, onFailed } = props;
  const { order, dialog, shownFor } = asked;
  if (order === null) return null;
  const { number, cashToCollect, roundOff = 0 } = order;
  return (
    <>
      <FormDialog title={texts.failTitle(number)} {...shownFor(['failure'], fallbackFocus)}>
        <FailDeliveryForm
          refusal={dialog.refusal}
          isBusy={isBusy}
          onKeep={dialog.close}
          onSubmit={(failure) => onFailed(order, failure)}
        />
      </FormDialog>
      <ConfirmDialog
        title={texts.cashTitle(formatRupees(cashToCollect))}
        text={[...(roundOff === 0 ? [] : [texts.roundOff(formatRoundOff(roundOff))]), texts.cashText(number)].join(' ')}
        action={texts.cashConfirm}
        cancelLabel={texts.cashNotYet}
        errorMessage={dialog.refusal}
        isBusy={isBusy}
        onConfirm={() => onCollected(order)}
        {...shownFor(['cash'], fallbackFocus)}
      />
    </>
  );
}

const reasons = Object.entries(deliveryFailureReasonTexts) as Array<[FailureReason, string]>; // its own keys

type FailureReason = keyof typeof deliveryFailureReasonTexts;

/** Why a delivery failed. */
interface DeliveryFailure {
  reason: FailureReason;
  note: string | null;
}

interface FailDeliveryFormProps {
  /** Why the last attempt was refused; empty before the first one. */
  refusal: string;
  isBusy: boolean;
  onKeep: () => void;
  onSubmit: (failure: DeliveryFailure) => void;
}

/** Asks why an order was not delivered. */
function FailDeliveryForm({ refusal, isBusy, onKeep, onSubmit }: FailDeliveryFormProps) {
  const [reason, setReason] = useState<FailureReason | null>(null);
  const [error, setError] = useState('');
  const choice = useRef<HTMLDivElement>(null);

  const submit = (note: string) => {
    if (reason !== null) return onSubmit({ reason, note: note === '' ? null : note });
    setError('Choose a reason');
    choice.current?.querySelector('select')?.focus();
  };
  return (
    <ReasonForm
      label="Note (optional)"
      help="The shopper will see this. Up to 200 characters."
      refusal={refusal}
      keep="Still delivering"
      confirm="Not delivered"
      isBusy={isBusy}
      onKeep={onKeep}
      onSubmit={submit}
    >
      <Box ref={choice}>
        <SelectField
          label="Reason"
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
