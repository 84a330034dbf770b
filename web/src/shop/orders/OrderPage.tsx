import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { RedirectToLogin } from '../identity/RedirectToLogin.tsx';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import type { OrderPageQuery } from './__generated__/OrderPageQuery.graphql.ts';
import { OrderDetails, OrderSkeleton } from './OrderDetails.tsx';
import { ParcelIllustration } from '../../ui/illustrations/ParcelIllustration.tsx';
import { texts } from './texts.ts';

const orderPageQuery = graphql`
  query OrderPageQuery($id: ID!) {
    viewer {
      __typename
    }
    order(id: $id) {
      ...OrderDetails_order
    }
    helpContact {
      ...OrderDetails_contact
    }
  }
`;

/** One of the viewer's orders; another person's order is shown as not found. */
export function OrderPage() {
  const queryRef = usePageQuery<OrderPageQuery>(orderPageQuery);
  return (
    <PageBoundary fallback={<OrderSkeleton />}>
      <OrderPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function OrderPageContent({ queryRef }: { queryRef: PreloadedQuery<OrderPageQuery> }) {
  const { viewer, order, helpContact } = usePreloadedQuery<OrderPageQuery>(orderPageQuery, queryRef);
  if (viewer == null) return <RedirectToLogin />;
  if (order != null) return <OrderDetails order={order} contact={helpContact} />;
  return (
    <NotFound
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      picture={<ParcelIllustration />}
      link={{ to: '/dashboard/myorders', label: texts.allOrders }}
    />
  );
}
