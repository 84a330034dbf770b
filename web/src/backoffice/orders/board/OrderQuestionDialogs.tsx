import { useImperativeHandle } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Flex, Text } from '@chakra-ui/react';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { useAction } from '../../../relay/useAction.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DeliveryQuestionDialogs } from '../../deliveries/DeliveryQuestionDialogs.tsx';
import { deliveryTexts } from '../../deliveries/texts.ts';
import type { OrderQuestionDialogsAssignMutation } from './__generated__/OrderQuestionDialogsAssignMutation.graphql.ts';
import type {
  OrderQuestionDialogs_query$data,
  OrderQuestionDialogs_query$key,
} from './__generated__/OrderQuestionDialogs_query.graphql.ts';
import type { OrderUpdateStatusInput } from './__generated__/useUpdateOrderStatusMutation.graphql.ts';
import type { AskedQuestion } from '../../fulfillment/OrderQuestionContext.ts';
import { columnTexts } from './texts.ts';
import { useUpdateOrderStatus } from './useUpdateOrderStatus.ts';

interface OrderQuestionDialogsProps {
  query: OrderQuestionDialogs_query$key;
  asked: AskedQuestion;
  /** Returns the element to focus once the control that asked is removed. */
  fallbackFocus: () => HTMLElement | null;
}

/** The dialogs that ask for the rider, the cash, or why an order was not delivered, before its state changes. */
export function OrderQuestionDialogs({ query, asked, fallbackFocus }: OrderQuestionDialogsProps) {
  const { riders, viewer } = useFragment(
    graphql`
      fragment OrderQuestionDialogs_query on Query {
        riders {
          userId
          name
        }
        viewer {
          id
        }
      }
    `,
    query,
  );
  useImperativeHandle<string | null, string | null>(asked.onlyRider, () => findOnlyRider(riders ?? [], viewer?.id));
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
  return (
    <>
      <FormDialog
        title={isHandOver ? `Who delivers order #${order.number}?` : `Rider for order #${order.number}`}
        {...asked.shownFor(['handOver', 'assign'], fallbackFocus)}
      >
        <RiderButtons
          riders={riders ?? []}
          current={order.riderId}
          hasNone={!isHandOver && order.status !== 'OUT_FOR_DELIVERY'}
          refusal={dialog.refusal}
          isBusy={isUpdating || isAssigning}
          onRider={(riderId) =>
            isHandOver
              ? move({ to: 'OUT_FOR_DELIVERY', riderId })
              : assignRider({ orderId: order.id, riderId }, dialog.outcome(`Rider changed for order #${order.number}`))
          }
        />
      </FormDialog>
      <DeliveryQuestionDialogs
        asked={asked}
        fallbackFocus={fallbackFocus}
        isBusy={isUpdating}
        onFailed={(_order, { reason, note }) => move({ to: 'DELIVERY_FAILED', deliveryFailureReason: reason, note })}
        onCollected={({ cashToCollect }) => move({ to: 'DELIVERED', cashCollected: cashToCollect })}
      />
    </>
  );
}

type Riders = NonNullable<OrderQuestionDialogs_query$data['riders']>;

/** The only one who can deliver beside the viewer, who takes an own order on the page of deliveries; the viewer if there is no one else. */
function findOnlyRider(riders: Riders, viewerId: string | undefined): string | null {
  const others = riders.filter(({ userId }) => userId !== viewerId);
  const [only, second] = others.length === 0 ? riders : others;
  return second === undefined && only !== undefined ? only.userId : null;
}

interface RiderButtonsProps {
  riders: Riders;
  /** The user id of the rider whom the order has. */
  current: string | null;
  /** Whether the order may be left to anyone. */
  hasNone: boolean;
  /** Why the last attempt failed; empty before the first one. */
  refusal: string;
  isBusy: boolean;
  onRider: (riderId: string | null) => void;
}

/** A button for each rider: one press answers who delivers an order. */
function RiderButtons({ riders, current, hasNone, refusal, isBusy, onRider }: RiderButtonsProps) {
  const choices = [...riders, ...(hasNone ? [{ userId: null, name: 'Anyone' }] : [])];
  return (
    <Flex direction="column" gap="2">
      {choices.map(({ userId, name }) => (
        <PendingButton
          key={userId}
          size="lg"
          variant={userId === current ? 'subtle' : 'outline'}
          isPending={isBusy}
          onClick={() => onRider(userId)}
        >
          {name}
        </PendingButton>
      ))}
      {choices.length === 0 && <Text>Give someone the role Rider first.</Text>}
      <Text role="alert" color="fg.error">
        {refusal}
      </Text>
    </Flex>
  );
}
