import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import type { StaffPageQuery } from './__generated__/StaffPageQuery.graphql.ts';
import { Staff } from './Staff.tsx';
import { StaffPageSkeleton } from './StaffPageSkeleton.tsx';

const staffPageQuery = graphql`
  query StaffPageQuery {
    ...Staff_query
  }
`;

/** The staff members and their roles, for admins. */
export function StaffPage() {
  const queryRef = usePageQuery<StaffPageQuery>(staffPageQuery);
  return (
    <PageBoundary fallback={<StaffPageSkeleton />}>
      <StaffPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function StaffPageContent({ queryRef }: { queryRef: PreloadedQuery<StaffPageQuery> }) {
  return <Staff query={usePreloadedQuery<StaffPageQuery>(staffPageQuery, queryRef)} />;
}
