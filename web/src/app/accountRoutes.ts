import type { RouteObject } from 'react-router-dom';
import { networkLoader } from './networkLoader.ts';

/** The routes of an account that are opened rarely. */
export const accountRoutes = (): RouteObject[] => [
  {
    path: 'dashboard/profile',
    lazy: {
      loader: async () =>
        networkLoader((await import('../identity/profile/__generated__/ProfilePageQuery.graphql.ts')).default),
      Component: async () => (await import('../identity/profile/ProfilePage.tsx')).ProfilePage,
    },
  },
  {
    path: 'dashboard/devices',
    lazy: {
      loader: async () =>
        networkLoader((await import('../identity/sessions/__generated__/DevicesPageQuery.graphql.ts')).default),
      Component: async () => (await import('../identity/sessions/DevicesPage.tsx')).DevicesPage,
    },
  },
  {
    path: 'dashboard/security',
    lazy: {
      loader: async () =>
        networkLoader((await import('../identity/twoFactor/__generated__/SecurityPageQuery.graphql.ts')).default),
      Component: async () => (await import('../identity/twoFactor/SecurityPage.tsx')).SecurityPage,
    },
  },
  {
    path: 'dashboard/api-tokens',
    lazy: {
      loader: async () =>
        networkLoader((await import('../identity/apiTokens/__generated__/ApiTokensPageQuery.graphql.ts')).default),
      Component: async () => (await import('../identity/apiTokens/ApiTokensPage.tsx')).ApiTokensPage,
    },
  },
  {
    path: 'dashboard/address',
    lazy: {
      loader: async () =>
        networkLoader((await import('../addresses/__generated__/AddressPageQuery.graphql.ts')).default),
      Component: async () => (await import('../addresses/AddressPage.tsx')).AddressPage,
    },
  },
  {
    path: 'dashboard/store-credit',
    lazy: {
      loader: async () =>
        networkLoader((await import('../storeCredit/__generated__/StoreCreditPageQuery.graphql.ts')).default),
      Component: async () => (await import('../storeCredit/StoreCreditPage.tsx')).StoreCreditPage,
    },
  },
  {
    path: 'dashboard/favourites',
    lazy: {
      loader: async () =>
        networkLoader((await import('../catalogue/favourites/__generated__/FavouritesPageQuery.graphql.ts')).default),
      Component: async () => (await import('../catalogue/favourites/FavouritesPage.tsx')).FavouritesPage,
    },
  },
];
