import type { RouteObject } from 'react-router-dom';
import { networkLoader } from '../relay/networkLoader.ts';

/** The routes of an account that are opened rarely. */
export const accountRoutes = (): RouteObject[] => [
  {
    path: 'dashboard/profile',
    lazy: {
      loader: async () =>
        networkLoader((await import('../shop/identity/profile/__generated__/ProfilePageQuery.graphql.ts')).default),
      Component: async () => (await import('../shop/identity/profile/ProfilePage.tsx')).ProfilePage,
    },
  },
  {
    path: 'dashboard/devices',
    lazy: {
      loader: async () =>
        networkLoader((await import('../shop/identity/sessions/__generated__/DevicesPageQuery.graphql.ts')).default),
      Component: async () => (await import('../shop/identity/sessions/DevicesPage.tsx')).DevicesPage,
    },
  },
  {
    path: 'dashboard/security',
    lazy: {
      loader: async () =>
        networkLoader((await import('../shop/identity/twoFactor/__generated__/SecurityPageQuery.graphql.ts')).default),
      Component: async () => (await import('../shop/identity/twoFactor/SecurityPage.tsx')).SecurityPage,
    },
  },
  {
    path: 'dashboard/api-tokens',
    lazy: {
      loader: async () =>
        networkLoader((await import('../shop/identity/apiTokens/__generated__/ApiTokensPageQuery.graphql.ts')).default),
      Component: async () => (await import('../shop/identity/apiTokens/ApiTokensPage.tsx')).ApiTokensPage,
    },
  },
  {
    path: 'dashboard/address',
    lazy: {
      loader: async () =>
        networkLoader((await import('../shop/addresses/__generated__/AddressPageQuery.graphql.ts')).default),
      Component: async () => (await import('../shop/addresses/AddressPage.tsx')).AddressPage,
    },
  },
  {
    path: 'dashboard/store-credit',
    lazy: {
      loader: async () =>
        networkLoader((await import('../shop/storeCredit/__generated__/StoreCreditPageQuery.graphql.ts')).default),
      Component: async () => (await import('../shop/storeCredit/StoreCreditPage.tsx')).StoreCreditPage,
    },
  },
  {
    path: 'dashboard/favourites',
    lazy: {
      loader: async () =>
        networkLoader(
          (await import('../shop/catalogue/favourites/__generated__/FavouritesPageQuery.graphql.ts')).default,
        ),
      Component: async () => (await import('../shop/catalogue/favourites/FavouritesPage.tsx')).FavouritesPage,
    },
  },
];
