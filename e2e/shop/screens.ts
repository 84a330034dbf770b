import type { BrowserContext, Locator, Page } from '@playwright/test';
import { adminScreens } from './adminScreens.ts';
import type { Database } from './database.ts';
import { milkShelfPath, stockProduct, type OwnProduct } from './shelf.ts';
import { staffScreens } from './staffScreens.ts';
import { fillCart, newcomer, placeOrder } from './shopper.ts';
import { saveWidestAddress, signInWidest, stockWidestProduct } from './widestData.ts';

/** What a screen may need before it opens. */
export interface Scene {
  page: Page;
  context: BrowserContext;
  database: Database;
}

/** A screen of the shop, and what it takes to be there. */
export interface Screen {
  name: string;
  /** The page's title without the shop's name. */
  title: string | RegExp;
  open: (scene: Scene) => Promise<void>;
  /** Proof that what the screen is for is there. */
  shows: (page: Page) => Locator;
}

const at =
  (path: string) =>
  async ({ page }: Scene) =>
    void (await page.goto(path));

/** As somebody new, who has an account and nothing else. */
const signedInAt = (path: string) => async (scene: Scene) => {
  await signInWidest(scene.context);
  await scene.page.goto(path);
};

/** Signs somebody in who has two pieces of a product in the cart. */
export async function withCart({ context, database }: Scene): Promise<OwnProduct> {
  const product = await stockWidestProduct(database, 12);
  await signInWidest(context);
  await fillCart(context, product, 2);
  return product;
}

/** Signs somebody in who has ordered. Answers the order's id. */
async function withOrder(scene: Scene): Promise<string> {
  const product = await withCart(scene);
  return placeOrder(scene.context, 2 * product.price, await saveWidestAddress(scene.context));
}

const main = (page: Page) => page.getByRole('main');

