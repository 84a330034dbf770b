import type { RouteObject } from 'react-router-dom';
import roleGuard from '../identity/__generated__/RoleGuardQuery.graphql.ts';
import { RoleGuard, type GuardedRole } from '../identity/RoleGuard.tsx';
import { whenSessionChanges } from '../relay/SessionRoute.tsx';
import { adminRoutes } from './adminRoutes.tsx';
import { anew } from './anew.ts';
import { deliveryRoutes, pickingRoutes } from './workRoutes.tsx';

/** Every page that is not for all, behind the guard of those whom it is for. */
export const guardedRoutes = (): RouteObject[] => [
  guarded([], [adminRoutes()]),
  guarded(['PICKER'], pickingRoutes()),
  guarded(['RIDER'], deliveryRoutes()),
];

/** Pages for admins and for the given roles. */
function guarded(roles: readonly GuardedRole[], children: RouteObject[]): RouteObject {
  return {
    loader: anew(roleGuard),
    shouldRevalidate: whenSessionChanges,
    element: <RoleGuard roles={['ADMIN', ...roles]} />,
    children,
  };
}
