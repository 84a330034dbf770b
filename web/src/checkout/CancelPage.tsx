import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { SignInFirst } from '../identity/SignInFirst.tsx';
import { PageBoundary } from '../relay/PageBoundary.tsx';
import { usePageQuery } from '../relay/preload.ts';
import type { CancelPageQuery } from './__generated__/CancelPageQuery.graphql.ts';
import { BackToCart } from './BackToCart.tsx';
import { CancelledPayment } from './CancelledPayment.tsx';
import { endedOrderId } from './endedOrderId.ts';
import { EndPage } from './EndPage.tsx';
import { EndPageSkeleton } from './EndPageSkeleton.tsx';
import { endTexts } from './texts.ts';

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

/** Where a shopper lands who turned back at paying; the order that the address names is given up. */
export function CancelPage() {
  const { search } = useLocation();
  return endedOrderId(search) === null ? <PlainCancel /> : <OrderCancel />;
}

function OrderCancel() {
  const queryRef = usePageQuery<CancelPageQuery>(cancelPageQuery);
  return (
    <PageBoundary fallback={<EndPageSkeleton />}>
      <OrderCancelContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function OrderCancelContent({ queryRef }: { queryRef: PreloadedQuery<CancelPageQuery> }) {
  const { viewer, order } = usePreloadedQuery<CancelPageQuery>(cancelPageQuery, queryRef);
  if (viewer == null) return <SignInFirst />;
  return order == null ? <PlainCancel /> : <CancelledPayment order={order} />;
}

function PlainCancel() {
  return (
    <EndPage kind="cancelled" title={endTexts.cancelled} text={endTexts.cancelledText}>
      <BackToCart />
    </EndPage>
  );
}
