import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import type { StaffPageQuery } from './__generated__/StaffPageQuery.graphql.ts';
import { Roles } from './roles/Roles.tsx';
import { useAssignableRoles } from './roles/useAssignableRoles.ts';
import { Staff } from './Staff.tsx';
import { StaffPageSkeleton } from './StaffPageSkeleton.tsx';

const staffPageQuery = graphql`
  query StaffPageQuery {
    ...Staff_query
    ...Roles_query
    ...useAssignableRoles_query
  }
`;

/** The staff members, and the roles with their permissions. */
export function StaffPage() {
  const queryRef = usePageQuery<StaffPageQuery>(staffPageQuery);
  return (
    <PageBoundary fallback={<StaffPageSkeleton />}>
      <StaffPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function StaffPageContent({ queryRef }: { queryRef: PreloadedQuery<StaffPageQuery> }) {
  const query = usePreloadedQuery<StaffPageQuery>(staffPageQuery, queryRef);
  const roles = useAssignableRoles(query);
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <>
      <Staff query={query} roles={roles} onChanged={reload} />
      <Roles query={query} roles={roles} onChanged={reload} />
    </>
  );
}
