import { useState, useRef } from 'react';
import { graphql } from 'react-relay';
import { Box } from '@chakra-ui/react';
import { useAction } from '../../relay/useAction.ts';
import { useRefusal } from '../fulfillment/RefreshContext.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { FailDeliveryDialogMutation } from './__generated__/FailDeliveryDialogMutation.graphql.ts';
import { deliveryTexts as texts } from './texts.ts';
import { deliveryFailureReasonTexts } from '../../shop/orders/texts.ts';
import { ReasonForm } from '../../ui/forms/ReasonForm.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';

export interface FailDeliveryDialogProps {
  order: { id: string; number: number; status: string };
  isOpen: boolean;
  onClose: () => void;
  /** Returns the element to focus once the order's card has moved. */
  finalFocus: () => HTMLElement | null;
}

/** Asks the rider why an order was not delivered. It is rendered outside the card, which a confirmation moves. */
export function FailDeliveryDialog({ order, isOpen, onClose, finalFocus }: FailDeliveryDialogProps) {
  const { id, number, status } = order;
  const [refusal, setRefusal] = useState('');
  const close = () => {
    onClose();
    setRefusal('');
  };
  const [failDelivery, isFailing] = useAction<FailDeliveryDialogMutation>(
    graphql`
      mutation FailDeliveryDialogMutation($input: DeliveryFailInput!) {
        deliveryFail(input: $input) {
          ... on DeliveryFailPayload {
            order {
              ...DeliveryCard_order
            }
          }
          ... on InvalidInputError @alias(as: "InvalidInputError") {
            message
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onDone: () => {
        showSuccess(`Order #${number} marked as not delivered`);
        close();
      },
      errors: { InvalidInputError: ({ message }) => setRefusal(message) },
      onRefused: useRefusal(setRefusal),
      onFailed: setRefusal,
    },
  );
  return (
    <FormDialog
      title={texts.failTitle(number)}
      isOpen={isOpen}
      onClose={close}
      finalFocus={status === 'OUT_FOR_DELIVERY' ? undefined : finalFocus}
    >
      <FailDeliveryForm
        refusal={refusal}
        isBusy={isFailing}
        onKeep={close}
        onSubmit={(failure) => failDelivery({ orderId: id, ...failure })}
      />
    </FormDialog>
  );
}

const reasons = Object.entries(deliveryFailureReasonTexts) as Array<[FailureReason, string]>;

// its own keys

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
