import { graphql } from 'react-relay';
import { RedirectToLogin } from '../identity/RedirectToLogin.tsx';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import type { OrderPageQuery, OrderPageQuery$data } from './__generated__/OrderPageQuery.graphql.ts';
import { OrderDetails, OrderSkeleton } from './OrderDetails.tsx';
import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';

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
  return (
    <PageQuery<OrderPageQuery> query={orderPageQuery} fallback={<OrderSkeleton />}>
      {(data) => <OrderPageContent {...data} />}
    </PageQuery>
  );
}

function OrderPageContent({ viewer, order, helpContact }: OrderPageQuery$data) {
  if (viewer == null) return <RedirectToLogin />;
  if (order != null) return <OrderDetails order={order} contact={helpContact} />;
  return (
    <NotFound
      title="We couldn’t find this order"
      text="It may belong to another account."
      picture={<BasketIllustration symbol="parcel" />}
      link={{ to: '/dashboard/myorders', label: 'View all orders' }}
    />
  );
}
