import type { Permission } from '../shop/identity/permissions.ts';
import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { idParam, loadOnDemand, page } from '../relay/page.ts';
import { revalidateOnSessionChange } from '../relay/SessionRoute.tsx';
import { ErrorPage } from '../shop/layout/ErrorPage.tsx';
import type { GuardedHandle } from './permissions/PermissionGuard.tsx';

/** Revalidates a list below an open dialog only for another session, another page or other filters. */
const revalidateOnFilterChange: ShouldRevalidateFunction = (step) =>
  revalidateOnSessionChange(step) || step.currentUrl.search !== step.nextUrl.search;

/** A page for staff with one of the permissions. */
const staffPage = (path: string, permissions: Permission[], route: Parameters<typeof page>[1]) =>
  page(path, { ...route, handle: openTo(...permissions) });

/** The admin pages; a list that is filtered by a search in the page does not reload. */
const adminPages = (): RouteObject[] => [
  staffPage('dashboard/category', ['CATALOGUE'], {
    shouldRevalidate: revalidateOnSessionChange,
    query: () => import('./categories/__generated__/AdminCategoriesPageQuery.graphql.ts'),
    Component: async () => (await import('./categories/AdminCategoriesPage.tsx')).AdminCategoriesPage,
  }),
  staffPage('dashboard/subcategory', ['CATALOGUE'], {
    shouldRevalidate: revalidateOnSessionChange,
    query: () => import('./categories/__generated__/AdminSubCategoriesPageQuery.graphql.ts'),
    Component: async () => (await import('./categories/AdminSubCategoriesPage.tsx')).AdminSubCategoriesPage,
  }),
  staffPage('dashboard/collection', ['CATALOGUE'], {
    shouldRevalidate: revalidateOnFilterChange,
    query: () => import('./collections/__generated__/CollectionsPageQuery.graphql.ts'),
    variables: async () => (await import('./collections/collectionsUrl.ts')).collectionsVariables,
    Component: async () => (await import('./collections/CollectionsPage.tsx')).CollectionsPage,
  }),
  staffPage('dashboard/collection/new', ['CATALOGUE'], {
    query: () => import('./collections/__generated__/NewCollectionPageQuery.graphql.ts'),
    Component: async () => (await import('./collections/NewCollectionPage.tsx')).NewCollectionPage,
  }),
  staffPage('dashboard/collection/:collectionId', ['CATALOGUE'], {
    query: () => import('./collections/__generated__/EditCollectionPageQuery.graphql.ts'),
    variables: idParam('collectionId'),
    Component: async () => (await import('./collections/EditCollectionPage.tsx')).EditCollectionPage,
  }),
  staffPage('dashboard', ['REPORTS'], {
    query: () => import('./overview/__generated__/OverviewPageQuery.graphql.ts'),
    variables: async () => (await import('./overview/overviewUrl.ts')).overviewVariables,
    Component: async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
  }),
  staffPage('dashboard/own-shop', ['STAFF'], {
    shouldRevalidate: revalidateOnSessionChange,
    query: () => import('./overview/__generated__/OwnShopPageQuery.graphql.ts'),
    Component: async () => (await import('./overview/OwnShopPage.tsx')).OwnShopPage,
  }),
  staffPage('dashboard/orders', ['ORDERS', 'REFUNDS'], {
    shouldRevalidate: revalidateOnFilterChange,
    query: () => import('./orders/board/__generated__/OrderBoardPageQuery.graphql.ts'),
    variables: async () => (await import('./orders/board/orderBoardUrl.ts')).orderBoardVariables,
    Component: async () => (await import('./orders/board/OrderBoardPage.tsx')).OrderBoardPage,
    children: [
      page(':orderId', {
        query: () => import('./orders/__generated__/AdminOrderPageQuery.graphql.ts'),
        variables: idParam('orderId'),
        Component: async () => (await import('./orders/AdminOrderPage.tsx')).AdminOrderPage,
      }),
    ],
  }),
  staffPage('dashboard/orders/print/:document', ['ORDERS', 'REFUNDS'], {
    shouldRevalidate: revalidateOnSessionChange,
    query: () => import('./print/__generated__/PrintOrdersPageQuery.graphql.ts'),
    variables: async () => (await import('./print/printVariables.ts')).printVariables,
    Component: async () => (await import('./print/PrintOrdersPage.tsx')).PrintOrdersPage,
  }),
  staffPage('dashboard/orders/:orderId/print/:document', ['ORDERS', 'REFUNDS'], {
    query: () => import('./print/__generated__/PrintPageQuery.graphql.ts'),
    variables: idParam('orderId'),
    Component: async () => (await import('./print/PrintPage.tsx')).PrintPage,
  }),
  staffPage('dashboard/refund-requests', ['REFUNDS'], {
    query: () => import('./refunds/requests/__generated__/RefundRequestsPageQuery.graphql.ts'),
    variables: async () => (await import('./refunds/requests/refundRequestsUrl.ts')).refundRequestsVariables,
    Component: async () => (await import('./refunds/requests/RefundRequestsPage.tsx')).RefundRequestsPage,
  }),
  staffPage('dashboard/upload-product', ['CATALOGUE'], {
    shouldRevalidate: revalidateOnSessionChange,
    query: () => import('./products/form/__generated__/NewProductPageQuery.graphql.ts'),
    variables: async () => (await import('./products/form/newProductVariables.ts')).newProductVariables,
    Component: async () => (await import('./products/form/NewProductPage.tsx')).NewProductPage,
  }),
  staffPage('dashboard/product/staples', ['CATALOGUE'], {
    shouldRevalidate: revalidateOnFilterChange,
    query: () => import('./staples/__generated__/StaplesPageQuery.graphql.ts'),
    variables: async () => (await import('./staples/staplesUrl.ts')).staplesVariables,
    Component: async () => (await import('./staples/StaplesPage.tsx')).StaplesPage,
  }),
  staffPage('dashboard/product', ['CATALOGUE'], {
    shouldRevalidate: revalidateOnFilterChange,
    query: () => import('./products/list/__generated__/AdminProductsPageQuery.graphql.ts'),
    variables: async () => (await import('./products/list/productListParams.ts')).adminProductsVariables,
    Component: async () => (await import('./products/list/AdminProductsPage.tsx')).AdminProductsPage,

    // The dialog over the list, which stays as it is.
    children: [
      page(':productId/edit', {
        query: () => import('./products/form/__generated__/EditProductPageQuery.graphql.ts'),
        variables: idParam('productId'),
        Component: async () => (await import('./products/form/EditProductPage.tsx')).EditProductPage,
      }),
      page(':productId/stock', {
        query: () => import('./stock/__generated__/StockLedgerPageQuery.graphql.ts'),
        variables: idParam('productId'),
        Component: async () => (await import('./stock/StockLedgerPage.tsx')).StockLedgerPage,
      }),
    ],
  }),
  staffPage('dashboard/searches', ['REPORTS'], {
    query: () => import('./search/__generated__/SearchesPageQuery.graphql.ts'),
    variables: async () => (await import('./search/searchesUrl.ts')).searchesVariables,
    Component: async () => (await import('./search/SearchesPage.tsx')).SearchesPage,
  }),
  staffPage('dashboard/searches/:query', ['REPORTS'], {
    query: () => import('./search/__generated__/SearchQueryPageQuery.graphql.ts'),
    variables: async () => (await import('./search/searchesUrl.ts')).searchQueryVariables,
    Component: async () => (await import('./search/SearchQueryPage.tsx')).SearchQueryPage,
  }),
  staffPage('dashboard/import', ['CATALOGUE'], {
    query: () => import('./import/list/__generated__/ImportsPageQuery.graphql.ts'),
    Component: async () => (await import('./import/list/ImportsPage.tsx')).ImportsPage,
  }),
  staffPage('dashboard/import/:importId', ['CATALOGUE'], {
    query: () => import('./import/__generated__/ImportPageQuery.graphql.ts'),
    variables: async () => (await import('./import/importPath.ts')).importVariables,
    Component: async () => (await import('./import/ImportPage.tsx')).ImportPage,
  }),
  staffPage('dashboard/synonyms', ['CATALOGUE'], {
    shouldRevalidate: revalidateOnFilterChange,
    query: () => import('./synonyms/__generated__/SynonymsPageQuery.graphql.ts'),
    variables: async () => (await import('./synonyms/synonymsUrl.ts')).synonymsVariables,
    Component: async () => (await import('./synonyms/SynonymsPage.tsx')).SynonymsPage,
  }),
  staffPage('dashboard/synonyms/new', ['CATALOGUE'], {
    Component: async () => (await import('./synonyms/group/NewSynonymGroupPage.tsx')).NewSynonymGroupPage,
  }),
  staffPage('dashboard/synonyms/:synonymGroupId', ['CATALOGUE'], {
    query: () => import('./synonyms/group/__generated__/SynonymGroupPageQuery.graphql.ts'),
    variables: idParam('synonymGroupId'),
    Component: async () => (await import('./synonyms/group/SynonymGroupPage.tsx')).SynonymGroupPage,
  }),
  staffPage('dashboard/staff', ['STAFF'], {
    query: () => import('./staff/__generated__/StaffPageQuery.graphql.ts'),
    Component: async () => (await import('./staff/StaffPage.tsx')).StaffPage,
  }),
  staffPage('dashboard/audit', ['REPORTS'], {
    query: () => import('./audit/__generated__/AuditLogPageQuery.graphql.ts'),
    variables: async () => (await import('./audit/auditLogUrl.ts')).auditLogVariables,
    Component: async () => (await import('./audit/AuditLogPage.tsx')).AuditLogPage,
  }),
  staffPage('dashboard/cash', ['ORDERS', 'REFUNDS'], {
    query: () => import('./cash/__generated__/CashPageQuery.graphql.ts'),
    variables: async () => (await import('./cash/cashUrl.ts')).cashVariables,
    Component: async () => (await import('./cash/CashPage.tsx')).CashPage,
  }),
  staffPage('dashboard/cash/:shiftId', ['ORDERS', 'REFUNDS'], {
    query: () => import('./cash/__generated__/CashShiftPageQuery.graphql.ts'),
    variables: idParam('shiftId'),
    Component: async () => (await import('./cash/CashShiftPage.tsx')).CashShiftPage,
  }),
  staffPage('dashboard/complaints', ['CUSTOMERS'], {
    query: () => import('./grievances/__generated__/ComplaintsPageQuery.graphql.ts'),
    variables: async () => (await import('./grievances/complaintsVariables.ts')).complaintsVariables,
    Component: async () => (await import('./grievances/ComplaintsPage.tsx')).ComplaintsPage,
  }),
  staffPage('dashboard/campaigns', ['CUSTOMERS'], {
    shouldRevalidate: revalidateOnSessionChange,
    query: () => import('./campaigns/__generated__/CampaignsPageQuery.graphql.ts'),
    Component: async () => (await import('./campaigns/CampaignsPage.tsx')).CampaignsPage,
  }),
  staffPage('dashboard/breaches', ['SETTINGS'], {
    query: () => import('./breaches/__generated__/BreachesPageQuery.graphql.ts'),
    Component: async () => (await import('./breaches/BreachesPage.tsx')).BreachesPage,
  }),
  staffPage('dashboard/customers', ['CUSTOMERS'], {
    query: () => import('./customers/__generated__/CustomersPageQuery.graphql.ts'),
    variables: async () => (await import('./customers/customersUrl.ts')).customersVariables,
    Component: async () => (await import('./customers/CustomersPage.tsx')).CustomersPage,
  }),
  staffPage('dashboard/customers/:customerId', ['CUSTOMERS'], {
    query: () => import('./customers/__generated__/CustomerPageQuery.graphql.ts'),
    variables: idParam('customerId'),
    Component: async () => (await import('./customers/CustomerPage.tsx')).CustomerPage,
  }),
  staffPage('dashboard/reports', ['REPORTS'], {
    query: () => import('./reports/__generated__/ReportsPageQuery.graphql.ts'),
    Component: async () => (await import('./reports/ReportsPage.tsx')).ReportsPage,
  }),
  staffPage('dashboard/reports/:handle', ['REPORTS'], {
    query: () => import('./reports/__generated__/ReportPageQuery.graphql.ts'),
    variables: async () => (await import('./reports/reportVariables.ts')).reportVariables,
    Component: async () => (await import('./reports/ReportPage.tsx')).ReportPage,
  }),
  staffPage('dashboard/settings', ['SETTINGS'], {
    shouldRevalidate: revalidateOnSessionChange,
    query: () => import('./settings/__generated__/SettingsPageQuery.graphql.ts'),
    Component: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
  }),
  staffPage('dashboard/home', ['CATALOGUE'], {
    query: () => import('./home/__generated__/HomeVersionsPageQuery.graphql.ts'),
    Component: async () => (await import('./home/HomeVersionsPage.tsx')).HomeVersionsPage,
  }),
  staffPage('dashboard/home/draft', ['CATALOGUE'], {
    shouldRevalidate: revalidateOnSessionChange,
    query: () => import('./home/__generated__/EditHomePageQuery.graphql.ts'),
    Component: async () => (await import('./home/EditHomePage.tsx')).EditHomePage,
  }),
  staffPage('dashboard/pages', ['SETTINGS'], {
    query: () => import('./pages/__generated__/ManagedPagesPageQuery.graphql.ts'),
    Component: async () => (await import('./pages/ManagedPagesPage.tsx')).ManagedPagesPage,
  }),
  staffPage('dashboard/pages/:handle', ['SETTINGS'], {
    query: () => import('./pages/__generated__/EditPagePageQuery.graphql.ts'),
    variables: async () => (await import('./pages/managedPageUrl.ts')).managedPageVariables,
    Component: async () => (await import('./pages/EditPagePage.tsx')).EditPagePage,
  }),
  staffPage('dashboard/jobs', ['SETTINGS'], {
    query: () => import('./jobs/__generated__/JobsPageQuery.graphql.ts'),
    variables: async () => (await import('./jobs/jobsUrl.ts')).jobsVariables,
    Component: async () => (await import('./jobs/JobsPage.tsx')).JobsPage,
  }),
  staffPage('dashboard/webhooks', ['SETTINGS'], {
    query: () => import('./webhooks/__generated__/WebhooksPageQuery.graphql.ts'),
    Component: async () => (await import('./webhooks/WebhooksPage.tsx')).WebhooksPage,
  }),
  staffPage('dashboard/webhooks/:webhookId', ['SETTINGS'], {
    query: () => import('./webhooks/__generated__/WebhookPageQuery.graphql.ts'),
    variables: idParam('webhookId'),
    Component: async () => (await import('./webhooks/WebhookPage.tsx')).WebhookPage,
  }),
];