/** Every screen of the shop, in each of its states. */
export const screens: Screen[] = [
  {
    name: 'home',
    title: 'Groceries in 10 minutes',
    open: at('/'),
    shows: (page) => main(page).getByRole('link', { name: 'See All in' }).first(),
  },
  {
    name: 'search results',
    title: 'Search: milk',
    open: at('/search?q=milk'),
    shows: (page) => main(page).getByText(/^Search Results: \d{2,}$/),
  },
  {
    name: 'search without a result',
    title: 'Search: xyzzy',
    open: at('/search?q=xyzzy'),
    shows: (page) => main(page).getByText('No Data found'),
  },
  {
    name: 'search without a text',
    title: 'Search',
    open: at('/search'),
    shows: (page) => main(page).getByText('What are you looking for?'),
  },
  {
    name: 'listing',
    title: / in .+$/,
    open: async ({ page, database }) => {
      await page.goto(await milkShelfPath(database));
    },
    shows: (page) => main(page).getByText(/^\d+ products$/),
  },
  {
    name: 'product',
    title: /^Own .+, 12 x 1.25 litres$/,
    open: async ({ page, database }) => {
      await page.goto((await stockWidestProduct(database, 20)).path);
    },
    shows: (page) => main(page).getByText('20% Discount'),
  },
  {
    name: 'sold-out product',
    title: /^Own \w+, 500 g$/,
    open: async ({ page, database }) => {
      await page.goto((await stockProduct(database, { stock: 0 })).path);
    },
    shows: (page) => main(page).getByText('Out of Stock'),
  },
  {
    name: 'product that does not exist',
    title: 'This product is no longer sold',
    open: at('/product/nothing-prod_01m7xvwxjre4cab7qeq5cj7218'),
    shows: (page) => main(page).getByRole('link', { name: 'Go to home' }),
  },
  {
    name: 'login',
    title: 'Log in',
    open: at('/login'),
    shows: (page) => page.getByLabel('Email'),
  },
  {
    name: 'register',
    title: 'Create your account',
    open: at('/register'),
    shows: (page) => page.getByLabel('Confirm password'),
  },
  {
    name: 'forgotten password',
    title: 'Forgot your password?',
    open: at('/forgot-password'),
    shows: (page) => main(page).getByRole('button', { name: 'Send Otp' }),
  },
  {
    name: 'code for a forgotten password',
    title: 'Check your email',
    open: async ({ page }) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(newcomer().email);
      await page.getByRole('button', { name: 'Send Otp' }).click();
    },
    shows: (page) => main(page).getByRole('button', { name: 'Verify OTP' }),
  },
  {
    name: 'link of a mail that is too old',
    title: 'This link does not work any more',
    open: at('/verify-email?token=gone'),
    shows: (page) => main(page).getByRole('heading', { name: 'This link does not work any more' }),
  },
  {
    name: 'profile',
    title: 'Profile',
    open: signedInAt('/dashboard/profile'),
    shows: (page) => main(page).getByRole('button', { name: 'Delete my account' }),
  },
  {
    name: 'devices',
    title: 'Devices',
    open: signedInAt('/dashboard/devices'),
    shows: (page) => main(page).getByText('This device', { exact: true }),
  },
  {
    name: 'API tokens',
    title: 'API Tokens',
    open: signedInAt('/dashboard/api-tokens'),
    shows: (page) => main(page).getByText('No API token yet'),
  },
  {
    name: 'admin area without permission',
    title: 'Do not have permission',
    open: signedInAt('/dashboard/product'),
    shows: (page) => main(page).getByRole('link', { name: 'Go to home' }),
  },
  ...adminScreens,
  ...staffScreens,
  {
    name: 'account',
    title: 'My Account',
    open: signedInAt('/user'),
    shows: (page) => main(page).getByRole('button', { name: 'Log Out' }),
  },
  {
    name: 'empty address book',
    title: 'Address',
    open: signedInAt('/dashboard/address'),
    shows: (page) => main(page).getByText('No address saved yet'),
  },
  {
    name: 'address book',
    title: 'Address',
    open: async ({ page, context }) => {
      await signInWidest(context);
      await saveWidestAddress(context);
      await page.goto('/dashboard/address');
    },
    shows: (page) => main(page).getByText('Thiruvananthapuram'),
  },
  {
    name: 'orders, none yet',
    title: 'My Orders',
    open: signedInAt('/dashboard/myorders'),
    shows: (page) => main(page).getByText('No order yet'),
  },
  {
    name: 'orders',
    title: 'My Orders',
    open: async (scene) => {
      await withOrder(scene);
      await scene.page.goto('/dashboard/myorders');
    },
    shows: (page) => main(page).getByRole('link', { name: /^Order #\d+$/ }),
  },
  {
    name: 'order',
    title: /^Order #\d+$/,
    open: async (scene) => {
      await scene.page.goto(`/dashboard/myorders/${await withOrder(scene)}`);
    },
    shows: (page) => main(page).getByRole('region', { name: 'Delivery address' }),
  },
  {
    name: 'order of somebody else',
    title: 'We could not find this order',
    open: async (scene) => {
      const order = await withOrder(scene);
      await signInWidest(scene.context);
      await scene.page.goto(`/dashboard/myorders/${order}`);
    },
    shows: (page) => main(page).getByRole('link', { name: 'See all orders' }),
  },
  {
    name: 'empty cart',
    title: 'My Cart',
    open: signedInAt('/cart'),
    shows: (page) => main(page).getByText('Your cart is empty'),
  },
  {
    name: 'cart',
    title: 'My Cart',
    open: async (scene) => {
      await withCart(scene);
      await scene.page.goto('/cart');
    },
    shows: (page) => main(page).getByRole('button', { name: 'Proceed' }),
  },
  {
    name: 'checkout',
    title: 'Checkout',
    open: async (scene) => {
      await withCart(scene);
      await saveWidestAddress(scene.context);
      await scene.page.goto('/checkout');
    },
    shows: (page) => main(page).getByRole('button', { name: 'Cash on Delivery' }),
  },
  {
    name: 'success',
    title: 'Payment Successfully',
    open: at('/success'),
    shows: (page) => main(page).getByRole('link', { name: 'Go To Home' }),
  },
  {
    name: 'cancel',
    title: 'Order Cancel',
    open: at('/cancel'),
    shows: (page) => main(page).getByRole('link', { name: 'Go To Home' }),
  },
  {
    name: 'address that leads nowhere',
    title: 'This page does not exist',
    open: at('/there/is/nothing/here'),
    shows: (page) => main(page).getByRole('link', { name: 'Go to home' }),
  },
];
