import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import type { PickingPageQuery } from './__generated__/PickingPageQuery.graphql.ts';
import { PickingQueue } from './PickingQueue.tsx';
import { useFollowWork } from './useFollowWork.ts';
import { WorkListSkeleton } from './WorkListSkeleton.tsx';
import { WorkRefresh } from './WorkRefresh.ts';

const pickingPageQuery = graphql`
  query PickingPageQuery {
    ...PickingQueue_query
  }
`;

/** What is to be packed, for pickers and admins; it follows the orders by itself. */
export function PickingPage() {
  const queryRef = usePageQuery<PickingPageQuery>(pickingPageQuery);
  const refresh = useFollowWork<PickingPageQuery>(pickingPageQuery, queryRef.variables);
  return (
    <WorkRefresh value={refresh}>
      <PageBoundary fallback={<WorkListSkeleton />}>
        <PickingPageContent queryRef={queryRef} />
      </PageBoundary>
    </WorkRefresh>
  );
}

function PickingPageContent({ queryRef }: { queryRef: PreloadedQuery<PickingPageQuery> }) {
  return <PickingQueue query={usePreloadedQuery<PickingPageQuery>(pickingPageQuery, queryRef)} />;
}
