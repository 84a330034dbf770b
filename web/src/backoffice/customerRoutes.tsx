import type { RouteObject } from 'react-router-dom';
import { preload } from '../relay/preload.ts';
import { openTo } from './permissions/openTo.ts';

/** The routes of the shop's customers, for staff. */
export const customerRoutes = (): RouteObject[] => [
  {
    path: 'dashboard/customers',
    handle: openTo('CUSTOMERS'),
    lazy: {
      loader: async () => {
        const [{ default: customersPage }, { customersVariables }] = await Promise.all([
          import('./customers/__generated__/CustomersPageQuery.graphql.ts'),
          import('./customers/customersUrl.ts'),
        ]);
        return preload(customersPage, customersVariables, 'store-and-network');
      },
      Component: async () => (await import('./customers/CustomersPage.tsx')).CustomersPage,
    },
  },
  {
    path: 'dashboard/customers/:customerId',
    handle: openTo('CUSTOMERS'),
    lazy: {
      loader: async () =>
        preload(
          (await import('./customers/__generated__/CustomerPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['customerId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('./customers/CustomerPage.tsx')).CustomerPage,
    },
  },
];
