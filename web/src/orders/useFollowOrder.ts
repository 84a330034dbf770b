import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { useFollowOrder_order$key } from './__generated__/useFollowOrder_order.graphql.ts';
import type { useFollowOrderSubscription } from './__generated__/useFollowOrderSubscription.graphql.ts';
import { followLive } from '../relay/followLive.ts';
import { isClosed } from './orderStates.ts';
import { refreshShop } from './refreshShop.ts';

/** For so long after it was made, late money can still place an order whose payment has failed. */
const LATE_MONEY_MS = 2 * 60 * 60 * 1000;

/**
 * Keeps an order in the store up to date as long as something can happen to it: until it is closed, all money that goes back has
 * arrived, and money that comes late would not place it any more. An order whose payment is settled takes the cart, or frees it.
 */
export function useFollowOrder(orderKey: useFollowOrder_order$key): void {
  const environment = useRelayEnvironment();
  const { id, status, placedAt, payment } = useFragment(
    graphql`
      fragment useFollowOrder_order on Order {
        id
        status
        placedAt
        payment {
          refunds {
            status
          }
        }
      }
    `,
    orderKey,
  );
  const [openedAt] = useState(() => Date.now());
  const mayBePaidLate = status === 'PAYMENT_FAILED' && openedAt - Date.parse(placedAt) < LATE_MONEY_MS;
  const isMoneyUnderWay = payment.refunds.some((refund) => refund.status === 'PENDING');
  const isFollowed = !isClosed(status) || isMoneyUnderWay || mayBePaidLate;
  const hear = useEffectEvent((next: typeof status) => {
    const isUnpaid = status === 'PENDING_PAYMENT' || status === 'PAYMENT_FAILED';
    if (isUnpaid && next !== status) refreshShop(environment);
  });

  useEffect(() => {
    if (!isFollowed) return;
    return followLive<useFollowOrderSubscription>(environment, {
      subscription: graphql`
        subscription useFollowOrderSubscription($id: ID!) {
          orderUpdated(id: $id) {
            status
            ...liveOrder_order
          }
        }
      `,
      variables: { id },
      onNext: (event) => {
        if (event?.orderUpdated != null) hear(event.orderUpdated.status);
      },
      isLast: (event) => event?.orderUpdated == null, // the server has said that there is no such order
    });
  }, [environment, id, isFollowed]);
}
