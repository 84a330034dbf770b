import type { RouteObject } from 'react-router-dom';
import { preload } from '../relay/preload.ts';
import { openTo } from './permissions/openTo.ts';

/** The cash routes, for staff who may read all orders; without the permission ORDERS they show the viewer's own shifts. */
export const cashRoutes = (): RouteObject[] => [
  {
    path: 'dashboard/cash',
    handle: openTo('ORDERS', 'REFUNDS'),
    lazy: {
      loader: async () => {
        const [{ default: cashPage }, { cashVariables }] = await Promise.all([
          import('./cash/__generated__/CashPageQuery.graphql.ts'),
          import('./cash/cashUrl.ts'),
        ]);
        return preload(cashPage, cashVariables, 'store-and-network');
      },
      Component: async () => (await import('./cash/CashPage.tsx')).CashPage,
    },
  },
  {
    path: 'dashboard/cash/:shiftId',
    handle: openTo('ORDERS', 'REFUNDS'),
    lazy: {
      loader: async () =>
        preload(
          (await import('./cash/__generated__/CashShiftPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['shiftId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('./cash/CashShiftPage.tsx')).CashShiftPage,
    },
  },
];
