import { Skeleton } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { OrderCardGridSkeleton } from '../fulfilment/OrderCardGrid.tsx';
import { RefreshContext } from '../fulfilment/RefreshContext.ts';
import { useOrderQueueUpdates } from '../fulfilment/useOrderUpdates.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import type { DeliveriesPageQuery } from './__generated__/DeliveriesPageQuery.graphql.ts';
import { Deliveries } from './Deliveries.tsx';
import { deliveryTexts as texts } from './texts.ts';

const deliveriesPageQuery = graphql`
  query DeliveriesPageQuery($count: Int = 50) {
    ...Deliveries_query @arguments(count: $count)
  }
`;

/** The orders to deliver, for riders and admins; it subscribes to their changes. */
export function DeliveriesPage() {
  const refresh = useOrderQueueUpdates<DeliveriesPageQuery>(deliveriesPageQuery, 'Deliveries_deliveryOrders');
  return (
    <RefreshContext value={refresh}>
      <PageQuery<DeliveriesPageQuery> query={deliveriesPageQuery} fallback={<DeliveriesSkeleton />}>
        {(query) => <Deliveries query={query} />}
      </PageQuery>
    </RefreshContext>
  );
}

function DeliveriesSkeleton() {
  return (
    <>
      <AdminHeader title={texts.title} />
      <Skeleton h="11" w="52" mb="5" />
      <OrderCardGridSkeleton cards={3} />
    </>
  );
}
