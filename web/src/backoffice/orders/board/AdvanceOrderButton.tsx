import { PendingButton } from '../../ui/PendingButton.tsx';
import { graphql, useFragment } from 'react-relay';
import type { AdvanceOrderButton_order$key } from './__generated__/AdvanceOrderButton_order.graphql.ts';
import { useAdvanceOrder } from './useUpdateOrderStatus.ts';

/** The labels of the button that advances an order, by its present state. */
const advanceTexts: Readonly<Record<string, string>> = {
  PLACED: 'Confirm',
  CONFIRMED: 'Start picking',
  PICKING: 'Mark packed',
  PACKED: 'Hand to rider',
  OUT_FOR_DELIVERY: 'Delivered',
  DELIVERY_FAILED: 'Try again',
};

/** The button that advances an order to its next state; renders nothing if there is none, and while the order is on hold. */
export function AdvanceOrderButton({ order: orderKey }: { order: AdvanceOrderButton_order$key }) {
  const { id, number, status, isOnHold, cashToCollect, assignedRider } = useFragment(
    graphql`
      fragment AdvanceOrderButton_order on Order {
        id
        number
        status
        isOnHold
        cashToCollect
        assignedRider {
          userId
        }
      }
    `,
    orderKey,
  );
  const order = { id, number, status, cashToCollect, riderId: assignedRider?.userId ?? null };
  const { advanceOrder, isUpdating } = useAdvanceOrder();
  const action = advanceTexts[status];
  if (action === undefined || isOnHold) return null;
  return (
    <PendingButton
      width="full"
      size={{ base: 'md', lg: 'sm' }}
      aria-label={`${action} order #${number}`}
      isPending={isUpdating}
      onClick={() => advanceOrder(order)}
    >
      {action}
    </PendingButton>
  );
}
