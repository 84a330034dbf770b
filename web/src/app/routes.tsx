import type { RouteObject } from 'react-router-dom';
import homePage from '../shop/catalogue/home/__generated__/HomePageQuery.graphql.ts';
import listingPage from '../shop/catalogue/listing/__generated__/ListingPageQuery.graphql.ts';
import productPage from '../shop/catalogue/product/__generated__/ProductPageQuery.graphql.ts';
import searchPage from '../shop/search/__generated__/SearchPageQuery.graphql.ts';
import { idFromSegment, isExactSearch, isSubCategoryId, searchedText } from '../shop/catalogue/paths.ts';
import { idParam, page } from '../relay/page.ts';
import { noVariables, preload } from '../relay/preload.ts';
import { loadSession, SessionRoute, revalidateOnSessionChange } from '../relay/SessionRoute.tsx';
import { ACCOUNT_ROUTE, STAFF_ROUTE } from './discoverRoutes.ts';
import { ErrorPage } from '../shop/layout/ErrorPage.tsx';
import { AppSkeleton } from '../shop/layout/AppSkeleton.tsx';
import { Layout } from '../shop/layout/Layout.tsx';
import { loadLayout } from '../shop/layout/loadLayout.ts';
import { CATALOGUE_ROUTE } from './matchPage.ts';
import { NavigationRoute } from './NavigationRoute.tsx';

/** Adds the filters in a URL to the variables of its page; their code is loaded for a URL that may have some. */
async function addFilters<Variables>(variables: Variables, params: URLSearchParams, subCategoryId?: string) {
  const { filterVariables } = await import('../shop/catalogue/filters/url/filterVariables.ts');
  return { ...variables, ...filterVariables(params, subCategoryId) };
}

/** Loads a product list's facets (shop/catalogue/filters/useFilters.ts) apart from the products, which don't wait for them. */
const facets = (list: 'search' | 'listing' | 'collection'): RouteObject => ({
  id: `${list}Facets`,
  index: true,
  lazy: { loader: async () => (await import('../shop/catalogue/filters/loadFacets.ts')).loadFacets },
});

/** The pages that the server renders; their components are styled by CSS alone. The handle finds their first pictures. */
const publicPages = (): RouteObject[] => [
  {
    id: `${CATALOGUE_ROUTE}home`,
    index: true,
    loader: preload(homePage, noVariables),
    lazy: { Component: async () => (await import('../shop/catalogue/home/HomePage.tsx')).HomePage },
  },
  page('categories', {
    id: `${CATALOGUE_ROUTE}categories`,
    query: () => import('../shop/catalogue/categories/__generated__/CategoriesPageQuery.graphql.ts'),
    fetchPolicy: 'store-or-network',
    Component: async () => (await import('../shop/catalogue/categories/CategoriesPage.tsx')).CategoriesPage,
  }),
  {
    id: `${CATALOGUE_ROUTE}search`,
    path: 'search',
    loader: preload(searchPage, ({ request }) => {
      const params = new URL(request.url).searchParams;
      const text = searchedText(params);
      const isExact = isExactSearch(params);
      const variables = { text, isCorrected: !isExact };
      if (text === '') return null;
      return params.size > (isExact ? 2 : 1) ? addFilters(variables, params) : variables;
    }),
    children: [facets('search')],
    lazy: {
      Component: async () => (await import('../shop/search/SearchPage.tsx')).SearchPage,
      handle: async () => (await import('../shop/search/SearchPage.tsx')).searchPictures,
    },
  },
  {
    id: `${CATALOGUE_ROUTE}product`,
    path: 'product/:slug',
    loader: preload(productPage, ({ params }) => ({ id: idFromSegment(params['slug']) })),
    lazy: {
      Component: async () => (await import('../shop/catalogue/product/ProductPage.tsx')).ProductPage,
      handle: async () => (await import('../shop/catalogue/product/ProductPage.tsx')).productPictures,
    },
  },
  page('pages/:handle/versions?/:number?', {
    id: `${CATALOGUE_ROUTE}pages`,
    query: () => import('../shop/pages/__generated__/ContentPageQuery.graphql.ts'),
    variables:
      async () =>
      ({ params }) => ({ handle: params['handle'], number: Number(params['number']) || null }),
    Component: async () => (await import('../shop/pages/ContentPage.tsx')).ContentPage,
  }),
  page('collections/:collection', {
    id: `${CATALOGUE_ROUTE}collection`,
    query: () => import('../shop/catalogue/collections/__generated__/CollectionPageQuery.graphql.ts'),
    variables: async () =>
      (await import('../shop/catalogue/collections/collectionPageVariables.ts')).collectionPageVariables,
    Component: async () => (await import('../shop/catalogue/collections/CollectionPage.tsx')).CollectionPage,
    children: [facets('collection')],
  }),
  {
    id: `${CATALOGUE_ROUTE}listing`,
    path: ':category/:subCategory',
    loader: preload(listingPage, ({ request, params }) => {
      const subCategoryId = idFromSegment(params['subCategory']);
      const filter = { subCategoryIds: [subCategoryId].filter(isSubCategoryId) };
      const variables = { categoryId: idFromSegment(params['category']), subCategoryId, filter };
      const { searchParams } = new URL(request.url);
      return searchParams.size > 0 ? addFilters(variables, searchParams, subCategoryId) : variables;
    }),
    children: [facets('listing')],
    lazy: {
      Component: async () => (await import('../shop/catalogue/listing/ListingPage.tsx')).ListingPage,
      handle: async () => (await import('../shop/catalogue/listing/ListingPage.tsx')).listingPictures,
    },
  },
  page('*', { Component: async () => (await import('../shop/layout/NotFoundPage.tsx')).NotFoundPage }),
];

