import { Skeleton } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../ui/AdminList.tsx';
import type { StaffPageQuery } from './__generated__/StaffPageQuery.graphql.ts';
import { Roles } from './roles/Roles.tsx';
import { useAssignableRoles } from './roles/useAssignableRoles.ts';
import { Staff, staffColumns } from './Staff.tsx';
import { texts } from './texts.ts';

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

function StaffPageSkeleton() {
  return (
    <>
      <AdminHeader title={texts.title} lead={texts.lead}>
        <Skeleton h="11" w="28" />
      </AdminHeader>
      <AdminListSkeleton columns={staffColumns} rows={4} lines={2} />
    </>
  );
}
