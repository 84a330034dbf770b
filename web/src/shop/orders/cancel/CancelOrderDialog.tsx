import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { CancelOrderDialog_order$key } from './__generated__/CancelOrderDialog_order.graphql.ts';
import { CancelOrderForm } from './CancelOrderForm.tsx';
import { cancelTexts } from './texts.ts';
import { useCancelOrder } from './useCancelOrder.ts';

interface CancelOrderDialogProps {
  order: CancelOrderDialog_order$key;
  isOpen: boolean;
  onClose: () => void;
  /** Returns the element to focus if the control that opened the dialog was removed. */
  finalFocus: (() => HTMLElement | null) | undefined;
}

/** Says what is refunded, asks for a reason and cancels the order; says so when it is too late to cancel. */
export function CancelOrderDialog({ order: orderKey, isOpen, onClose, finalFocus }: CancelOrderDialogProps) {
  const order = useFragment(
    graphql`
      fragment CancelOrderDialog_order on Order {
        id
        status
        canCancel
        ...CancelOrderForm_order
      }
    `,
    orderKey,
  );
  const { cancelOrder, isCancelling } = useCancelOrder();
  const [refusal, setRefusal] = useState('');
  const [reasonError, setReasonError] = useState('');
  // An order that this dialog has just cancelled cannot be cancelled either; the dialog is closing then.
  const isTooLate = !order.canCancel && order.status !== 'CANCELLED';

  const forgetErrors = () => {
    setRefusal('');
    setReasonError('');
  };
  const close = () => {
    forgetErrors();
    onClose();
  };
  const submit = (reason: string) => {
    forgetErrors();
    cancelOrder(order.id, reason, {
      onCancelled: () => {
        showSuccess(cancelTexts.done);
        close();
      },
      onRefused: setRefusal,
      onInvalidReason: setReasonError,
    });
  };

  return (
    <FormDialog title={cancelTexts.title} isOpen={isOpen} onClose={close} finalFocus={finalFocus}>
      <Text role="alert" color="fg.error" marginBottom={refusal === '' && !isTooLate ? '0' : '3'}>
        {refusal === '' && isTooLate ? cancelTexts.tooLate : refusal}
      </Text>
      {isTooLate ? (
        <Flex justifyContent="flex-end">
          <Button variant="outline" colorPalette="gray" onClick={close}>
            {cancelTexts.close}
          </Button>
        </Flex>
      ) : (
        <CancelOrderForm
          order={order}
          reasonError={reasonError}
          isBusy={isCancelling}
          onKeep={close}
          onSubmit={submit}
        />
      )}
    </FormDialog>
  );
}
