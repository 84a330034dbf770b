import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import type { DeliveriesPageQuery } from './__generated__/DeliveriesPageQuery.graphql.ts';
import { Deliveries } from './Deliveries.tsx';
import { useFollowWork } from './useFollowWork.ts';
import { WorkListSkeleton } from './WorkListSkeleton.tsx';
import { WorkRefresh } from './WorkRefresh.ts';

const deliveriesPageQuery = graphql`
  query DeliveriesPageQuery {
    ...Deliveries_query
  }
`;

/** What is to be brought, for riders and admins; it follows the orders by itself. */
export function DeliveriesPage() {
  const queryRef = usePageQuery<DeliveriesPageQuery>(deliveriesPageQuery);
  const refresh = useFollowWork<DeliveriesPageQuery>(deliveriesPageQuery, queryRef.variables);
  return (
    <WorkRefresh value={refresh}>
      <PageBoundary fallback={<WorkListSkeleton />}>
        <DeliveriesPageContent queryRef={queryRef} />
      </PageBoundary>
    </WorkRefresh>
  );
}

function DeliveriesPageContent({ queryRef }: { queryRef: PreloadedQuery<DeliveriesPageQuery> }) {
  return <Deliveries query={usePreloadedQuery<DeliveriesPageQuery>(deliveriesPageQuery, queryRef)} />;
}
