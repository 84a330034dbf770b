import type { RouteObject } from 'react-router-dom';
import { preload } from '../relay/preload.ts';
import { revalidateOnSessionChange } from '../relay/SessionRoute.tsx';
import { networkLoader } from '../relay/networkLoader.ts';
import { cashRoutes } from './cashRoutes.tsx';
import { customerRoutes } from './customerRoutes.tsx';
import { openTo } from './permissions/openTo.ts';
import { reportRoutes } from './reportRoutes.tsx';
import { revalidateOnFilterChange } from './revalidateOnFilterChange.ts';
import { settingsPages } from './settingsPages.tsx';

/** The routes of the admin pages; a list that is filtered by a search in the page does not reload. */
export const adminRoutes = (): RouteObject[] => [
  {
    path: 'dashboard/category',
    handle: openTo('CATALOGUE'),
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: async () =>
        networkLoader((await import('./categories/__generated__/AdminCategoriesPageQuery.graphql.ts')).default),
      Component: async () => (await import('./categories/AdminCategoriesPage.tsx')).AdminCategoriesPage,
    },
  },
  {
    path: 'dashboard/subcategory',
    handle: openTo('CATALOGUE'),
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: async () =>
        networkLoader((await import('./categories/__generated__/AdminSubCategoriesPageQuery.graphql.ts')).default),
      Component: async () => (await import('./categories/AdminSubCategoriesPage.tsx')).AdminSubCategoriesPage,
    },
  },
  {
    path: 'dashboard',
    handle: openTo('REPORTS'),
    lazy: {
      loader: async () => {
        const [{ default: overviewPage }, { overviewVariables }] = await Promise.all([
          import('./overview/__generated__/OverviewPageQuery.graphql.ts'),
          import('./overview/overviewUrl.ts'),
        ]);
        return preload(overviewPage, overviewVariables, 'store-and-network');
      },
      Component: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
    },
  },
  {
    path: 'dashboard/orders',
    handle: openTo('ORDERS', 'REFUNDS'),
    shouldRevalidate: revalidateOnFilterChange,
    lazy: {
      loader: async () => {
        const [{ default: orderBoardPage }, { orderBoardVariables }] = await Promise.all([
          import('./orders/board/__generated__/OrderBoardPageQuery.graphql.ts'),
          import('./orders/board/orderBoardUrl.ts'),
        ]);
        return preload(orderBoardPage, orderBoardVariables, 'store-and-network');
      },
      Component: async () => (await import('./orders/board/OrderBoardPage.tsx')).OrderBoardPage,
    },
    children: [
      {
        path: ':orderId',
        lazy: {
          loader: async () =>
            preload(
              (await import('./orders/__generated__/AdminOrderPageQuery.graphql.ts')).default,
              ({ params }) => ({ id: params['orderId'] ?? '' }),
              'store-and-network',
            ),
          Component: async () => (await import('./orders/AdminOrderPage.tsx')).AdminOrderPage,
        },
      },
    ],
  },
  {
    path: 'dashboard/orders/print/:document',
    handle: openTo('ORDERS', 'REFUNDS'),
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: async () => {
        const [{ default: printOrdersPage }, { printVariables }] = await Promise.all([
          import('./print/__generated__/PrintOrdersPageQuery.graphql.ts'),
          import('./print/printVariables.ts'),
        ]);
        return preload(printOrdersPage, printVariables, 'store-and-network');
      },
      Component: async () => (await import('./print/PrintOrdersPage.tsx')).PrintOrdersPage,
    },
  },
  {
    path: 'dashboard/orders/:orderId/print/:document',
    handle: openTo('ORDERS', 'REFUNDS'),
    lazy: {
      loader: async () =>
        preload(
          (await import('./print/__generated__/PrintPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['orderId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('./print/PrintPage.tsx')).PrintPage,
    },
  },
  {
    path: 'dashboard/refund-requests',
    handle: openTo('REFUNDS'),
    lazy: {
      loader: async () => {
        const [{ default: refundRequestsPage }, { refundRequestsVariables }] = await Promise.all([
          import('./refunds/requests/__generated__/RefundRequestsPageQuery.graphql.ts'),
          import('./refunds/requests/refundRequestsUrl.ts'),
        ]);
        return preload(refundRequestsPage, refundRequestsVariables, 'store-and-network');
      },
      Component: async () => (await import('./refunds/requests/RefundRequestsPage.tsx')).RefundRequestsPage,
    },
  },
  {
    path: 'dashboard/upload-product',
    handle: openTo('CATALOGUE'),
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: async () =>
        networkLoader((await import('./products/form/__generated__/NewProductPageQuery.graphql.ts')).default),
      Component: async () => (await import('./products/form/NewProductPage.tsx')).NewProductPage,
    },
  },
  {
    path: 'dashboard/product',
    handle: openTo('CATALOGUE'),
    shouldRevalidate: revalidateOnFilterChange,
    lazy: {
      loader: async () => {
        const [{ default: adminProductsPage }, { adminProductsVariables }] = await Promise.all([
          import('./products/list/__generated__/AdminProductsPageQuery.graphql.ts'),
          import('./products/list/productListParams.ts'),
        ]);
        return preload(adminProductsPage, adminProductsVariables, 'store-and-network');
      },
      Component: async () => (await import('./products/list/AdminProductsPage.tsx')).AdminProductsPage,
    },
    // The dialog over the list, which stays as it is.
    children: [
      {
        path: ':productId/edit',
        lazy: {
          loader: async () =>
            preload(
              (await import('./products/form/__generated__/EditProductPageQuery.graphql.ts')).default,
              ({ params }) => ({ id: params['productId'] ?? '' }),
              'store-and-network',
            ),
          Component: async () => (await import('./products/form/EditProductPage.tsx')).EditProductPage,
        },
      },
      {
        path: ':productId/stock',
        lazy: {
          loader: async () =>
            preload(
              (await import('./stock/__generated__/StockLedgerPageQuery.graphql.ts')).default,
              ({ params }) => ({ id: params['productId'] ?? '' }),
              'store-and-network',
            ),
          Component: async () => (await import('./stock/StockLedgerPage.tsx')).StockLedgerPage,
        },
      },
    ],
  },
  {
    path: 'dashboard/searches',
    handle: openTo('REPORTS'),
    lazy: {
      loader: async () => {
        const [{ default: searchesPage }, { searchesVariables }] = await Promise.all([
          import('./search/__generated__/SearchesPageQuery.graphql.ts'),
          import('./search/searchesUrl.ts'),
        ]);
        return preload(searchesPage, searchesVariables, 'store-and-network');
      },
      Component: async () => (await import('./search/SearchesPage.tsx')).SearchesPage,
    },
  },
  {
    path: 'dashboard/searches/:query',
    handle: openTo('REPORTS'),
    lazy: {
      loader: async () => {
        const [{ default: searchQueryPage }, { searchQueryVariables }] = await Promise.all([
          import('./search/__generated__/SearchQueryPageQuery.graphql.ts'),
          import('./search/searchesUrl.ts'),
        ]);
        return preload(searchQueryPage, searchQueryVariables, 'store-and-network');
      },
      Component: async () => (await import('./search/SearchQueryPage.tsx')).SearchQueryPage,
    },
  },
  {
    path: 'dashboard/import',
    handle: openTo('CATALOGUE'),
    lazy: {
      loader: async () =>
        networkLoader((await import('./import/list/__generated__/ImportsPageQuery.graphql.ts')).default),
      Component: async () => (await import('./import/list/ImportsPage.tsx')).ImportsPage,
    },
  },
  {
    path: 'dashboard/import/:importId',
    handle: openTo('CATALOGUE'),
    lazy: {
      loader: async () => {
        const [{ default: importPage }, { importVariables }] = await Promise.all([
          import('./import/__generated__/ImportPageQuery.graphql.ts'),
          import('./import/importPath.ts'),
        ]);
        return preload(importPage, importVariables, 'store-and-network');
      },
      Component: async () => (await import('./import/ImportPage.tsx')).ImportPage,
    },
  },
  {
    path: 'dashboard/synonyms',
    handle: openTo('CATALOGUE'),
    shouldRevalidate: revalidateOnFilterChange,
    lazy: {
      loader: async () => {
        const [{ default: synonymsPage }, { synonymsVariables }] = await Promise.all([
          import('./synonyms/__generated__/SynonymsPageQuery.graphql.ts'),
          import('./synonyms/synonymsUrl.ts'),
        ]);
        return preload(synonymsPage, synonymsVariables, 'store-and-network');
      },
      Component: async () => (await import('./synonyms/SynonymsPage.tsx')).SynonymsPage,
    },
  },
  {
    path: 'dashboard/synonyms/new',
    handle: openTo('CATALOGUE'),
    lazy: {
      Component: async () => (await import('./synonyms/group/NewSynonymGroupPage.tsx')).NewSynonymGroupPage,
    },
  },
  {
    path: 'dashboard/synonyms/:synonymGroupId',
    handle: openTo('CATALOGUE'),
    lazy: {
      loader: async () =>
        preload(
          (await import('./synonyms/group/__generated__/SynonymGroupPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['synonymGroupId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('./synonyms/group/SynonymGroupPage.tsx')).SynonymGroupPage,
    },
  },
  {
    path: 'dashboard/staff',
    handle: openTo('STAFF'),
    lazy: {
      loader: async () => networkLoader((await import('./staff/__generated__/StaffPageQuery.graphql.ts')).default),
      Component: async () => (await import('./staff/StaffPage.tsx')).StaffPage,
    },
  },
  {
    path: 'dashboard/audit',
    handle: openTo('REPORTS'),
    lazy: {
      loader: async () => {
        const [{ default: auditLogPage }, { auditLogVariables }] = await Promise.all([
          import('./audit/__generated__/AuditLogPageQuery.graphql.ts'),
          import('./audit/auditLogUrl.ts'),
        ]);
        return preload(auditLogPage, auditLogVariables, 'store-and-network');
      },
      Component: async () => (await import('./audit/AuditLogPage.tsx')).AuditLogPage,
    },
  },
  ...cashRoutes(),
  ...customerRoutes(),
  ...reportRoutes(),
  ...settingsPages(),
];
