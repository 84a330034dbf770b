import type { RouteObject } from 'react-router-dom';
import roleGuard from '../identity/__generated__/RoleGuardQuery.graphql.ts';
import { RoleGuard, type GuardedRole } from '../identity/RoleGuard.tsx';
import { revalidateOnSessionChange } from '../relay/SessionRoute.tsx';
import { adminRoutes } from './adminRoutes.tsx';
import { networkLoader } from './networkLoader.ts';
import { deliveryRoutes, pickingRoutes } from './fulfilmentRoutes.tsx';

/** The routes of admins and staff, behind the guards of their roles. */
export const guardedRoutes = (): RouteObject[] => [
  guarded([], [adminRoutes()]),
  guarded(['PICKER'], pickingRoutes()),
  guarded(['RIDER'], deliveryRoutes()),
];

/** Routes for admins and for the given roles. */
function guarded(roles: readonly GuardedRole[], children: RouteObject[]): RouteObject {
  return {
    loader: networkLoader(roleGuard),
    shouldRevalidate: revalidateOnSessionChange,
    element: <RoleGuard roles={['ADMIN', ...roles]} />,
    children,
  };
}
