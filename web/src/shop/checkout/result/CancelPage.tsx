import { graphql } from 'react-relay';
import { useLocation, Navigate } from 'react-router-dom';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { RedirectToLogin } from '../../identity/RedirectToLogin.tsx';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import type { CancelPageQuery, CancelPageQuery$data } from './__generated__/CancelPageQuery.graphql.ts';
import { orderIdFromSearch, successPath } from './resultPath.ts';
import { BackToCart, CheckoutResult, CheckoutResultSkeleton } from './CheckoutResult.tsx';
import { resultTexts } from '../texts.ts';
import { failureText, RetryPayment } from './RetryPayment.tsx';
import { useAbandonPayment } from './useAbandonPayment.ts';
import { useOnArrival } from './useOnArrival.ts';

const cancelPageQuery = graphql`
  query CancelPageQuery($id: ID!) {
    viewer {
      __typename
    }
    order(id: $id) {
      id
      status
      payment {
        paidAt
        failureReason
      }
      ...RetryPayment_order
    }
  }
`;

/** The page that the payment provider returns to when the shopper cancels; it abandons the order that the URL names. */
export function CancelPage() {
  const { search } = useLocation();
  if (orderIdFromSearch(search) === null) return <CancelledCheckout />;
  return (
    <PageQuery<CancelPageQuery> query={cancelPageQuery} fallback={<CheckoutResultSkeleton />}>
      {({ viewer, order }) => {
        if (viewer == null) return <RedirectToLogin />;
        return order == null ? <CancelledCheckout /> : <CancelledPayment order={order} />;
      }}
    </PageQuery>
  );
}

function CancelledCheckout() {
  return (
    <CheckoutResult kind="cancelled" title={resultTexts.cancelled} text={resultTexts.cancelledText}>
      <BackToCart />
    </CheckoutResult>
  );
}

/** Abandons an unpaid order and says so; redirects to the success page if the order is paid after all. */
function CancelledPayment({ order }: { order: NonNullable<CancelPageQuery$data['order']> }) {
  const { id, status, payment } = order;
  const isWaiting = status === 'PENDING_PAYMENT';
  const [abandonPayment] = useAbandonPayment();
  const [error, setError] = useState<string | null>(null);
  const abandon = () => abandonPayment({ orderId: id }, { onRefused: setError });
  useOnArrival(id, isWaiting, abandon);
  const tryAgain = () => {
    setError(null);
    abandon();
  };

  if (isWaiting && error === null)
    return <CheckoutResult kind="waiting" title={resultTexts.cancelled} text="Cancelling your order…" />;
  if (isWaiting) {
    return (
      <CheckoutResult
        kind="cancelled"
        title={resultTexts.cancelled}
        text={`${error} We couldn’t cancel your order. If it isn’t paid, it’s cancelled within half an hour.`}
      >
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
  return <CancelledCheckout />;
}