/** The pages of pickers. */
const pickingPages = (): RouteObject[] => [
  staffPage('dashboard/picking', ['PICKING'], {
    query: () => import('./picking/__generated__/PickingPageQuery.graphql.ts'),
    Component: async () => (await import('./picking/PickingPage.tsx')).PickingPage,
  }),
  staffPage('dashboard/picking/:orderId', ['PICKING'], {
    query: () => import('./picking/__generated__/PickOrderPageQuery.graphql.ts'),
    variables: idParam('orderId'),
    Component: async () => (await import('./picking/PickOrderPage.tsx')).PickOrderPage,
  }),
  staffPage('dashboard/picking/:orderId/print/:document', ['PICKING'], {
    query: () => import('./print/__generated__/PrintPickingPageQuery.graphql.ts'),
    variables: idParam('orderId'),
    Component: async () => (await import('./print/PrintPickingPage.tsx')).PrintPickingPage,
  }),
];

/** The pages of riders. */
const deliveryPages = (): RouteObject[] => [
  staffPage('dashboard/deliveries', ['DELIVERIES'], {
    query: () => import('./deliveries/__generated__/DeliveriesPageQuery.graphql.ts'),
    Component: async () => (await import('./deliveries/DeliveriesPage.tsx')).DeliveriesPage,
  }),
  staffPage('dashboard/deliveries/cash', ['DELIVERIES'], {
    query: () => import('./cash/__generated__/MyCashPageQuery.graphql.ts'),
    Component: async () => (await import('./cash/MyCashPage.tsx')).MyCashPage,
  }),
];

/** The routes of staff, in their own frame and behind the guard of their permissions. */
export const staffRoutes = (): RouteObject[] => [
  {
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: loadOnDemand({ query: () => import('./layout/__generated__/StaffLayoutQuery.graphql.ts') }),
      Component: async () => (await import('./layout/StaffLayout.tsx')).StaffLayout,
    },
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          {
            shouldRevalidate: revalidateOnSessionChange,
            lazy: {
              loader: loadOnDemand({
                query: () => import('./permissions/__generated__/PermissionGuardQuery.graphql.ts'),
              }),
              Component: async () => (await import('./layout/StaffGuard.tsx')).StaffGuard,
            },
            children: [...adminPages(), ...pickingPages(), ...deliveryPages()],
          },
        ],
      },
    ],
  },
];

/** The handle of a page for staff with one of the permissions. */
function openTo(...permissions: Permission[]): GuardedHandle {
  return { permissions };
}
