import type { Page } from '@playwright/test';
import { giveStoreCredit } from './giveStoreCredit.ts';
import { insertProduct, type ProductFixture } from './products.ts';
import type { Screen, ScreenContext } from './screens.ts';
import { fillCart, saveForLater } from './shopper.ts';
import { insertWidestProduct, signUpWidest } from './widestData.ts';

const main = (page: Page) => page.getByRole('main');

/** Signs in a new shopper with two pieces of a product in the cart. */
export async function withCart({ context, database }: ScreenContext): Promise<ProductFixture> {
  const product = await insertWidestProduct(database, 12);
  await signUpWidest(context);
  await fillCart(context, product, 2);
  return product;
}

/** The cart's page in each of its states, and what pays for a cart. */
export const cartScreens: Screen[] = [
  {
    name: 'empty cart',
    title: 'Checkout',
    hasOwnHeader: true,
    open: async ({ page, context }) => {
      await signUpWidest(context);
      await page.goto('/checkout');
    },
    shows: (page) => main(page).getByText('Your cart is empty'),
  },
  {
    name: 'a visitor’s cart',
    title: 'My Cart',
    open: async ({ page }) => void (await page.goto('/cart')),
    shows: (page) => main(page).getByRole('button', { name: 'Proceed' }),
  },
  {
    name: 'empty cart with products saved for later',
    title: 'Checkout',
    hasOwnHeader: true,
    open: async ({ page, context, database }) => {
      await signUpWidest(context);
      const products = [await insertProduct(database, { stock: 0 }), await insertWidestProduct(database, 20)];
      for (const product of products) await saveForLater(context, product, 2);
      await database.rows('UPDATE saved_cart_lines SET seen_price_paise = 100 WHERE product_id = $1', [
        products[1]?.uuid,
      ]);
      await page.goto('/checkout');
    },
    shows: (page) => main(page).getByRole('button', { name: /Notify me/ }),
  },
  {
    name: 'store credit',
    title: 'Store credit',
    open: async ({ page, context, database }) => {
      await giveStoreCredit(database, await signUpWidest(context), 999_999_950);
      await page.goto('/dashboard/store-credit');
    },
    shows: (page) => main(page).getByText('Sorry for the wait'),
  },
];
