import { SHOP_IDENTITY_ID, type ShopIdentity } from '@kirana/shared/shopIdentity.ts';

const SHOP: ShopIdentity = {
  ...{ name: 'Kirana', promise: 'in 10 minutes', logo: null },
  ...{ notices: ['Sold by Kirana, 1 Road'], contacts: [], links: [], paymentMethods: [] },
};

/** Puts the identity of the specification's shop into the document, as the server does. */
export function provideShopIdentity(): void {
  if (document.getElementById(SHOP_IDENTITY_ID)) return;
  const element = Object.assign(document.createElement('script'), { type: 'application/json', id: SHOP_IDENTITY_ID });
  element.textContent = JSON.stringify(SHOP);
  document.head.append(element);
}
