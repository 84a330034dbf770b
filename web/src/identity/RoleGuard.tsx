import { Skeleton } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Outlet } from 'react-router-dom';
import { PageBoundary } from '../relay/PageBoundary.tsx';
import { usePageQuery } from '../relay/preload.ts';
import type { RoleGuardQuery } from './__generated__/RoleGuardQuery.graphql.ts';
import { NoPermission } from './NoPermission.tsx';
import { TwoFactorDue } from './twoFactor/TwoFactorDue.tsx';
import { RedirectToLogin } from './RedirectToLogin.tsx';

const roleGuardQuery = graphql`
  query RoleGuardQuery {
    viewer {
      role
      twoFactor {
        isRequired
        enabledAt
      }
    }
  }
`;

/** A user's role, by its name in the schema. */
export type GuardedRole = NonNullable<RoleGuardQuery['response']['viewer']>['role'];

/**
 * The route around pages for some roles: renders them for the given roles only, and redirects a visitor to the login. It spares
 * others a page of errors; the server protects the data.
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
  if (viewer == null) return <RedirectToLogin />;
  if (!roles.includes(viewer.role)) return <NoPermission />;
  const { isRequired, enabledAt } = viewer.twoFactor;
  return isRequired && enabledAt == null ? <TwoFactorDue /> : <Outlet />;
}
