import type { RouteObject } from 'react-router-dom';
import { preload } from '../relay/preload.ts';
import { revalidateOnSessionChange } from '../relay/SessionRoute.tsx';
import { networkLoader } from './networkLoader.ts';
import { cashRoutes } from './cashRoutes.tsx';
import { customerRoutes } from './customerRoutes.tsx';
import { openTo } from './openTo.ts';
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
        networkLoader(
          (await import('../catalogue/admin/categories/__generated__/AdminCategoriesPageQuery.graphql.ts')).default,
        ),
      Component: async () =>
        (await import('../catalogue/admin/categories/AdminCategoriesPage.tsx')).AdminCategoriesPage,
    },
  },
  {
    path: 'dashboard/subcategory',
    handle: openTo('CATALOGUE'),
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: async () =>
        networkLoader(
          (await import('../catalogue/admin/categories/__generated__/AdminSubCategoriesPageQuery.graphql.ts')).default,
        ),
      Component: async () =>
        (await import('../catalogue/admin/categories/AdminSubCategoriesPage.tsx')).AdminSubCategoriesPage,
    },
  },
  {
    path: 'dashboard',
    handle: openTo('REPORTS'),
    lazy: {
      loader: async () => {
        const [{ default: overviewPage }, { overviewVariables }] = await Promise.all([
          import('../overview/__generated__/OverviewPageQuery.graphql.ts'),
          import('../overview/overviewUrl.ts'),
        ]);
        return preload(overviewPage, overviewVariables, 'store-and-network');
      },
      Component: async () => (await import('../overview/OverviewPage.tsx')).OverviewPage,
    },
  },
  {
    path: 'dashboard/orders',
    handle: openTo('ORDERS', 'REFUNDS'),
    shouldRevalidate: revalidateOnFilterChange,
    lazy: {
      loader: async () => {
        const [{ default: orderBoardPage }, { orderBoardVariables }] = await Promise.all([
          import('../fulfilment/board/__generated__/OrderBoardPageQuery.graphql.ts'),
          import('../fulfilment/board/orderBoardUrl.ts'),
        ]);
        return preload(orderBoardPage, orderBoardVariables, 'store-and-network');
      },
      Component: async () => (await import('../fulfilment/board/OrderBoardPage.tsx')).OrderBoardPage,
    },
    children: [
      {
        path: ':orderId',
        lazy: {
          loader: async () =>
            preload(
              (await import('../fulfilment/board/__generated__/AdminOrderPageQuery.graphql.ts')).default,
              ({ params }) => ({ id: params['orderId'] ?? '' }),
              'store-and-network',
            ),
          Component: async () => (await import('../fulfilment/board/AdminOrderPage.tsx')).AdminOrderPage,
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
          import('../fulfilment/print/__generated__/PrintOrdersPageQuery.graphql.ts'),
          import('../fulfilment/print/printVariables.ts'),
        ]);
        return preload(printOrdersPage, printVariables, 'store-and-network');
      },
      Component: async () => (await import('../fulfilment/print/PrintOrdersPage.tsx')).PrintOrdersPage,
    },
  },
  {
    path: 'dashboard/orders/:orderId/print/:document',
    handle: openTo('ORDERS', 'REFUNDS'),
    lazy: {
      loader: async () =>
        preload(
          (await import('../fulfilment/print/__generated__/PrintPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['orderId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('../fulfilment/print/PrintPage.tsx')).PrintPage,
    },
  },
  {
    path: 'dashboard/refund-requests',
    handle: openTo('REFUNDS'),
    lazy: {
      loader: async () => {
        const [{ default: refundRequestsPage }, { refundRequestsVariables }] = await Promise.all([
          import('../fulfilment/refundRequests/__generated__/RefundRequestsPageQuery.graphql.ts'),
          import('../fulfilment/refundRequests/refundRequestsUrl.ts'),
        ]);
        return preload(refundRequestsPage, refundRequestsVariables, 'store-and-network');
      },
      Component: async () => (await import('../fulfilment/refundRequests/RefundRequestsPage.tsx')).RefundRequestsPage,
    },
  },
  {
    path: 'dashboard/upload-product',
    handle: openTo('CATALOGUE'),
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: async () =>
        networkLoader(
          (await import('../catalogue/admin/products/form/__generated__/NewProductPageQuery.graphql.ts')).default,
        ),
      Component: async () => (await import('../catalogue/admin/products/form/NewProductPage.tsx')).NewProductPage,
    },
  },
  {
    path: 'dashboard/product',
    handle: openTo('CATALOGUE'),
    shouldRevalidate: revalidateOnFilterChange,
    lazy: {
      loader: async () => {
        const [{ default: adminProductsPage }, { adminProductsVariables }] = await Promise.all([
          import('../catalogue/admin/products/list/__generated__/AdminProductsPageQuery.graphql.ts'),
          import('../catalogue/admin/products/list/productListParams.ts'),
        ]);
        return preload(adminProductsPage, adminProductsVariables, 'store-and-network');
      },
      Component: async () => (await import('../catalogue/admin/products/list/AdminProductsPage.tsx')).AdminProductsPage,
    },
    // The dialog over the list, which stays as it is.
    children: [
      {
        path: ':productId/edit',
        lazy: {
          loader: async () =>
            preload(
              (await import('../catalogue/admin/products/form/__generated__/EditProductPageQuery.graphql.ts')).default,
              ({ params }) => ({ id: params['productId'] ?? '' }),
              'store-and-network',
            ),
          Component: async () => (await import('../catalogue/admin/products/form/EditProductPage.tsx')).EditProductPage,
        },
      },
      {
        path: ':productId/stock',
        lazy: {
          loader: async () =>
            preload(
              (await import('../catalogue/admin/stock/__generated__/StockLedgerPageQuery.graphql.ts')).default,
              ({ params }) => ({ id: params['productId'] ?? '' }),
              'store-and-network',
            ),
          Component: async () => (await import('../catalogue/admin/stock/StockLedgerPage.tsx')).StockLedgerPage,
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
          import('../overview/searches/__generated__/SearchesPageQuery.graphql.ts'),
          import('../overview/searches/searchesUrl.ts'),
        ]);
        return preload(searchesPage, searchesVariables, 'store-and-network');
      },
      Component: async () => (await import('../overview/searches/SearchesPage.tsx')).SearchesPage,
    },
  },
  {
    path: 'dashboard/searches/:query',
    handle: openTo('REPORTS'),
    lazy: {
      loader: async () => {
        const [{ default: searchQueryPage }, { searchQueryVariables }] = await Promise.all([
          import('../overview/searches/__generated__/SearchQueryPageQuery.graphql.ts'),
          import('../overview/searches/searchesUrl.ts'),
        ]);
        return preload(searchQueryPage, searchQueryVariables, 'store-and-network');
      },
      Component: async () => (await import('../overview/searches/SearchQueryPage.tsx')).SearchQueryPage,
    },
  },
  {
    path: 'dashboard/import',
    handle: openTo('CATALOGUE'),
    lazy: {
      loader: async () =>
        networkLoader((await import('../catalogue/import/list/__generated__/ImportsPageQuery.graphql.ts')).default),
      Component: async () => (await import('../catalogue/import/list/ImportsPage.tsx')).ImportsPage,
    },
  },
  {
    path: 'dashboard/import/:importId',
    handle: openTo('CATALOGUE'),
    lazy: {
      loader: async () => {
        const [{ default: importPage }, { importVariables }] = await Promise.all([
          import('../catalogue/import/__generated__/ImportPageQuery.graphql.ts'),
          import('../catalogue/import/importPath.ts'),
        ]);
        return preload(importPage, importVariables, 'store-and-network');
      },
      Component: async () => (await import('../catalogue/import/ImportPage.tsx')).ImportPage,
    },
  },
  {
    path: 'dashboard/synonyms',
    handle: openTo('CATALOGUE'),
    shouldRevalidate: revalidateOnFilterChange,
    lazy: {
      loader: async () => {
        const [{ default: synonymsPage }, { synonymsVariables }] = await Promise.all([
          import('../catalogue/admin/synonyms/__generated__/SynonymsPageQuery.graphql.ts'),
          import('../catalogue/admin/synonyms/synonymsUrl.ts'),
        ]);
        return preload(synonymsPage, synonymsVariables, 'store-and-network');
      },
      Component: async () => (await import('../catalogue/admin/synonyms/SynonymsPage.tsx')).SynonymsPage,
    },
  },
  {
    path: 'dashboard/synonyms/new',
    handle: openTo('CATALOGUE'),
    lazy: {
      Component: async () =>
        (await import('../catalogue/admin/synonyms/group/NewSynonymGroupPage.tsx')).NewSynonymGroupPage,
    },
  },
  {
    path: 'dashboard/synonyms/:synonymGroupId',
    handle: openTo('CATALOGUE'),
    lazy: {
      loader: async () =>
        preload(
          (await import('../catalogue/admin/synonyms/group/__generated__/SynonymGroupPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['synonymGroupId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('../catalogue/admin/synonyms/group/SynonymGroupPage.tsx')).SynonymGroupPage,
    },
  },
  {
    path: 'dashboard/staff',
    handle: openTo('STAFF'),
    lazy: {
      loader: async () =>
        networkLoader((await import('../identity/staff/__generated__/StaffPageQuery.graphql.ts')).default),
      Component: async () => (await import('../identity/staff/StaffPage.tsx')).StaffPage,
    },
  },
  {
    path: 'dashboard/audit',
    handle: openTo('REPORTS'),
    lazy: {
      loader: async () => {
        const [{ default: auditLogPage }, { auditLogVariables }] = await Promise.all([
          import('../audit/__generated__/AuditLogPageQuery.graphql.ts'),
          import('../audit/auditLogUrl.ts'),
        ]);
        return preload(auditLogPage, auditLogVariables, 'store-and-network');
      },
      Component: async () => (await import('../audit/AuditLogPage.tsx')).AuditLogPage,
    },
  },
  ...cashRoutes(),
  ...customerRoutes(),
  ...reportRoutes(),
  ...settingsPages(),
];
