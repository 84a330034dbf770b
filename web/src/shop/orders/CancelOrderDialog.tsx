import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import { useAction } from '../../relay/useAction.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { ReasonForm } from '../../ui/forms/ReasonForm.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type {
  CancelOrderDialog_order$data,
  CancelOrderDialog_order$key,
} from './__generated__/CancelOrderDialog_order.graphql.ts';
import type { CancelOrderDialogMutation } from './__generated__/CancelOrderDialogMutation.graphql.ts';
import { refreshAfterOrder } from './refreshAfterOrder.ts';

interface CancelOrderDialogProps {
  order: CancelOrderDialog_order$key;
  isOpen: boolean;
  onClose: () => void;
  /** Returns the element to focus if the control that opened the dialog was removed. */
  finalFocus: (() => HTMLElement | null) | undefined;
}

const NO_ERRORS = { reason: '', refusal: '' };

/** Says what is refunded, asks for a reason and cancels the order; says so when it is too late to cancel. */
export function CancelOrderDialog({ order: orderKey, isOpen, onClose, finalFocus }: CancelOrderDialogProps) {
  const order = useFragment(
    graphql`
      fragment CancelOrderDialog_order on Order {
        id
        status
        canCancel
        paymentMethod
        payment {
          amount
          storeCredit
          refunded
          paidAt
        }
      }
    `,
    orderKey,
  );
  const environment = useRelayEnvironment();
  const [cancelOrder, isCancelling] = useAction<CancelOrderDialogMutation>(graphql`
    mutation CancelOrderDialogMutation($input: OrderCancelInput!) {
      orderCancel(input: $input) {
        ... on OrderCancelPayload {
          order {
            ...orderChanges_order
          }
        }
        ... on OrderTransitionError {
          currentOrder {
            ...orderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [errors, setErrors] = useState(NO_ERRORS);
  // An order that this dialog has just cancelled cannot be cancelled either; the dialog is closing then.
  const isTooLate = !order.canCancel && order.status !== 'CANCELLED' && order.status !== 'REFUNDED';

  const close = () => {
    setErrors(NO_ERRORS);
    onClose();
  };
  const submit = (reason: string) => {
    setErrors(NO_ERRORS);
    cancelOrder(
      { orderId: order.id, reason: reason === '' ? null : reason },
      {
        onDone: () => {
          refreshAfterOrder(environment);
          showSuccess('Order cancelled');
          close();
        },
        onFormErrors: ({ fields, message }) => {
          const [ofReason] = Object.values(fields);
          setErrors({ reason: ofReason ?? '', refusal: ofReason === undefined ? message : '' });
        },
      },
    );
  };

  return (
    <FormDialog title="Cancel this order?" isOpen={isOpen} onClose={close} finalFocus={finalFocus}>
      <Text role="alert" color="fg.error" marginBottom={errors.refusal === '' && !isTooLate ? '0' : '3'}>
        {errors.refusal === '' && isTooLate ? 'This order can no longer be cancelled.' : errors.refusal}
      </Text>
      {isTooLate ? (
        <Flex justifyContent="flex-end">
          <Button variant="outline" colorPalette="gray" onClick={close}>
            Close
          </Button>
        </Flex>
      ) : (
        <ReasonForm
          label="Reason (optional)"
          help="It helps us improve. Up to 200 characters."
          rejection={errors.reason}
          keep="Keep order"
          confirm="Cancel order"
          isDestructive
          isBusy={isCancelling}
          onKeep={close}
          onSubmit={submit}
        >
          <Text color="fg.muted" mb="4">
            {refundText(order)}
          </Text>
        </ReasonForm>
      )}
    </FormDialog>
  );
}

function refundText({ paymentMethod, payment }: CancelOrderDialog_order$data): string {
  const { amount, storeCredit, refunded, paidAt } = payment;
  if (paymentMethod !== 'ONLINE') return `You won’t be charged.${creditText(storeCredit)}`;
  if (paidAt == null) return `You haven’t paid yet, so you won’t be charged.${creditText(storeCredit)}`;
  const left = amount + storeCredit - refunded;
  // What was paid online is refunded first, and store credit after it.
  const paid = formatRupees(Math.max(0, left - storeCredit));
  const rest = creditText(Math.min(left, storeCredit));
  return `We’ll refund ${paid} the way you paid. It can take your bank a few days to show it.${rest}`;
}

function creditText(amount: number): string {
  return amount > 0 ? ` ${formatRupees(amount)} of store credit is yours to use again.` : '';
}
