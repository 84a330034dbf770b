import type { BrowserContext, Page } from '@playwright/test';
import { TypeID } from 'typeid-js';
import type { Scene, Screen } from './screens.ts';
import { ask, fillCart, PICKER, placeOrder, RIDER, signInAs, signInAsAdmin } from './shopper.ts';
import { saveWidestAddress, signInWidest, stockWidestProduct } from './widestData.ts';

const main = (page: Page) => page.getByRole('main');

/** Orders three pieces of a product, as somebody new. Answers the order's id. */
async function order({ context, database }: Scene): Promise<string> {
  const product = await stockWidestProduct(database);
  await signInWidest(context);
  await fillCart(context, product, 3);
  return placeOrder(context, 3 * product.price, await saveWidestAddress(context));
}

/** The order's id as pickers know it. */
function pickingId(orderId: string): string {
  return TypeID.fromUUID('pick', TypeID.fromString(orderId).toUUID()).toString();
}

async function startPicking({ request }: BrowserContext, orderId: string): Promise<void> {
  await ask(request, 'mutation ($input: PickingStartInput!) { pickingStart(input: $input) { __typename } }', {
    input: { orderId: pickingId(orderId), takeOver: true },
  });
}

/** As the admin on the order board, who need not mark lines. */
async function pack({ request }: BrowserContext, orderId: string): Promise<void> {
  for (const to of ['CONFIRMED', 'PICKING', 'PACKED']) {
    await ask(request, 'mutation ($input: OrderMoveInput!) { orderMove(input: $input) { __typename } }', {
      input: { orderId, to },
    });
  }
}

/** The screens of those who pack and bring orders, and of the admin who says who does. */
export const staffScreens: Screen[] = [
  {
    name: 'orders to pack',
    title: 'Packing',
    open: async (scene) => {
      await order(scene);
      await signInAs(scene.context, PICKER);
      await scene.page.goto('/dashboard/picking');
    },
    shows: (page) =>
      main(page)
        .getByRole('button', { name: /^Start packing/ })
        .first(),
  },
  {
    name: 'order that is being packed',
    title: /^Order #\d+$/,
    open: async (scene) => {
      const orderId = await order(scene);
      await signInAs(scene.context, PICKER);
      await startPicking(scene.context, orderId);
      await scene.page.goto(`/dashboard/picking/${pickingId(orderId)}`);
      await scene.page.getByRole('button', { name: /^Missing/ }).click();
    },
    shows: (page) => main(page).getByText('1 of 3 missing'),
  },
  {
    name: 'order that somebody else packs',
    title: /^Order #\d+$/,
    open: async (scene) => {
      const orderId = await order(scene);
      await signInAs(scene.context, PICKER);
      await startPicking(scene.context, orderId);
      await signInAsAdmin(scene.context);
      await scene.page.goto(`/dashboard/picking/${pickingId(orderId)}`);
    },
    shows: (page) => main(page).getByText('Demo Picker is packing this order.'),
  },
  {
    name: 'deliveries',
    title: 'Deliveries',
    open: async (scene) => {
      const orderId = await order(scene);
      await signInAsAdmin(scene.context);
      await pack(scene.context, orderId);
      await signInAs(scene.context, RIDER);
      await scene.page.goto('/dashboard/deliveries');
    },
    shows: (page) =>
      main(page)
        .getByRole('button', { name: /^Take it/ })
        .first(),
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
    name: 'staff',
    title: 'Staff',
    open: async ({ page, context }) => {
      await signInAsAdmin(context);
      await page.goto('/dashboard/staff');
    },
    shows: (page) => main(page).getByRole('button', { name: 'Take role away: Demo Picker' }),
  },
];
