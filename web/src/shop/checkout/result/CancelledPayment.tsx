import { Button } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Navigate } from 'react-router-dom';
import type { CancelledPayment_order$key } from './__generated__/CancelledPayment_order.graphql.ts';
import { BackToCart, CheckoutResult } from './CheckoutResult.tsx';
import { failureText, RetryPayment } from './RetryPayment.tsx';
import { successPath } from './resultPath.ts';
import { resultTexts } from '../texts.ts';
import { useAbandonOnArrival } from './useAbandonOnArrival.ts';

/** Abandons an unpaid order and says so; redirects to the success page if the order is paid after all. */
export function CancelledPayment({ order: orderKey }: { order: CancelledPayment_order$key }) {
  const order = useFragment(
    graphql`
      fragment CancelledPayment_order on Order {
        id
        status
        payment {
          paidAt
          failureReason
        }
        ...RetryPayment_order
      }
    `,
    orderKey,
  );
  const { id, status, payment } = order;
  const isWaiting = status === 'PENDING_PAYMENT';
  const { error, tryAgain } = useAbandonOnArrival(id, isWaiting);

  if (isWaiting && error === null) {
    return <CheckoutResult kind="waiting" title={resultTexts.cancelled} text={resultTexts.cancelling} />;
  }
  if (isWaiting) {
    return (
      <CheckoutResult kind="cancelled" title={resultTexts.cancelled} text={`${error} ${resultTexts.notCancelled}`}>
        <Button onClick={tryAgain}>{resultTexts.tryAgain}</Button>
      </CheckoutResult>
    );
  }
  const isGivenUp = (status === 'CANCELLED' || status === 'PAYMENT_FAILED') && payment.paidAt == null;
  if (!isGivenUp) return <Navigate to={successPath(id)} replace />;
  if (status === 'PAYMENT_FAILED') {
    return (
      <CheckoutResult kind="cancelled" title={resultTexts.cancelled} text={failureText(payment.failureReason)}>
        <RetryPayment order={order} />
      </CheckoutResult>
    );
  }
  return (
    <CheckoutResult kind="cancelled" title={resultTexts.cancelled} text={resultTexts.cancelledText}>
      <BackToCart />
    </CheckoutResult>
  );
}
