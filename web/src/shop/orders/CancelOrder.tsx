import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { ReasonForm } from '../../ui/forms/ReasonForm.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { CancelOrder_dialog$data, CancelOrder_dialog$key } from './__generated__/CancelOrder_dialog.graphql.ts';
import type { CancelOrder_order$key } from './__generated__/CancelOrder_order.graphql.ts';
import type { CancelOrderMutation } from './__generated__/CancelOrderMutation.graphql.ts';
import { refreshAfterOrder } from './refreshAfterOrder.ts';
import { cancelTexts as texts } from './texts.ts';

interface CancelOrderProps {
  order: CancelOrder_order$key;
  /** It is beside more important actions. */
  isQuiet?: boolean;
  onPress: () => void;
}

/** The button that opens the dialog of the cancellation, while that is allowed. */
export function CancelOrder({ order: orderKey, isQuiet = false, onPress }: CancelOrderProps) {
  const { canCancel } = useFragment(
    graphql`
      fragment CancelOrder_order on Order {
        canCancel
      }
    `,
    orderKey,
  );
  if (!canCancel) return null;
  return (
    <Button variant={isQuiet ? 'ghost' : 'outline'} colorPalette={isQuiet ? 'gray' : 'red'} onClick={onPress}>
      {texts.open}
    </Button>
  );
}

interface CancelOrderDialogProps {
  order: CancelOrder_dialog$key;
  isOpen: boolean;
  onClose: () => void;
  /** Returns the element to focus if the control that opened the dialog was removed. */
  finalFocus: (() => HTMLElement | null) | undefined;
}

/** Says what is refunded, asks for a reason and cancels the order; says so when it is too late to cancel. */
export function CancelOrderDialog({ order: orderKey, isOpen, onClose, finalFocus }: CancelOrderDialogProps) {
  const order = useFragment(
    graphql`
      fragment CancelOrder_dialog on Order {
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
  const [cancelOrder, isCancelling] = useAction<CancelOrderMutation>(graphql`
    mutation CancelOrderMutation($input: OrderCancelInput!) {
      orderCancel(input: $input) {
        __typename
        ... on OrderCancelPayload {
          order {
            ...orderChanges_order
          }
        }
        ... on InvalidInputError {
          message
          issues {
            message
          }
        }
        ... on OrderNotFoundError {
          message
        }
        ... on OrderTransitionError {
          message
          currentOrder {
            ...orderChanges_order
          }
        }
      }
    }
  `);
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
    cancelOrder(
      { orderId: order.id, reason: reason === '' ? null : reason },
      {
        onDone: () => {
          refreshAfterOrder(environment);
          showSuccess(texts.done);
          close();
        },
        errors: { InvalidInputError: ({ message, issues }) => setReasonError(issues[0]?.message ?? message) },
        onRefused: setRefusal,
      },
    );
  };

  return (
    <FormDialog title={texts.title} isOpen={isOpen} onClose={close} finalFocus={finalFocus}>
      <Text role="alert" color="fg.error" marginBottom={refusal === '' && !isTooLate ? '0' : '3'}>
        {refusal === '' && isTooLate ? texts.tooLate : refusal}
      </Text>
      {isTooLate ? (
        <Flex justifyContent="flex-end">
          <Button variant="outline" colorPalette="gray" onClick={close}>
            {texts.close}
          </Button>
        </Flex>
      ) : (
        <ReasonForm
          label={texts.reason}
          help={texts.reasonHelp}
          rejection={reasonError}
          keep={texts.keep}
          confirm={texts.confirm}
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

function refundText({ paymentMethod, payment }: CancelOrder_dialog$data): string {
  const credit = payment.storeCredit > 0 ? ` ${texts.creditText(formatRupees(payment.storeCredit))}` : '';
  if (paymentMethod !== 'ONLINE') return `${texts.cashText}${credit}`;
  if (payment.paidAt == null) return `${texts.unpaidText}${credit}`;
  const left = payment.amount + payment.storeCredit - payment.refunded;
  // What was paid online is refunded first, and store credit after it.
  const paid = Math.max(0, left - payment.storeCredit);
  const rest = left > paid ? ` ${texts.creditText(formatRupees(left - paid))}` : '';
  return `${texts.paidText(formatRupees(paid))}${rest}`;
}
