import type { Plugin } from 'vite';
import { SHOP_IDENTITY_ID, type ShopIdentity } from '@kirana/shared/shopIdentity.ts';

const SHOP: ShopIdentity = {
  ...{ name: 'Development', promise: 'in 10 minutes', logo: null },
  ...{ notices: ['Sold by A seller, 1 Road'], contacts: [], links: [], paymentMethods: ['Cash on delivery'] },
};

/** Puts an identity into the page of the development server; in a build the API's server does so, from the settings. */
export function shopInDevelopment(): Plugin {
  return {
    name: 'shop-in-development',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: SHOP_IDENTITY_ID },
        children: JSON.stringify(SHOP),
        injectTo: 'head',
      },
    ],
  };
}
