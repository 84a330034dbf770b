import type { BrowserContext, Page } from '@playwright/test';
import { TypeID } from 'typeid-js';
import type { ScreenContext, Screen } from './screens.ts';
import { executeMutation, fillCart, logIn, PICKER, placeOrder, RIDER, signInAs, signInAsAdmin } from './shopper.ts';
import { signUpAdmin, totpCode } from './staff.ts';
import { saveWidestAddress, signUpWidest, insertWidestProduct } from './widestData.ts';

const main = (page: Page) => page.getByRole('main');

/** Orders three pieces of a product as a new shopper. Returns the order's id. */
async function order({ context, database }: ScreenContext): Promise<string> {
  const product = await insertWidestProduct(database);
  await signUpWidest(context);
  await fillCart(context, product, 3);
  return placeOrder(context, 3 * product.price, await saveWidestAddress(context));
}

/** The id of the order's `PickingOrder`. */
function pickingId(orderId: string): string {
  return TypeID.fromUUID('pick', TypeID.fromString(orderId).toUUID()).toString();
}

async function startPicking({ request }: BrowserContext, orderId: string): Promise<void> {
  await executeMutation(
    request,
    'mutation ($input: PickingStartInput!) { pickingStart(input: $input) { __typename } }',
    {
      input: { orderId: pickingId(orderId), takeOver: true },
    },
  );
}

/** Moves an order to PACKED as the signed-in admin, without recording picks. */
async function pack({ request }: BrowserContext, orderId: string): Promise<void> {
  for (const to of ['CONFIRMED', 'PICKING', 'PACKED']) {
    await executeMutation(
      request,
      'mutation ($input: OrderUpdateStatusInput!) { orderUpdateStatus(input: $input) { __typename } }',
      {
        input: { orderId, to },
      },
    );
  }
}

/** The screens of pickers and riders, and the admin's staff screen. */
export const staffScreens: Screen[] = [
  {
    name: 'picking queue',
    title: 'Picking',
    open: async (screen) => {
      await order(screen);
      await signInAs(screen.context, PICKER);
      await screen.page.goto('/dashboard/picking');
    },
    shows: (page) =>
      main(page)
        .getByRole('button', { name: /^Start picking/ })
        .first(),
  },
  {
    name: 'order being picked',
    isOpenedByPress: true,
    title: /^Order #\d+$/,
    open: async (screen) => {
      const orderId = await order(screen);
      await signInAs(screen.context, PICKER);
      await startPicking(screen.context, orderId);
      await screen.page.goto(`/dashboard/picking/${pickingId(orderId)}`);
      await screen.page.getByRole('button', { name: /^Missing/ }).click();
    },
    shows: (page) => main(page).getByText('1 of 3 missing'),
  },
  {
    name: 'order picked by another picker',
    title: /^Order #\d+$/,
    open: async (screen) => {
      const orderId = await order(screen);
      await signInAs(screen.context, PICKER);
      await startPicking(screen.context, orderId);
      await signInAsAdmin(screen.context);
      await screen.page.goto(`/dashboard/picking/${pickingId(orderId)}`);
    },
    shows: (page) => main(page).getByText('Demo Picker is picking this order.'),
  },
  {
    name: 'deliveries',
    title: 'Deliveries',
    open: async (screen) => {
      const orderId = await order(screen);
      await signInAsAdmin(screen.context);
      await pack(screen.context, orderId);
      await signInAs(screen.context, RIDER);
      await screen.page.goto('/dashboard/deliveries');
    },
    shows: (page) =>
      main(page)
        .getByRole('button', { name: /^Take it/ })
        .first(),
  },
  {
    name: 'cash of a rider',
    title: 'My cash',
    open: async ({ page, context }) => {
      await signInAs(context, RIDER);
      await page.goto('/dashboard/deliveries/cash');
    },
    shows: (page) => main(page).getByRole('link', { name: 'All deliveries' }),
  },
  {
    name: 'deliveries without permission',
    title: 'Do not have permission',
    open: async ({ page, context }) => {
      await signInAs(context, PICKER);
      await page.goto('/dashboard/deliveries');
    },
    shows: (page) => main(page).getByRole('link', { name: 'Go to home' }),
  },
  {
    name: 'security',
    title: 'Security',
    open: async ({ page, context, database }) => {
      await signUpAdmin(context, database);
      await page.goto('/dashboard/security');
    },
    shows: (page) => main(page).getByRole('button', { name: 'Set up' }),
  },
  {
    name: 'security, setting up',
    isOpenedByPress: true,
    title: 'Security',
    open: async ({ page, context, database }) => {
      await signUpAdmin(context, database);
      await page.goto('/dashboard/security');
      await main(page).getByRole('button', { name: 'Set up' }).click();
    },
    shows: (page) => main(page).getByRole('img', { name: 'QR code with your key' }),
  },
  {
    name: 'recovery codes',
    isOpenedByPress: true,
    title: 'Security',
    open: async ({ page, context, database }) => {
      await signUpAdmin(context, database);
      await page.goto('/dashboard/security');
      await main(page).getByRole('button', { name: 'Set up' }).click();
      const secret = await main(page)
        .getByRole('group', { name: 'Or type this key into the app' })
        .locator('code')
        .innerText();
      await main(page).getByLabel('Digit 1 of 6').pressSequentially(totpCode(secret));
    },
    shows: (page) => main(page).getByText('Save your recovery codes'),
  },
  {
    name: 'login, second step',
    isOpenedByPress: true,
    title: 'Enter your code',
    open: async ({ page, context, database }) => {
      const person = await signUpAdmin(context, database);
      await database.rows('UPDATE users SET two_factor_enabled_at = now() WHERE email = $1', [person.email]);
      await context.clearCookies();
      await page.goto('/login');
      await logIn(page, person);
    },
    shows: (page) => main(page).getByRole('button', { name: 'Use a recovery code' }),
  },
  {
    name: 'staff',
    title: 'Staff',
    open: async ({ page, context }) => {
      await signInAsAdmin(context);
      await page.goto('/dashboard/staff');
    },
    shows: (page) => main(page).getByRole('button', { name: 'Remove role: Demo Picker' }),
  },
];
