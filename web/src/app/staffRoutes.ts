import type { RouteObject } from 'react-router-dom';
import { revalidateOnSessionChange } from '../relay/SessionRoute.tsx';
import { adminRoutes } from './adminRoutes.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { deliveryRoutes, pickingRoutes } from './fulfilmentRoutes.tsx';
import { networkLoader } from './networkLoader.ts';

/** The routes of staff, in their own frame and behind the guard of their permissions. */
export const staffRoutes = (): RouteObject[] => [
  {
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: async () => networkLoader((await import('./staff/__generated__/StaffLayoutQuery.graphql.ts')).default),
      Component: async () => (await import('./staff/StaffLayout.tsx')).StaffLayout,
    },
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          {
            shouldRevalidate: revalidateOnSessionChange,
            lazy: {
              loader: async () =>
                networkLoader((await import('../identity/__generated__/PermissionGuardQuery.graphql.ts')).default),
              Component: async () => (await import('./staff/StaffGuard.tsx')).StaffGuard,
            },
            children: [...adminRoutes(), ...pickingRoutes(), ...deliveryRoutes()],
          },
        ],
      },
    ],
  },
];
