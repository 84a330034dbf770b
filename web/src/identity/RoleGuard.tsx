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

/** Somebody's role, as the server names it. */
export type GuardedRole = NonNullable<RoleGuardQuery['response']['viewer']>['role'];

/**
 * The route around pages that are not for all: shows them to the given roles only, and leads a visitor to the login. It spares
 * others a page of failures; what keeps the data safe is the server.
 */
export function RoleGuard({ roles }: { roles: readonly GuardedRole[] }) {
  const queryRef = usePageQuery<RoleGuardQuery>(roleGuardQuery);
  return (
    <PageBoundary name="guarded" fallback={<Skeleton h="64" />}>
      <RoleGuardContent queryRef={queryRef} roles={roles} />
    </PageBoundary>
  );
}

interface RoleGuardContentProps {
  queryRef: PreloadedQuery<RoleGuardQuery>;
  roles: readonly GuardedRole[];
}

function RoleGuardContent({ queryRef, roles }: RoleGuardContentProps) {
  const { viewer } = usePreloadedQuery<RoleGuardQuery>(roleGuardQuery, queryRef);
  if (viewer == null) return <SignInFirst />;
  return roles.includes(viewer.role) ? <Outlet /> : <NoPermission />;
}
