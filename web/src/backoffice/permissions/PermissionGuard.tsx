import { Skeleton } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { Navigate, Outlet, useMatches } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import type { PermissionGuardQuery } from './__generated__/PermissionGuardQuery.graphql.ts';
import { NoPermission, TwoFactorDue } from '../../shop/identity/NoPermission.tsx';
import { PermissionsContext, type Permission } from '../../shop/identity/permissions.ts';
import { RedirectToLogin } from '../../shop/identity/RedirectToLogin.tsx';

const permissionGuardQuery = graphql`
  query PermissionGuardQuery {
    viewer {
      permissions
      twoFactor {
        isRequired
        enabledAt
      }
    }
  }
`;

/** The handle of a staff route: any one of these permissions opens it. */
export interface GuardedHandle {
  permissions: readonly Permission[];
}

interface PermissionGuardProps {
  /** A page for staff who may not open the requested one; undefined if there is none. */
  findOtherPage: (path: string, permissions: readonly Permission[]) => string | undefined;
}

/**
 * The route around pages for staff: renders a page for who has one of the permissions that the page's handle names, and redirects
 * a visitor to the login. It spares others a page of errors; the server protects the data.
 */
export function PermissionGuard({ findOtherPage }: PermissionGuardProps) {
  const queryRef = usePageQuery<PermissionGuardQuery>(permissionGuardQuery);
  const matches = useMatches();
  const needed = matches.flatMap(({ handle }) => (isGuardedHandle(handle) ? handle.permissions : []));
  return (
    <PageBoundary name="guarded" fallback={<Skeleton h="64" />}>
      <PageQueryContent<PermissionGuardQuery> query={permissionGuardQuery} queryRef={queryRef}>
        {({ viewer }) => {
          if (viewer == null) return <RedirectToLogin />;
          const { permissions, twoFactor } = viewer;
          if (twoFactor.isRequired && twoFactor.enabledAt == null) return <TwoFactorDue />;
          if (needed.some((permission) => permissions.includes(permission))) {
            return (
              <PermissionsContext value={permissions}>
                <Outlet />
              </PermissionsContext>
            );
          }
          const other = findOtherPage(matches.at(-1)?.pathname ?? '', permissions);
          return other === undefined ? <NoPermission /> : <Navigate to={other} replace />;
        }}
      </PageQueryContent>
    </PageBoundary>
  );
}

function isGuardedHandle(handle: unknown): handle is GuardedHandle {
  return typeof handle === 'object' && handle !== null && 'permissions' in handle;
}
