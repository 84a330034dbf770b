import type { RouteObject } from 'react-router-dom';
import { preload } from '../relay/preload.ts';
import { networkLoader } from './networkLoader.ts';
import { openTo } from './openTo.ts';

/** The routes of pickers. */
export const pickingRoutes = (): RouteObject[] => [
  {
    path: 'dashboard/picking',
    handle: openTo('PICKING'),
    lazy: {
      loader: async () =>
        networkLoader((await import('../fulfilment/picking/__generated__/PickingPageQuery.graphql.ts')).default),
      Component: async () => (await import('../fulfilment/picking/PickingPage.tsx')).PickingPage,
    },
  },
  {
    path: 'dashboard/picking/:orderId',
    handle: openTo('PICKING'),
    lazy: {
      loader: async () =>
        preload(
          (await import('../fulfilment/picking/__generated__/PickOrderPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['orderId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('../fulfilment/picking/PickOrderPage.tsx')).PickOrderPage,
    },
  },
  {
    path: 'dashboard/picking/:orderId/print/:document',
    handle: openTo('PICKING'),
    lazy: {
      loader: async () =>
        preload(
          (await import('../fulfilment/print/__generated__/PrintPickingPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['orderId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('../fulfilment/print/PrintPickingPage.tsx')).PrintPickingPage,
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
        networkLoader((await import('../fulfilment/delivery/__generated__/DeliveriesPageQuery.graphql.ts')).default),
      Component: async () => (await import('../fulfilment/delivery/DeliveriesPage.tsx')).DeliveriesPage,
    },
  },
  {
    path: 'dashboard/deliveries/cash',
    handle: openTo('DELIVERIES'),
    lazy: {
      loader: async () =>
        networkLoader((await import('../fulfilment/cash/__generated__/MyCashPageQuery.graphql.ts')).default),
      Component: async () => (await import('../fulfilment/cash/MyCashPage.tsx')).MyCashPage,
    },
  },
];
