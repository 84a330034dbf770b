import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import type { DeliveriesPageQuery } from './__generated__/DeliveriesPageQuery.graphql.ts';
import { Deliveries } from './Deliveries.tsx';
import { useOrderQueueUpdates } from '../fulfilment/useOrderQueueUpdates.ts';
import { FulfilmentRefreshContext } from '../fulfilment/FulfilmentRefreshContext.ts';
import { DeliveriesSkeleton } from './DeliveriesSkeleton.tsx';

const deliveriesPageQuery = graphql`
  query DeliveriesPageQuery($count: Int = 50) {
    ...Deliveries_query @arguments(count: $count)
  }
`;

/** The orders to deliver, for riders and admins; it subscribes to their changes. */
export function DeliveriesPage() {
  const queryRef = usePageQuery<DeliveriesPageQuery>(deliveriesPageQuery);
  const refresh = useOrderQueueUpdates<DeliveriesPageQuery>(deliveriesPageQuery, 'Deliveries_deliveryOrders');
  return (
    <FulfilmentRefreshContext value={refresh}>
      <PageBoundary fallback={<DeliveriesSkeleton />}>
        <DeliveriesPageContent queryRef={queryRef} />
      </PageBoundary>
    </FulfilmentRefreshContext>
  );
}

function DeliveriesPageContent({ queryRef }: { queryRef: PreloadedQuery<DeliveriesPageQuery> }) {
  return <Deliveries query={usePreloadedQuery<DeliveriesPageQuery>(deliveriesPageQuery, queryRef)} />;
}
