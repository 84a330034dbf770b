import type { RouteObject } from 'react-router-dom';
import { revalidateOnSessionChange } from '../relay/SessionRoute.tsx';
import { adminRoutes } from './adminRoutes.tsx';
import { ErrorPage } from '../shop/layout/ErrorPage.tsx';
import { deliveryRoutes, pickingRoutes } from './fulfilmentRoutes.tsx';
import { networkLoader } from '../relay/networkLoader.ts';

/** The routes of staff, in their own frame and behind the guard of their permissions. */
export const staffRoutes = (): RouteObject[] => [
  {
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: async () => networkLoader((await import('./layout/__generated__/StaffLayoutQuery.graphql.ts')).default),
      Component: async () => (await import('./layout/StaffLayout.tsx')).StaffLayout,
    },
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          {
            shouldRevalidate: revalidateOnSessionChange,
            lazy: {
              loader: async () =>
                networkLoader((await import('./permissions/__generated__/PermissionGuardQuery.graphql.ts')).default),
              Component: async () => (await import('./layout/StaffGuard.tsx')).StaffGuard,
            },
            children: [...adminRoutes(), ...pickingRoutes(), ...deliveryRoutes()],
          },
        ],
      },
    ],
  },
];
