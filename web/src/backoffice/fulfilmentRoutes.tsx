import type { RouteObject } from 'react-router-dom';
import { preload } from '../relay/preload.ts';
import { networkLoader } from '../relay/networkLoader.ts';
import { openTo } from './permissions/openTo.ts';

/** The routes of pickers. */
export const pickingRoutes = (): RouteObject[] => [
  {
    path: 'dashboard/picking',
    handle: openTo('PICKING'),
    lazy: {
      loader: async () => networkLoader((await import('./picking/__generated__/PickingPageQuery.graphql.ts')).default),
      Component: async () => (await import('./picking/PickingPage.tsx')).PickingPage,
    },
  },
  {
    path: 'dashboard/picking/:orderId',
    handle: openTo('PICKING'),
    lazy: {
      loader: async () =>
        preload(
          (await import('./picking/__generated__/PickOrderPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['orderId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('./picking/PickOrderPage.tsx')).PickOrderPage,
    },
  },
  {
    path: 'dashboard/picking/:orderId/print/:document',
    handle: openTo('PICKING'),
    lazy: {
      loader: async () =>
        preload(
          (await import('./print/__generated__/PrintPickingPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['orderId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('./print/PrintPickingPage.tsx')).PrintPickingPage,
    },
  },
];

/** The routes of riders. */
export const deliveryRoutes = (): RouteObject[] => [
  {
    path: 'dashboard/deliveries',
    handle: openTo('DELIVERIES'),
    lazy: {
      loader: async () =>
        networkLoader((await import('./deliveries/__generated__/DeliveriesPageQuery.graphql.ts')).default),
      Component: async () => (await import('./deliveries/DeliveriesPage.tsx')).DeliveriesPage,
    },
  },
  {
    path: 'dashboard/deliveries/cash',
    handle: openTo('DELIVERIES'),
    lazy: {
      loader: async () => networkLoader((await import('./cash/__generated__/MyCashPageQuery.graphql.ts')).default),
      Component: async () => (await import('./cash/MyCashPage.tsx')).MyCashPage,
    },
  },
];