const redirectIfSignedIn = {
  query: () => import('../shop/identity/login/__generated__/RedirectIfSignedInQuery.graphql.ts'),
  fetchPolicy: 'network-only',
} as const;

/** The pages of login and registration; each shows the action that waits for login, as those of recovery do (accountRoutes.ts). */
const loginPages = (): RouteObject[] => [
  page('login', {
    ...redirectIfSignedIn,
    Component: async () => (await import('../shop/identity/login/LoginPage.tsx')).LoginPage,
  }),
  page('register', {
    ...redirectIfSignedIn,
    Component: async () => (await import('../shop/identity/login/RegisterPage.tsx')).RegisterPage,
  }),
  page('verify-email', {
    ...redirectIfSignedIn,
    Component: async () => (await import('../shop/identity/login/VerifyEmailPage.tsx')).VerifyEmailPage,
  }),
];

const chakraRoot = () => ({ Component: async () => (await import('./ChakraPages.tsx')).ChakraPages });

/** The pages of shoppers whose components are Chakra's. */
const chakraPages = (): RouteObject[] => [
  {
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: async () => (await import('../shop/identity/login/loadPendingProduct.ts')).loadPendingProduct,
      Component: async () => (await import('../shop/identity/login/PendingProductRoute.tsx')).PendingProductRoute,
    },
    children: loginPages(),
  },
  page('user', {
    query: () => import('../shop/identity/__generated__/AccountMenuPageQuery.graphql.ts'),
    fetchPolicy: 'store-or-network',
    Component: async () => (await import('../shop/identity/AccountMenuPage.tsx')).AccountMenuPage,
  }),
  page('dashboard/order-again', {
    query: () => import('../shop/catalogue/orderAgain/__generated__/OrderAgainPageQuery.graphql.ts'),
    Component: async () => (await import('../shop/catalogue/orderAgain/OrderAgainPage.tsx')).OrderAgainPage,
  }),
  page('dashboard/myorders', {
    query: () => import('../shop/orders/list/__generated__/OrdersPageQuery.graphql.ts'),
    Component: async () => (await import('../shop/orders/list/OrdersPage.tsx')).OrdersPage,
  }),
  page('dashboard/myorders/:orderId', {
    query: () => import('../shop/orders/__generated__/OrderPageQuery.graphql.ts'),
    variables: idParam('orderId'),
    Component: async () => (await import('../shop/orders/OrderPage.tsx')).OrderPage,
  }),
  page('cart', {
    query: () => import('../shop/cart/panel/__generated__/CartPageQuery.graphql.ts'),
    Component: async () => (await import('../shop/cart/panel/CartPage.tsx')).CartPage,
  }),
  page('checkout', {
    query: () => import('../shop/checkout/__generated__/CheckoutPageQuery.graphql.ts'),
    Component: async () => (await import('../shop/checkout/CheckoutPage.tsx')).CheckoutPage,
  }),
  {
    path: 'success',
    lazy: {
      loader: async () => (await import('../shop/checkout/result/resultLoaders.ts')).loadSuccess,
      Component: async () => (await import('../shop/checkout/result/SuccessPage.tsx')).SuccessPage,
    },
  },
  {
    path: 'cancel',
    lazy: {
      loader: async () => (await import('../shop/checkout/result/resultLoaders.ts')).loadCancel,
      Component: async () => (await import('../shop/checkout/result/CancelPage.tsx')).CancelPage,
    },
  },
  { id: ACCOUNT_ROUTE, children: [] },
];

/**
 * All routes of the shop but those that discoverRoutes.ts adds; relay/preload.ts explains how a page plugs in. A new
 * table is created for each router, because a router stores in it which lazy parts it has loaded.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: SessionRoute,
    loader: loadSession,
    shouldRevalidate: () => true,
    HydrateFallback: AppSkeleton,
    ErrorBoundary: ErrorPage,
    children: [
      {
        Component: NavigationRoute,
        children: [
          {
            Component: Layout,
            loader: loadLayout,
            shouldRevalidate: revalidateOnSessionChange,
            children: [
              {
                ErrorBoundary: ErrorPage,
                children: [...publicPages(), { lazy: chakraRoot(), children: chakraPages() }],
              },
            ],
          },
          { lazy: chakraRoot(), children: [{ id: STAFF_ROUTE, children: [] }] },
        ],
      },
    ],
  },
];
