import { useState } from 'react';
import { useAction } from '../../../relay/useAction.ts';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { FailDeliveryForm } from '../../deliveries/FailDeliveryForm.tsx';
import { deliveryTexts } from '../../deliveries/texts.ts';
import type { OrderQuestionDialogsAssignMutation } from './__generated__/OrderQuestionDialogsAssignMutation.graphql.ts';
import type { OrderQuestionDialogs_query$key } from './__generated__/OrderQuestionDialogs_query.graphql.ts';
import type { OrderUpdateStateInput } from './__generated__/useUpdateOrderStateMutation.graphql.ts';
import { useRefusal } from '../../fulfilment/RefreshContext.ts';
import type { OrderQuestion } from './OrderQuestionContext.ts';
import { RiderForm } from './RiderForm.tsx';
import { columnTexts, riderTexts as texts } from './texts.ts';
import type { AskedQuestion } from './useOrderQuestions.ts';
import { useUpdateOrderState } from './useUpdateOrderState.ts';

interface OrderQuestionDialogsProps {
  query: OrderQuestionDialogs_query$key;
  asked: AskedQuestion;
  /** Returns the element to focus once the control that asked is removed. */
  fallbackFocus: () => HTMLElement | null;
}

/** The dialogs that ask for the rider, the cash, or why an order was not delivered, before its state changes. */
export function OrderQuestionDialogs({ query, asked, fallbackFocus }: OrderQuestionDialogsProps) {
  const { riders } = useFragment(
    graphql`
      fragment OrderQuestionDialogs_query on Query {
        riders {
          ...RiderForm_riders
        }
      }
    `,
    query,
  );
  const [refusal, setRefusal] = useState('');
  const [updateOrderState, isUpdating] = useUpdateOrderState();
  const [assignRider, isAssigning] = useAction<OrderQuestionDialogsAssignMutation>(graphql`
    mutation OrderQuestionDialogsAssignMutation($input: OrderAssignRiderInput!) {
      orderAssignRider(input: $input) {
        ... on OrderAssignRiderPayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ... on OrderTransitionError {
          currentOrder {
            ...boardOrderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const onRefused = useRefusal(setRefusal);
  const { order, question } = asked;
  if (order === null) return null;

  const close = () => {
    asked.close();
    setRefusal('');
  };
  const endWith = (message: string) => () => {
    showSuccess(message);
    close();
  };
  const move = (input: Omit<OrderUpdateStateInput, 'orderId'>) =>
    updateOrderState(
      { orderId: order.id, ...input },
      { onDone: endWith(texts.moved(order.number, columnTexts[input.to] ?? deliveryTexts.delivered)), onRefused },
    );
  const dialog = (shown: OrderQuestion) => ({
    isOpen: question === shown,
    isOnTop: true,
    onClose: close,
    finalFocus: () => asked.trigger() ?? fallbackFocus(),
  });
  const riderForm = (isHandOver: boolean) => (
    <RiderForm
      riders={riders ?? []}
      order={order}
      refusal={refusal}
      isBusy={isUpdating || isAssigning}
      onClose={close}
      onHandOver={isHandOver ? (riderId) => move({ to: 'OUT_FOR_DELIVERY', riderId }) : null}
      onAssign={(riderId) =>
        assignRider({ orderId: order.id, riderId }, { onDone: endWith(texts.assigned(order.number)), onRefused })
      }
    />
  );
  return (
    <>
      <FormDialog title={texts.handOverTitle(order.number)} {...dialog('handOver')}>
        {riderForm(true)}
      </FormDialog>
      <FormDialog title={texts.assignTitle(order.number)} {...dialog('assign')}>
        {riderForm(false)}
      </FormDialog>
      <FormDialog title={deliveryTexts.failTitle(order.number)} {...dialog('failure')}>
        <FailDeliveryForm
          refusal={refusal}
          isBusy={isUpdating}
          onKeep={close}
          onSubmit={({ reason, note }) => move({ to: 'DELIVERY_FAILED', deliveryFailureReason: reason, note })}
        />
      </FormDialog>
      <ConfirmDialog
        title={deliveryTexts.cashTitle(formatRupees(order.cashToCollect))}
        text={deliveryTexts.cashText(order.number)}
        action={deliveryTexts.cashConfirm}
        cancelLabel={deliveryTexts.cashNotYet}
        errorMessage={refusal}
        isBusy={isUpdating}
        onConfirm={() => move({ to: 'DELIVERED', cashCollected: order.cashToCollect })}
        {...dialog('cash')}
      />
    </>
  );
}
