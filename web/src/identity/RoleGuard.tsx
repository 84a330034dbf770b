import { Skeleton } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Outlet } from 'react-router-dom';
import { PageBoundary } from '../relay/PageBoundary.tsx';
import { usePageQuery } from '../relay/preload.ts';
import type { RoleGuardQuery } from './__generated__/RoleGuardQuery.graphql.ts';
import { NoPermission } from './NoPermission.tsx';
import { SignInFirst } from './SignInFirst.tsx';

const roleGuardQuery = graphql`
  query RoleGuardQuery {
    viewer {
      role
    }
  }
`;

/**
 * The route around the admin's pages: shows them to an admin only, and leads a visitor to the login. It spares others a page of
 * failures; what keeps the data safe is the server.
 */
export function RoleGuard() {
  const queryRef = usePageQuery<RoleGuardQuery>(roleGuardQuery);
  return (
    <PageBoundary name="admin" fallback={<Skeleton h="64" />}>
      <RoleGuardContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function RoleGuardContent({ queryRef }: { queryRef: PreloadedQuery<RoleGuardQuery> }) {
  const { viewer } = usePreloadedQuery<RoleGuardQuery>(roleGuardQuery, queryRef);
  if (viewer == null) return <SignInFirst />;
  return viewer.role === 'ADMIN' ? <Outlet /> : <NoPermission />;
}
