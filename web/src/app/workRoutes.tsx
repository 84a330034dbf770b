import type { RouteObject } from 'react-router-dom';
import { preload } from '../relay/preload.ts';
import { anew } from './anew.ts';

/** Where orders are packed. */
export const pickingRoutes = (): RouteObject[] => [
  {
    path: 'dashboard/picking',
    lazy: {
      loader: async () => anew((await import('../orders/work/__generated__/PickingPageQuery.graphql.ts')).default),
      Component: async () => (await import('../orders/work/PickingPage.tsx')).PickingPage,
    },
  },
  {
    path: 'dashboard/picking/:orderId',
    lazy: {
      loader: async () =>
        preload(
          (await import('../orders/work/__generated__/PickOrderPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['orderId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('../orders/work/PickOrderPage.tsx')).PickOrderPage,
    },
  },
];

/** Where orders are brought from. */
export const deliveryRoutes = (): RouteObject[] => [
  {
    path: 'dashboard/deliveries',
    lazy: {
      loader: async () => anew((await import('../orders/work/__generated__/DeliveriesPageQuery.graphql.ts')).default),
      Component: async () => (await import('../orders/work/DeliveriesPage.tsx')).DeliveriesPage,
    },
  },
];
