import { Button } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Navigate } from 'react-router-dom';
import type { CancelledPayment_order$key } from './__generated__/CancelledPayment_order.graphql.ts';
import { BackToCart } from './BackToCart.tsx';
import { EndPage } from './EndPage.tsx';
import { successPath } from './successPath.ts';
import { endTexts } from './texts.ts';
import { useAbandonOnArrival } from './useAbandonOnArrival.ts';

/** Gives up an order that was not paid and says what that means; one that was paid after all is led to where that is said. */
export function CancelledPayment({ order: orderKey }: { order: CancelledPayment_order$key }) {
  const { id, status, payment } = useFragment(
    graphql`
      fragment CancelledPayment_order on Order {
        id
        status
        payment {
          paidAt
        }
      }
    `,
    orderKey,
  );
  const isWaiting = status === 'PENDING_PAYMENT';
  const { trouble, tryAgain } = useAbandonOnArrival(id, isWaiting);

  if (isWaiting && trouble === null) {
    return <EndPage kind="waiting" title={endTexts.cancelled} text={endTexts.cancelling} />;
  }
  if (isWaiting) {
    return (
      <EndPage kind="cancelled" title={endTexts.cancelled} text={`${trouble} ${endTexts.notCancelled}`}>
        <Button onClick={tryAgain}>{endTexts.tryAgain}</Button>
      </EndPage>
    );
  }
  const isGivenUp = (status === 'CANCELLED' || status === 'PAYMENT_FAILED') && payment.paidAt == null;
  if (!isGivenUp) return <Navigate to={successPath(id)} replace />;
  return (
    <EndPage kind="cancelled" title={endTexts.cancelled} text={endTexts.cancelledText}>
      <BackToCart />
    </EndPage>
  );
}
