import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { OrderCardGridSkeleton } from '../fulfilment/OrderCardGrid.tsx';
import { RefreshContext } from '../fulfilment/RefreshContext.ts';
import { useOrderQueueUpdates } from '../fulfilment/useFulfilmentUpdates.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import type { PickingPageQuery } from './__generated__/PickingPageQuery.graphql.ts';
import { PickingQueue } from './PickingQueue.tsx';
import { queueTexts as texts } from './texts.ts';

const pickingPageQuery = graphql`
  query PickingPageQuery($count: Int = 50) {
    ...PickingQueue_query @arguments(count: $count)
  }
`;

/** The orders to pick, for pickers and admins; it subscribes to their changes. */
export function PickingPage() {
  const refresh = useOrderQueueUpdates<PickingPageQuery>(pickingPageQuery, 'PickingQueue_pickingOrders');
  return (
    <RefreshContext value={refresh}>
      <AdminHeader title={texts.title} />
      <PageQuery<PickingPageQuery> query={pickingPageQuery} fallback={<OrderCardGridSkeleton />}>
        {(query) => <PickingQueue query={query} />}
      </PageQuery>
    </RefreshContext>
  );
}
