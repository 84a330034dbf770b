import { createContext, useContext } from 'react';
import { SHOP_IDENTITY_ID, type ShopIdentity } from '@kirana/shared/shopIdentity.ts';

/** The identity that the server has put into the page; the server itself has no page. */
function readIdentity(): ShopIdentity {
  const text = typeof document === 'undefined' ? null : document.getElementById(SHOP_IDENTITY_ID)?.textContent;
  return JSON.parse(text ?? '{}') as ShopIdentity; // the server wrote it
}

/** Who the shop is. The server provides it to each page that it renders; a browser has it from the page. */
export const ShopIdentityContext = createContext(readIdentity());

/** The shop's name, its delivery promise and its logo. */
export function useShopIdentity(): ShopIdentity {
  return useContext(ShopIdentityContext);
}

/** Whether the name is beside the logo: a wide one contains it. */
export function isNamedBesideLogo(logo: ShopIdentity['logo']): boolean {
  return logo === null || logo.width < 2 * logo.height;
}

/** Where the shop delivers, with its promise: `at your door in 10 minutes`. */
export function atYourDoor(promise: string | null): string {
  return promise === null ? 'at your door' : `at your door ${promise}`;
}

/** The name of the delivery: that of a promise in minutes, or a plain one. */
export function deliveryClaim(promise: string | null): string {
  return promise?.includes('minute') === true ? 'Superfast Delivery' : 'Home Delivery';
}
