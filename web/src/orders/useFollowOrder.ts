import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, requestSubscription, useFragment, useRelayEnvironment } from 'react-relay';
import type { useFollowOrder_order$key } from './__generated__/useFollowOrder_order.graphql.ts';
import type { useFollowOrderSubscription } from './__generated__/useFollowOrderSubscription.graphql.ts';
import { isClosed } from './orderStates.ts';
import { refreshShop } from './refreshShop.ts';

const AGAIN_AFTER_MS = 10_000;
/** For so long after it was made, late money can still place an order whose payment has failed. */
const LATE_MONEY_MS = 2 * 60 * 60 * 1000;

/**
 * Keeps an order in the store up to date as long as something can happen to it: until it is closed, all money that goes back has
 * arrived, and money that comes late would not place it any more. The network takes up a lost connection; where the server itself has ended or refused the stream, it is asked again
 * after a while, unless it has said that there is no such order. An order whose payment is settled takes the cart, or frees it.
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
  const [attempt, setAttempt] = useState(0);
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const tryAgain = () => {
      if (!isGone) timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_AFTER_MS);
    };
    const subscription = requestSubscription<useFollowOrderSubscription>(environment, {
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
        const order = event?.orderUpdated;
        isGone = order == null;
        if (order != null) hear(order.status);
      },
      onCompleted: tryAgain,
      onError: tryAgain,
    });
    return () => {
      subscription.dispose();
      clearTimeout(timer);
    };
  }, [environment, id, isFollowed, attempt]);
}
