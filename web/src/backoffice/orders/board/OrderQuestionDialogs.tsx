import { useState, useRef, type SyntheticEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useAction } from '../../../relay/useAction.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FailDeliveryForm } from '../../deliveries/FailDeliveryDialog.tsx';
import { deliveryTexts } from '../../deliveries/texts.ts';
import type { OrderQuestionDialogsAssignMutation } from './__generated__/OrderQuestionDialogsAssignMutation.graphql.ts';
import type { OrderQuestionDialogs_query$key } from './__generated__/OrderQuestionDialogs_query.graphql.ts';
import type { OrderUpdateStatusInput } from './__generated__/useUpdateOrderStatusMutation.graphql.ts';
import type { AskedOrder, AskedQuestion } from './OrderQuestionContext.ts';
import { columnTexts, riderTexts as texts } from './texts.ts';
import { useUpdateOrderStatus } from './useUpdateOrderStatus.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';

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
          userId
          name
        }
      }
    `,
    query,
  );
  const [updateOrderStatus, isUpdating] = useUpdateOrderStatus();
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
  const { order, question, dialog } = asked;
  if (order === null) return null;

  const move = (input: Omit<OrderUpdateStatusInput, 'orderId'>) =>
    updateOrderStatus(
      { orderId: order.id, ...input },
      dialog.outcome(`Order #${order.number}: ${columnTexts[input.to] ?? deliveryTexts.delivered}`),
    );
  const isHandOver = question === 'handOver';
  const dialogOf = (isAsked: boolean) => ({
    isOpen: dialog.shown.isOpen && isAsked,
    isOnTop: true,
    onClose: dialog.close,
    finalFocus: () => asked.trigger() ?? fallbackFocus(),
  });
  return (
    <>
      <FormDialog
        title={isHandOver ? `Who delivers order #${order.number}?` : `Rider of order #${order.number}`}
        {...dialogOf(isHandOver || question === 'assign')}
      >
        <RiderForm
          riders={riders ?? []}
          order={order}
          refusal={dialog.refusal}
          isBusy={isUpdating || isAssigning}
          onClose={dialog.close}
          onHandOver={isHandOver ? (riderId) => move({ to: 'OUT_FOR_DELIVERY', riderId }) : null}
          onAssign={(riderId) =>
            assignRider(
              { orderId: order.id, riderId },
              dialog.outcome(`The rider of order #${order.number} is changed`),
            )
          }
        />
      </FormDialog>
      <FormDialog title={deliveryTexts.failTitle(order.number)} {...dialogOf(question === 'failure')}>
        <FailDeliveryForm
          refusal={dialog.refusal}
          isBusy={isUpdating}
          onKeep={dialog.close}
          onSubmit={({ reason, note }) => move({ to: 'DELIVERY_FAILED', deliveryFailureReason: reason, note })}
        />
      </FormDialog>
      <ConfirmDialog
        title={deliveryTexts.cashTitle(formatRupees(order.cashToCollect))}
        text={deliveryTexts.cashText(order.number)}
        action={deliveryTexts.cashConfirm}
        cancelLabel={deliveryTexts.cashNotYet}
        errorMessage={dialog.refusal}
        isBusy={isUpdating}
        onConfirm={() => move({ to: 'DELIVERED', cashCollected: order.cashToCollect })}
        {...dialogOf(question === 'cash')}
      />
    </>
  );
}

interface RiderFormProps {
  riders: ReadonlyArray<{ readonly userId: string; readonly name: string }>;
  order: AskedOrder;
  /** Why the last attempt failed; empty before the first one. */
  refusal: string;
  isBusy: boolean;
  onClose: () => void;
  /** Sends the order out with the rider; null where it is only assigned. */
  onHandOver: ((riderId: string) => void) | null;
  /** Assigns the rider; null lets anyone take the order. */
  onAssign: (riderId: string | null) => void;
}

/** Asks which rider an order is for. */
function RiderForm(props: RiderFormProps) {
  const { riders, order, refusal, isBusy, onClose, onHandOver, onAssign } = props;
  const onlyRider = riders.length === 1 && onHandOver !== null ? riders[0] : undefined;
  const [riderId, setRiderId] = useState(order.riderId ?? onlyRider?.userId ?? '');
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const needsRider = onHandOver !== null || order.status === 'OUT_FOR_DELIVERY';

  const withRider = (run: (id: string) => void) => {
    if (riderId !== '') return run(riderId);
    setError('Choose a rider');
    form.current?.querySelector('select')?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (onHandOver !== null) withRider(onHandOver);
    else if (needsRider) withRider(onAssign);
    else onAssign(riderId === '' ? null : riderId);
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <SelectField
        label={texts.rider}
        error={error}
        value={riderId}
        onChange={({ target }) => {
          setRiderId(target.value);
          setError('');
        }}
      >
        <option value="" disabled={needsRider}>
          {needsRider ? 'Choose a rider' : 'Anyone'}
        </option>
        {riders.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </SelectField>
      <Text role="alert" color="fg.error">
        {refusal}
      </Text>
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="4">
        {onHandOver === null ? (
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cancel
          </Button>
        ) : (
          <Button variant="outline" disabled={isBusy} onClick={() => withRider(onAssign)}>
            Only assign
          </Button>
        )}
        <Button type="submit" loading={isBusy}>
          {onHandOver === null ? texts.assign : 'Hand over'}
        </Button>
      </Flex>
    </form>
  );
}
