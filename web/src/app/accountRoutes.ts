import type { RouteObject } from 'react-router-dom';
import { page } from '../relay/page.ts';
import { revalidateOnSessionChange } from '../relay/SessionRoute.tsx';

/** The routes of shoppers that are opened rarely. */
export const accountRoutes = (): RouteObject[] => [
  page('dashboard/profile', {
    query: () => import('../shop/identity/profile/__generated__/ProfilePageQuery.graphql.ts'),
    Component: async () => (await import('../shop/identity/profile/ProfilePage.tsx')).ProfilePage,
  }),
  page('dashboard/privacy', {
    query: () => import('../shop/identity/privacy/__generated__/PrivacyPageQuery.graphql.ts'),
    Component: async () => (await import('../shop/identity/privacy/PrivacyPage.tsx')).PrivacyPage,
  }),
  page('dashboard/devices', {
    query: () => import('../shop/identity/sessions/__generated__/DevicesPageQuery.graphql.ts'),
    Component: async () => (await import('../shop/identity/sessions/DevicesPage.tsx')).DevicesPage,
  }),
  page('dashboard/security', {
    query: () => import('../shop/identity/twoFactor/__generated__/SecurityPageQuery.graphql.ts'),
    Component: async () => (await import('../shop/identity/twoFactor/SecurityPage.tsx')).SecurityPage,
  }),
  page('dashboard/api-tokens', {
    query: () => import('../shop/identity/apiTokens/__generated__/ApiTokensPageQuery.graphql.ts'),
    Component: async () => (await import('../shop/identity/apiTokens/ApiTokensPage.tsx')).ApiTokensPage,
  }),
  page('dashboard/address', {
    query: () => import('../shop/addresses/__generated__/AddressPageQuery.graphql.ts'),
    Component: async () => (await import('../shop/addresses/AddressPage.tsx')).AddressPage,
  }),
  page('dashboard/store-credit', {
    query: () => import('../shop/storeCredit/__generated__/StoreCreditPageQuery.graphql.ts'),
    Component: async () => (await import('../shop/storeCredit/StoreCreditPage.tsx')).StoreCreditPage,
  }),
  page('dashboard/favourites', {
    query: () => import('../shop/catalogue/favourites/__generated__/FavouritesPageQuery.graphql.ts'),
    Component: async () => (await import('../shop/catalogue/favourites/FavouritesPage.tsx')).FavouritesPage,
  }),
  {
    shouldRevalidate: revalidateOnSessionChange,
    lazy: {
      loader: async () => (await import('../shop/identity/login/loadPendingProduct.ts')).loadPendingProduct,
      Component: async () => (await import('../shop/identity/login/PendingProductRoute.tsx')).PendingProductRoute,
    },
    children: [
      page('forgot-password', {
        Component: async () => (await import('../shop/identity/recovery/ForgotPasswordPage.tsx')).ForgotPasswordPage,
      }),
      page('verification-otp', {
        Component: async () => (await import('../shop/identity/recovery/VerificationOtpPage.tsx')).VerificationOtpPage,
      }),
      page('reset-password', {
        Component: async () => (await import('../shop/identity/recovery/ResetPasswordPage.tsx')).ResetPasswordPage,
      }),
    ],
  },
  page('complaint/:token?', {
    query: () => import('../shop/grievances/__generated__/ComplaintPageQuery.graphql.ts'),
    variables: async () => (await import('../shop/grievances/complaintVariables.ts')).complaintVariables,
    Component: async () => (await import('../shop/grievances/ComplaintPage.tsx')).ComplaintPage,
  }),
  page('preview/home/:token', {
    query: () => import('../shop/catalogue/home/__generated__/HomePreviewQuery.graphql.ts'),
    variables: async () => (await import('../shop/catalogue/home/HomePreview.tsx')).homePreviewVariables,
    Component: async () => (await import('../shop/catalogue/home/HomePreview.tsx')).HomePreview,
  }),
  page('preview/:token', {
    query: () => import('../shop/pages/__generated__/PagePreviewQuery.graphql.ts'),
    variables: async () => (await import('../shop/pages/pageUrl.ts')).tokenVariables,
    Component: async () => (await import('../shop/pages/PagePreview.tsx')).PagePreview,
  }),
];
