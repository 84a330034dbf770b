import type { BrowserContext, Locator, Page } from '@playwright/test';
import { adminScreens } from './adminScreens.ts';
import { cartScreens, withCart } from './cartScreens.ts';
import type { Database } from './database.ts';
import { milkListingPath, insertProduct } from './products.ts';
import { staffScreens } from './staffScreens.ts';
import { reportProblem } from './refundRequests.ts';
import { addFavourite, newShopper, placeOrder } from './shopper.ts';
import { saveWidestAddress, signUpWidest, insertWidestProduct } from './widestData.ts';

/** What opening a screen may use. */
export interface ScreenContext {
  page: Page;
  context: BrowserContext;
  database: Database;
}

/** A screen of the shop in one state, and how to open it. */
export interface Screen {
  name: string;
  /** The page's title without the shop's name. */
  title: string | RegExp;
  open: (screen: ScreenContext) => Promise<void>;
  /** The element that shows that the screen has its content. */
  shows: (page: Page) => Locator;
  /** On phones it has a header of its own in place of the shop's header and footer. */
  hasOwnHeader?: boolean;
  /** `open` presses something on another screen. */
  isOpenedByPress?: boolean;
}

const at =
  (path: string) =>
  async ({ page }: ScreenContext) =>
    void (await page.goto(path));

/** Opens the path as a new shopper without cart, address or orders. */
const signedInAt = (path: string) => async (screen: ScreenContext) => {
  await signUpWidest(screen.context);
  await screen.page.goto(path);
};

/** Signs in a new shopper who has placed an order. Returns the order's id. */
async function withOrder(screen: ScreenContext): Promise<string> {
  const product = await withCart(screen);
  return placeOrder(screen.context, 2 * product.price, await saveWidestAddress(screen.context));
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
    name: 'categories',
    title: 'All categories',
    open: at('/categories'),
    shows: (page) => main(page).getByRole('link').nth(20),
  },
  {
    name: 'search results',
    title: 'Search: milk',
    open: at('/search?q=milk'),
    shows: (page) => main(page).getByText(/^Search Results: \d{2,}$/),
  },
  {
    name: 'search without results',
    title: 'Search: xyzzy',
    open: at('/search?q=xyzzy'),
    shows: (page) => main(page).getByText('No Data found'),
  },
  {
    name: 'search without a query',
    title: 'Search',
    open: at('/search'),
    shows: (page) => main(page).getByText('What are you looking for?'),
  },
  {
    name: 'listing',
    title: / in .+$/,
    open: async ({ page, database }) => {
      await page.goto(await milkListingPath(database));
    },
    shows: (page) => main(page).getByText(/^\d+ products$/),
  },
  {
    name: 'product',
    title: /^Own .+, 12 x 1.25 litres$/,
    open: async ({ page, database }) => {
      await page.goto((await insertWidestProduct(database, 20)).path);
    },
    shows: (page) => main(page).getByText('20% Discount'),
  },
  {
    name: 'sold-out product',
    title: /^Own \w+, 500 g$/,
    open: async ({ page, database }) => {
      await page.goto((await insertProduct(database, { stock: 0 })).path);
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
    name: 'password reset code',
    isOpenedByPress: true,
    title: 'Check your email',
    open: async ({ page }) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(newShopper().email);
      await page.getByRole('button', { name: 'Send Otp' }).click();
    },
    shows: (page) => main(page).getByRole('button', { name: 'Verify OTP' }),
  },
  {
    name: 'expired link of a mail',
    isOpenedByPress: true,
    title: 'This link doesn’t work',
    open: async ({ page }) => {
      await page.goto('/verify-email#token=expired');
      await page.getByRole('button', { name: 'Confirm email' }).click();
    },
    shows: (page) => main(page).getByRole('heading', { name: 'This link doesn’t work' }),
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
    shows: (page) => main(page).getByText('No API tokens yet'),
  },
  {
    name: 'back office without permission',
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
    shows: (page) => main(page).getByText('No saved addresses yet'),
  },
  {
    name: 'address book',
    title: 'Address',
    open: async ({ page, context }) => {
      await signUpWidest(context);
      await saveWidestAddress(context);
      await page.goto('/dashboard/address');
    },
    shows: (page) => main(page).getByText('Thiruvananthapuram'),
  },
  {
    name: 'favourites, none yet',
    title: 'Favourites',
    open: signedInAt('/dashboard/favourites'),
    shows: (page) => main(page).getByText('No favourites yet'),
  },
  {
    name: 'favourites',
    title: 'Favourites',
    open: async (screen) => {
      const { page, context, database } = screen;
      await signUpWidest(context);
      const products = [await insertWidestProduct(database, 20), await insertProduct(database, { stock: 0 })];
      for (const product of products) await addFavourite(context, product);
      await page.goto('/dashboard/favourites');
    },
    shows: (page) => main(page).getByRole('button', { name: /Notify me/ }),
  },
  {
    name: 'order again, no orders yet',
    title: 'Order again',
    open: signedInAt('/dashboard/order-again'),
    shows: (page) => main(page).getByText('Your usuals will be here'),
  },
  {
    name: 'orders, none yet',
    title: 'My Orders',
    open: signedInAt('/dashboard/myorders'),
    shows: (page) => main(page).getByText('No orders yet'),
  },
  {
    name: 'orders',
    title: 'My Orders',
    open: async (screen) => {
      await withOrder(screen);
      await screen.page.goto('/dashboard/myorders');
    },
    shows: (page) => main(page).getByRole('link', { name: /^Order #\d+$/ }),
  },
  {
    name: 'order',
    title: /^Order #\d+$/,
    open: async (screen) => {
      await screen.page.goto(`/dashboard/myorders/${await withOrder(screen)}`);
    },
    shows: (page) => main(page).getByRole('region', { name: 'Delivery address' }),
  },
  {
    name: 'order with a reported problem',
    title: /^Order #\d+$/,
    open: async (screen) => {
      const order = await reportProblem(screen.database, await withOrder(screen));
      await screen.page.goto(`/dashboard/myorders/${order}`);
    },
    shows: (page) => main(page).getByRole('region', { name: 'Problems you reported' }),
  },
  {
    name: 'order of another shopper',
    title: 'We couldn’t find this order',
    open: async (screen) => {
      const order = await withOrder(screen);
      await signUpWidest(screen.context);
      await screen.page.goto(`/dashboard/myorders/${order}`);
    },
    shows: (page) => main(page).getByRole('link', { name: 'View all orders' }),
  },
  ...cartScreens,
  {
    name: 'checkout',
    title: 'Checkout',
    open: async (screen) => {
      await withCart(screen);
      await saveWidestAddress(screen.context);
      await screen.page.goto('/checkout');
    },
    shows: (page) => main(page).getByRole('button', { name: 'Cash on Delivery' }),
    hasOwnHeader: true,
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
    name: 'unknown URL',
    title: 'This page does not exist',
    open: at('/unknown/path/of/the/shop'),
    shows: (page) => main(page).getByRole('link', { name: 'Go to home' }),
  },
];
