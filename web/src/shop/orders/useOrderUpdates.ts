import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { useOrderUpdates_order$key } from './__generated__/useOrderUpdates_order.graphql.ts';
import type { useOrderUpdatesSubscription } from './__generated__/useOrderUpdatesSubscription.graphql.ts';
import { subscribeWithRetry } from '../../relay/subscribeWithRetry.ts';
import { isClosed } from './orderStates.ts';
import { refreshAfterOrder } from './refreshAfterOrder.ts';

/** How long after its creation a late payment can still place an order whose payment has failed. */
const LATE_PAYMENT_MS = 2 * 60 * 60 * 1000;

/**
 * Subscribes to an order while it can still change: until it is closed, its refunds are settled, reported problems are decided, and a
 * late payment would no longer place it. When the payment is settled, the cart is reloaded, because the server has emptied or released it.
 */
export function useOrderUpdates(orderKey: useOrderUpdates_order$key): void {
  const environment = useRelayEnvironment();
  const { id, status, placedAt, payment, refundRequests } = useFragment(
    graphql`
      fragment useOrderUpdates_order on Order {
        id
        status
        placedAt
        payment {
          refunds {
            status
          }
        }
        refundRequests {
          status
        }
      }
    `,
    orderKey,
  );
  const [openedAt] = useState(() => Date.now());
  const isLatePaymentPossible = status === 'PAYMENT_FAILED' && openedAt - Date.parse(placedAt) < LATE_PAYMENT_MS;
  // A response that was read while a refund was settled can have the refund without the status that it leads to.
  const hasPendingRefund = payment.refunds.some(
    (refund) => refund.status === 'PENDING' || (refund.status === 'SUCCEEDED' && status === 'CANCELLED'),
  );
  const hasOpenRequest = refundRequests.some((request) => request.status === 'OPEN');
  const isFollowed = !isClosed(status) || hasPendingRefund || hasOpenRequest || isLatePaymentPossible;
  const onUpdate = useEffectEvent((next: typeof status) => {
    const isUnpaid = status === 'PENDING_PAYMENT' || status === 'PAYMENT_FAILED';
    if (isUnpaid && next !== status) refreshAfterOrder(environment);
  });

  useEffect(() => {
    if (!isFollowed) return;
    return subscribeWithRetry<useOrderUpdatesSubscription>(environment, {
      subscription: graphql`
        subscription useOrderUpdatesSubscription($id: ID!) {
          orderUpdated(id: $id) {
            status
            ...orderChanges_order
          }
        }
      `,
      variables: { id },
      isPausedWhileHidden: true,
      onNext: (event) => {
        if (event?.orderUpdated != null) onUpdate(event.orderUpdated.status);
      },
      isLast: (event) => event?.orderUpdated == null, // the server answered that the order does not exist
    });
  }, [environment, id, isFollowed]);
}
