import type { RouteObject } from 'react-router-dom';
import addressPage from '../addresses/__generated__/AddressPageQuery.graphql.ts';
import cartPage from '../cart/__generated__/CartPageQuery.graphql.ts';
import homePage from '../catalogue/__generated__/HomePageQuery.graphql.ts';
import listingPage from '../catalogue/__generated__/ListingPageQuery.graphql.ts';
import productPage from '../catalogue/__generated__/ProductPageQuery.graphql.ts';
import searchPage from '../catalogue/__generated__/SearchPageQuery.graphql.ts';
import { idFromSegment, searchedText } from '../catalogue/paths.ts';
import checkoutPage from '../checkout/__generated__/CheckoutPageQuery.graphql.ts';
import leaveIfSignedIn from '../identity/__generated__/LeaveIfSignedInQuery.graphql.ts';
import userPage from '../identity/__generated__/UserPageQuery.graphql.ts';
import { preload } from '../relay/preload.ts';
import { loadSession, SessionRoute, whenSessionChanges } from '../relay/SessionRoute.tsx';
import layout from './__generated__/LayoutQuery.graphql.ts';
import { anew, nothing } from './anew.ts';
import { GUARDED_ROUTE } from './discoverRoutes.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { FirstPaint } from './FirstPaint.tsx';
import { Layout } from './Layout.tsx';

const notFound = (path: string): RouteObject => ({
  path,
  lazy: { Component: async () => (await import('./NotFoundPage.tsx')).NotFoundPage },
});

const pages = (): RouteObject[] => [
  {
    index: true,
    loader: preload(homePage, nothing),
    lazy: { Component: async () => (await import('../catalogue/HomePage.tsx')).HomePage },
  },
  {
    path: 'search',
    loader: preload(searchPage, ({ request }) => {
      const text = searchedText(new URL(request.url).searchParams);
      return text === '' ? null : { text };
    }),
    lazy: { Component: async () => (await import('../catalogue/SearchPage.tsx')).SearchPage },
  },
  {
    path: 'product/:slug',
    loader: preload(productPage, ({ params }) => ({ id: idFromSegment(params['slug']) })),
    lazy: { Component: async () => (await import('../catalogue/ProductPage.tsx')).ProductPage },
  },
  {
    path: 'login',
    loader: preload(leaveIfSignedIn, nothing, 'network-only'),
    lazy: { Component: async () => (await import('../identity/LoginPage.tsx')).LoginPage },
  },
  {
    path: 'register',
    loader: preload(leaveIfSignedIn, nothing, 'network-only'),
    lazy: { Component: async () => (await import('../identity/RegisterPage.tsx')).RegisterPage },
  },
  {
    path: 'forgot-password',
    lazy: { Component: async () => (await import('../identity/ForgotPasswordPage.tsx')).ForgotPasswordPage },
  },
  {
    path: 'verification-otp',
    lazy: { Component: async () => (await import('../identity/VerificationOtpPage.tsx')).VerificationOtpPage },
  },
  {
    path: 'reset-password',
    lazy: { Component: async () => (await import('../identity/ResetPasswordPage.tsx')).ResetPasswordPage },
  },
  {
    path: 'verify-email',
    lazy: {
      loader: async () => (await import('../identity/confirmEmail.ts')).confirmEmail,
      Component: async () => (await import('../identity/VerifyEmailPage.tsx')).VerifyEmailPage,
    },
  },
  {
    path: 'user',
    loader: preload(userPage, nothing),
    lazy: { Component: async () => (await import('../identity/UserPage.tsx')).UserPage },
  },
  {
    path: 'dashboard/profile',
    lazy: {
      loader: async () => anew((await import('../identity/__generated__/ProfilePageQuery.graphql.ts')).default),
      Component: async () => (await import('../identity/ProfilePage.tsx')).ProfilePage,
    },
  },
  {
    path: 'dashboard/devices',
    lazy: {
      loader: async () => anew((await import('../identity/__generated__/DevicesPageQuery.graphql.ts')).default),
      Component: async () => (await import('../identity/DevicesPage.tsx')).DevicesPage,
    },
  },
  {
    path: 'dashboard/api-tokens',
    lazy: {
      loader: async () =>
        anew((await import('../identity/apiTokens/__generated__/ApiTokensPageQuery.graphql.ts')).default),
      Component: async () => (await import('../identity/apiTokens/ApiTokensPage.tsx')).ApiTokensPage,
    },
  },
  {
    path: 'dashboard/address',
    loader: anew(addressPage),
    lazy: { Component: async () => (await import('../addresses/AddressPage.tsx')).AddressPage },
  },
  {
    path: 'dashboard/myorders',
    lazy: {
      loader: async () => anew((await import('../orders/__generated__/OrdersPageQuery.graphql.ts')).default),
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
    loader: anew(cartPage),
    lazy: { Component: async () => (await import('../cart/CartPage.tsx')).CartPage },
  },
  {
    path: 'checkout',
    loader: anew(checkoutPage),
    lazy: { Component: async () => (await import('../checkout/CheckoutPage.tsx')).CheckoutPage },
  },
  {
    path: 'success',
    lazy: {
      loader: async () => (await import('../checkout/endLoaders.ts')).loadSuccess,
      Component: async () => (await import('../checkout/SuccessPage.tsx')).SuccessPage,
    },
  },
  {
    path: 'cancel',
    lazy: {
      loader: async () => (await import('../checkout/endLoaders.ts')).loadCancel,
      Component: async () => (await import('../checkout/CancelPage.tsx')).CancelPage,
    },
  },
  {
    path: ':category/:subCategory',
    loader: preload(listingPage, ({ params }) => ({
      categoryId: idFromSegment(params['category']),
      subCategoryId: idFromSegment(params['subCategory']),
    })),
    lazy: { Component: async () => (await import('../catalogue/ListingPage.tsx')).ListingPage },
  },
  { id: GUARDED_ROUTE, children: [] },
  notFound('*'),
];

/**
 * Every address of the shop, but for those of admins and staff (discoverRoutes.ts); how a page plugs in is written in relay/preload.ts. Made anew for each router, because a router
 * notes in them which of the lazy parts it has loaded.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: SessionRoute,
    loader: loadSession,
    shouldRevalidate: () => true,
    HydrateFallback: FirstPaint,
    ErrorBoundary: ErrorPage,
    children: [
      {
        Component: Layout,
        loader: preload(layout, nothing),
        shouldRevalidate: whenSessionChanges,
        children: [{ ErrorBoundary: ErrorPage, children: pages() }],
      },
    ],
  },
];
