import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { preload } from '../relay/preload.ts';
import { whenSessionChanges } from '../relay/SessionRoute.tsx';
import { anew } from './anew.ts';

/** For a list under what is opened over it: load anew for another session, another page or other filters. */
const whenListChanges: ShouldRevalidateFunction = (step) =>
  whenSessionChanges(step) || step.currentUrl.search !== step.nextUrl.search;

/** The addresses that belong to admins; what they narrow down by a search is all there already. */
const adminPages = (): RouteObject[] => [
  {
    path: 'dashboard/category',
    shouldRevalidate: whenSessionChanges,
    lazy: {
      loader: async () =>
        anew((await import('../catalogue/admin/__generated__/AdminCategoriesPageQuery.graphql.ts')).default),
      Component: async () => (await import('../catalogue/admin/AdminCategoriesPage.tsx')).AdminCategoriesPage,
    },
  },
  {
    path: 'dashboard/subcategory',
    shouldRevalidate: whenSessionChanges,
    lazy: {
      loader: async () =>
        anew((await import('../catalogue/admin/__generated__/AdminSubCategoriesPageQuery.graphql.ts')).default),
      Component: async () => (await import('../catalogue/admin/AdminSubCategoriesPage.tsx')).AdminSubCategoriesPage,
    },
  },
  {
    path: 'dashboard',
    lazy: {
      loader: async () => {
        const [{ default: overviewPage }, { overviewVariables }] = await Promise.all([
          import('../overview/__generated__/OverviewPageQuery.graphql.ts'),
          import('../overview/overviewAddress.ts'),
        ]);
        return preload(overviewPage, overviewVariables, 'store-and-network');
      },
      Component: async () => (await import('../overview/OverviewPage.tsx')).OverviewPage,
    },
  },
  {
    path: 'dashboard/orders',
    shouldRevalidate: whenListChanges,
    lazy: {
      loader: async () => {
        const [{ default: orderBoardPage }, { orderBoardVariables }] = await Promise.all([
          import('../orders/admin/__generated__/OrderBoardPageQuery.graphql.ts'),
          import('../orders/admin/orderBoardAddress.ts'),
        ]);
        return preload(orderBoardPage, orderBoardVariables, 'store-and-network');
      },
      Component: async () => (await import('../orders/admin/OrderBoardPage.tsx')).OrderBoardPage,
    },
    children: [
      {
        path: ':orderId',
        lazy: {
          loader: async () =>
            preload(
              (await import('../orders/admin/__generated__/AdminOrderPageQuery.graphql.ts')).default,
              ({ params }) => ({ id: params['orderId'] ?? '' }),
              'store-and-network',
            ),
          Component: async () => (await import('../orders/admin/AdminOrderPage.tsx')).AdminOrderPage,
        },
      },
    ],
  },
  {
    path: 'dashboard/upload-product',
    shouldRevalidate: whenSessionChanges,
    lazy: {
      loader: async () =>
        anew((await import('../catalogue/admin/__generated__/UploadProductPageQuery.graphql.ts')).default),
      Component: async () => (await import('../catalogue/admin/UploadProductPage.tsx')).UploadProductPage,
    },
  },
  {
    path: 'dashboard/product',
    shouldRevalidate: whenListChanges,
    lazy: {
      loader: async () => {
        const [{ default: adminProductsPage }, { adminProductsVariables }] = await Promise.all([
          import('../catalogue/admin/__generated__/AdminProductsPageQuery.graphql.ts'),
          import('../catalogue/admin/adminProductsAddress.ts'),
        ]);
        return preload(adminProductsPage, adminProductsVariables, 'store-and-network');
      },
      Component: async () => (await import('../catalogue/admin/AdminProductsPage.tsx')).AdminProductsPage,
    },
    // What lies over the list, which stays as it is.
    children: [
      {
        path: ':productId/edit',
        lazy: {
          loader: async () =>
            preload(
              (await import('../catalogue/admin/__generated__/EditProductPageQuery.graphql.ts')).default,
              ({ params }) => ({ id: params['productId'] ?? '' }),
              'store-and-network',
            ),
          Component: async () => (await import('../catalogue/admin/EditProductPage.tsx')).EditProductPage,
        },
      },
      {
        path: ':productId/stock',
        lazy: {
          loader: async () =>
            preload(
              (await import('../catalogue/admin/__generated__/StockLedgerPageQuery.graphql.ts')).default,
              ({ params }) => ({ id: params['productId'] ?? '' }),
              'store-and-network',
            ),
          Component: async () => (await import('../catalogue/admin/StockLedgerPage.tsx')).StockLedgerPage,
        },
      },
    ],
  },
  {
    path: 'dashboard/import',
    lazy: {
      loader: async () => anew((await import('../catalogue/import/__generated__/ImportsPageQuery.graphql.ts')).default),
      Component: async () => (await import('../catalogue/import/ImportsPage.tsx')).ImportsPage,
    },
  },
  {
    path: 'dashboard/import/:importId',
    lazy: {
      loader: async () => {
        const [{ default: importPage }, { importVariables }] = await Promise.all([
          import('../catalogue/import/__generated__/ImportPageQuery.graphql.ts'),
          import('../catalogue/import/importAddress.ts'),
        ]);
        return preload(importPage, importVariables, 'store-and-network');
      },
      Component: async () => (await import('../catalogue/import/ImportPage.tsx')).ImportPage,
    },
  },
  {
    path: 'dashboard/staff',
    lazy: {
      loader: async () => anew((await import('../orders/staff/__generated__/StaffPageQuery.graphql.ts')).default),
      Component: async () => (await import('../orders/staff/StaffPage.tsx')).StaffPage,
    },
  },
  {
    path: 'dashboard/audit',
    lazy: {
      loader: async () => {
        const [{ default: auditLogPage }, { auditLogVariables }] = await Promise.all([
          import('../audit/__generated__/AuditLogPageQuery.graphql.ts'),
          import('../audit/auditLogAddress.ts'),
        ]);
        return preload(auditLogPage, auditLogVariables, 'store-and-network');
      },
      Component: async () => (await import('../audit/AuditLogPage.tsx')).AuditLogPage,
    },
  },
  {
    path: 'dashboard/jobs',
    lazy: {
      loader: async () => {
        const [{ default: jobsPage }, { jobsVariables }] = await Promise.all([
          import('../jobs/__generated__/JobsPageQuery.graphql.ts'),
          import('../jobs/jobsAddress.ts'),
        ]);
        return preload(jobsPage, jobsVariables, 'store-and-network');
      },
      Component: async () => (await import('../jobs/JobsPage.tsx')).JobsPage,
    },
  },
  {
    path: 'dashboard/webhooks',
    lazy: {
      loader: async () => anew((await import('../webhooks/__generated__/WebhooksPageQuery.graphql.ts')).default),
      Component: async () => (await import('../webhooks/WebhooksPage.tsx')).WebhooksPage,
    },
  },
  {
    path: 'dashboard/webhooks/:webhookId',
    lazy: {
      loader: async () =>
        preload(
          (await import('../webhooks/__generated__/WebhookPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['webhookId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('../webhooks/WebhookPage.tsx')).WebhookPage,
    },
  },
];

/** All that stands within the guard of admins. */
export const adminRoutes = (): RouteObject => ({
  lazy: { Component: async () => (await import('./AdminLayout.tsx')).AdminLayout },
  children: adminPages(),
});
