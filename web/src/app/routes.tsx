import type { LoaderFunction, RouteObject } from 'react-router-dom';
import homePage from '../catalogue/home/__generated__/HomePageQuery.graphql.ts';
import listingPage from '../catalogue/listing/__generated__/ListingPageQuery.graphql.ts';
import productPage from '../catalogue/product/__generated__/ProductPageQuery.graphql.ts';
import searchPage from '../catalogue/search/__generated__/SearchPageQuery.graphql.ts';
import { idFromSegment, isExactSearch, isSubCategoryId, searchedText } from '../catalogue/paths.ts';
import { preload } from '../relay/preload.ts';
import { loadSession, SessionRoute, revalidateOnSessionChange } from '../relay/SessionRoute.tsx';
import { networkLoader, noVariables } from './networkLoader.ts';
import { ACCOUNT_ROUTE, STAFF_ROUTE } from './discoverRoutes.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { AppSkeleton } from './AppSkeleton.tsx';
import { Layout } from './Layout.tsx';
import { loadLayout } from './loadLayout.ts';
import { CATALOGUE_ROUTE } from './matchPage.ts';
import { NavigationRoute } from './NavigationRoute.tsx';

const notFound = (path: string): RouteObject => ({
  path,
  lazy: { Component: async () => (await import('./NotFoundPage.tsx')).NotFoundPage },
});

/** Adds the filters in a URL to the variables of its page; their code is loaded for a URL that may have some. */
async function addFilters<Variables>(variables: Variables, params: URLSearchParams, subCategoryId?: string) {
  const { filterVariables } = await import('../catalogue/filters/filterVariables.ts');
  return { ...variables, ...filterVariables(params, subCategoryId) };
}

/** Loads what a list's products can be filtered by (catalogue/filters/useFilters.ts), apart from the products, which don't wait for it. */
const facets = (list: 'search' | 'listing'): RouteObject => ({
  id: `${list}Facets`,
  index: true,
  lazy: { loader: async () => (await import('../catalogue/filters/loadFacets.ts')).loadFacets },
});

/** The pages that the server renders; their components are styled by CSS alone. The handle finds their first pictures. */
const publicPages = (): RouteObject[] => [
  {
    id: `${CATALOGUE_ROUTE}home`,
    index: true,
    loader: preload(homePage, noVariables),
    lazy: { Component: async () => (await import('../catalogue/home/HomePage.tsx')).HomePage },
  },
  {
    id: `${CATALOGUE_ROUTE}categories`,
    path: 'categories',
    lazy: {
      loader: async () =>
        preload(
          (await import('../catalogue/categories/__generated__/CategoriesPageQuery.graphql.ts')).default,
          noVariables,
        ),
      Component: async () => (await import('../catalogue/categories/CategoriesPage.tsx')).CategoriesPage,
    },
  },
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
      Component: async () => (await import('../catalogue/search/SearchPage.tsx')).SearchPage,
      handle: async () => (await import('../catalogue/search/SearchPage.tsx')).searchPictures,
    },
  },
  {
    id: `${CATALOGUE_ROUTE}product`,
    path: 'product/:slug',
    loader: preload(productPage, ({ params }) => ({ id: idFromSegment(params['slug']) })),
    lazy: {
      Component: async () => (await import('../catalogue/product/ProductPage.tsx')).ProductPage,
      handle: async () => (await import('../catalogue/product/ProductPage.tsx')).productPictures,
    },
  },
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
      Component: async () => (await import('../catalogue/listing/ListingPage.tsx')).ListingPage,
      handle: async () => (await import('../catalogue/listing/ListingPage.tsx')).listingPictures,
    },
  },
  notFound('*'),
];

async function loadRedirect(): Promise<LoaderFunction> {
  const { default: query } = await import('../identity/login/__generated__/RedirectIfSignedInQuery.graphql.ts');
  return preload(query, noVariables, 'network-only');
}

