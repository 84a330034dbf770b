import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { RedirectToLogin } from '../../identity/RedirectToLogin.tsx';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import type { CancelPageQuery } from './__generated__/CancelPageQuery.graphql.ts';
import { CancelledPayment } from './CancelledPayment.tsx';
import { orderIdFromSearch } from './resultPath.ts';
import { BackToCart, CheckoutResult, CheckoutResultSkeleton } from './CheckoutResult.tsx';
import { resultTexts } from '../texts.ts';

const cancelPageQuery = graphql`
  query CancelPageQuery($id: ID!) {
    viewer {
      __typename
    }
    order(id: $id) {
      ...CancelledPayment_order
    }
  }
`;

/** The page that the payment provider returns to when the shopper cancels; it abandons the order that the URL names. */
export function CancelPage() {
  const { search } = useLocation();
  return orderIdFromSearch(search) === null ? <CancelledCheckout /> : <OrderCancel />;
}

function OrderCancel() {
  const queryRef = usePageQuery<CancelPageQuery>(cancelPageQuery);
  return (
    <PageBoundary fallback={<CheckoutResultSkeleton />}>
      <OrderCancelContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function OrderCancelContent({ queryRef }: { queryRef: PreloadedQuery<CancelPageQuery> }) {
  const { viewer, order } = usePreloadedQuery<CancelPageQuery>(cancelPageQuery, queryRef);
  if (viewer == null) return <RedirectToLogin />;
  return order == null ? <CancelledCheckout /> : <CancelledPayment order={order} />;
}

function CancelledCheckout() {
  return (
    <CheckoutResult kind="cancelled" title={resultTexts.cancelled} text={resultTexts.cancelledText}>
      <BackToCart />
    </CheckoutResult>
  );
}
