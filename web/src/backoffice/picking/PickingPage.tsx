import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import type { PickingPageQuery } from './__generated__/PickingPageQuery.graphql.ts';
import { PickingQueue } from './PickingQueue.tsx';
import { useOrderQueueUpdates } from '../fulfilment/useOrderQueueUpdates.ts';
import { FulfilmentRefreshContext } from '../fulfilment/FulfilmentRefreshContext.ts';
import { PickingSkeleton } from './PickingSkeleton.tsx';

const pickingPageQuery = graphql`
  query PickingPageQuery($count: Int = 50) {
    ...PickingQueue_query @arguments(count: $count)
  }
`;

/** The orders to pick, for pickers and admins; it subscribes to their changes. */
export function PickingPage() {
  const queryRef = usePageQuery<PickingPageQuery>(pickingPageQuery);
  const refresh = useOrderQueueUpdates<PickingPageQuery>(pickingPageQuery, 'PickingQueue_pickingOrders');
  return (
    <FulfilmentRefreshContext value={refresh}>
      <PageBoundary fallback={<PickingSkeleton />}>
        <PickingPageContent queryRef={queryRef} />
      </PageBoundary>
    </FulfilmentRefreshContext>
  );
}

function PickingPageContent({ queryRef }: { queryRef: PreloadedQuery<PickingPageQuery> }) {
  return <PickingQueue query={usePreloadedQuery<PickingPageQuery>(pickingPageQuery, queryRef)} />;
}