/** The pages of login, registration and recovery; what waits for the login is shown on each of them. */
const loginPages = (): RouteObject[] => [
  {
    path: 'login',
    lazy: {
      loader: loadRedirect,
      Component: async () => (await import('../identity/login/LoginPage.tsx')).LoginPage,
    },
  },
  {
    path: 'register',
    lazy: {
      loader: loadRedirect,
      Component: async () => (await import('../identity/login/RegisterPage.tsx')).RegisterPage,
    },
  },
  {
    path: 'forgot-password',
    lazy: { Component: async () => (await import('../identity/login/ForgotPasswordPage.tsx')).ForgotPasswordPage },
  },
  {
    path: 'verification-otp',
    lazy: { Component: async () => (await import('../identity/login/VerificationOtpPage.tsx')).VerificationOtpPage },
  },
  {
    path: 'reset-password',
    lazy: { Component: async () => (await import('../identity/login/ResetPasswordPage.tsx')).ResetPasswordPage },
  },
  {
    path: 'verify-email',
    lazy: {
      loader: loadRedirect,
      Component: async () => (await import('../identity/login/VerifyEmailPage.tsx')).VerifyEmailPage,
    },
  },
];

const chakraRoot = () => ({ Component: async () => (await import('./ChakraPages.tsx')).ChakraPages });

/** The pages of shoppers whose components are Chakra's. */
const chakraPages = (): RouteObject[] => [
  {
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: async () => (await import('../identity/login/loadPendingProduct.ts')).loadPendingProduct,
      Component: async () => (await import('../identity/login/PendingProductRoute.tsx')).PendingProductRoute,
    },
    children: loginPages(),
  },
  {
    path: 'user',
    lazy: {
      loader: async () =>
        preload((await import('../identity/__generated__/AccountMenuPageQuery.graphql.ts')).default, noVariables),
      Component: async () => (await import('../identity/AccountMenuPage.tsx')).AccountMenuPage,
    },
  },
  {
    path: 'dashboard/order-again',
    lazy: {
      loader: async () =>
        networkLoader((await import('../catalogue/orderAgain/__generated__/OrderAgainPageQuery.graphql.ts')).default),
      Component: async () => (await import('../catalogue/orderAgain/OrderAgainPage.tsx')).OrderAgainPage,
    },
  },
  {
    path: 'dashboard/myorders',
    lazy: {
      loader: async () => networkLoader((await import('../orders/__generated__/OrdersPageQuery.graphql.ts')).default),
      Component: async () => (await import('../orders/OrdersPage.tsx')).OrdersPage,
    },
  },
  {
    path: 'dashboard/myorders/:orderId',
    lazy: {
      loader: async () =>
        preload(
          (await import('../orders/__generated__/OrderPageQuery.graphql.ts')).default,
          ({ params }) => ({ id: params['orderId'] ?? '' }),
          'store-and-network',
        ),
      Component: async () => (await import('../orders/OrderPage.tsx')).OrderPage,
    },
  },
  {
    path: 'cart',
    lazy: {
      loader: async () => networkLoader((await import('../cart/__generated__/CartPageQuery.graphql.ts')).default),
      Component: async () => (await import('../cart/CartPage.tsx')).CartPage,
    },
  },
  {
    path: 'checkout',
    lazy: {
      loader: async () =>
        networkLoader((await import('../checkout/__generated__/CheckoutPageQuery.graphql.ts')).default),
      Component: async () => (await import('../checkout/CheckoutPage.tsx')).CheckoutPage,
    },
  },
  {
    path: 'success',
    lazy: {
      loader: async () => (await import('../checkout/resultLoaders.ts')).loadSuccess,
      Component: async () => (await import('../checkout/SuccessPage.tsx')).SuccessPage,
    },
  },
  {
    path: 'cancel',
    lazy: {
      loader: async () => (await import('../checkout/resultLoaders.ts')).loadCancel,
      Component: async () => (await import('../checkout/CancelPage.tsx')).CancelPage,
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
