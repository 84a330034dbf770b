import { useState } from 'react';
import { useAction } from '../../relay/useAction.ts';
import { useRefusal } from '../fulfilment/RefreshContext.ts';
import { graphql, useFragment } from 'react-relay';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { FailDeliveryDialogMutation } from './__generated__/FailDeliveryDialogMutation.graphql.ts';
import type { FailDeliveryDialog_order$key } from './__generated__/FailDeliveryDialog_order.graphql.ts';
import { FailDeliveryForm } from './FailDeliveryForm.tsx';
import { deliveryTexts as texts } from './texts.ts';

interface FailDeliveryDialogProps {
  order: FailDeliveryDialog_order$key;
  isOpen: boolean;
  onClose: () => void;
  /** Returns the element to focus once the order's card has moved. */
  finalFocus: () => HTMLElement | null;
}

/** Asks the rider why an order was not delivered. It is rendered outside the card, which a confirmation moves. */
export function FailDeliveryDialog({ order: orderKey, isOpen, onClose, finalFocus }: FailDeliveryDialogProps) {
  const { id, number, status } = useFragment(
    graphql`
      fragment FailDeliveryDialog_order on DeliveryOrder {
        id
        number
        status
      }
    `,
    orderKey,
  );
  const [refusal, setRefusal] = useState('');
  const close = () => {
    onClose();
    setRefusal('');
  };
  const [failDelivery, isFailing] = useAction<FailDeliveryDialogMutation>(
    graphql`
      mutation FailDeliveryDialogMutation($input: DeliveryFailInput!) {
        deliveryFail(input: $input) {
          __typename
          ... on DeliveryFailPayload {
            order {
              ...DeliveryCard_order
              ...FailDeliveryDialog_order
            }
          }
          ... on InvalidInputError {
            message
          }
          ... on AlreadyAssignedError {
            message
          }
          ... on OrderNotFoundError {
            message
          }
          ... on OrderTransitionError {
            message
          }
        }
      }
    `,
    {
      onDone: () => {
        showSuccess(texts.failedToast(number));
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
