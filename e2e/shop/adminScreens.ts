import type { Page } from '@playwright/test';
import type { Scene, Screen } from './screens.ts';
import { fillCart, placeOrder, signInAsAdmin } from './shopper.ts';
import { saveWidestAddress, signInWidest, stockWidestProduct } from './widestData.ts';

const asAdminAt = (path: string) => async (scene: Scene) => {
  await signInAsAdmin(scene.context);
  await scene.page.goto(path);
};

const main = (page: Page) => page.getByRole('main');

/** The screens of the admin area. */
export const adminScreens: Screen[] = [
  {
    name: 'categories for admins',
    title: 'Category',
    open: asAdminAt('/dashboard/category'),
    shows: (page) =>
      main(page)
        .getByRole('button', { name: /^Delete / })
        .first(),
  },
  {
    name: 'sub-categories for admins',
    title: 'Sub Category',
    open: asAdminAt('/dashboard/subcategory?q=milk'), // all rows are alike, and axe takes its time for each
    shows: (page) => main(page).getByRole('button', { name: 'Edit Milk', exact: true }),
  },
  {
    name: 'sub-categories for admins, none of them looked for',
    title: 'Sub Category',
    open: asAdminAt('/dashboard/subcategory?q=xyzzy'),
    shows: (page) => main(page).getByText('No Data found'),
  },
  {
    name: 'overview for admins',
    title: 'Overview',
    open: async (scene) => {
      await signInAsAdmin(scene.context);
      const product = await stockWidestProduct(scene.database);
      await fillCart(scene.context, product, 2);
      await placeOrder(scene.context, 2 * product.price, await saveWidestAddress(scene.context));
      await scene.page.goto('/dashboard?days=7');
    },
    shows: (page) => main(page).getByRole('link', { name: /^Own / }).first(),
  },
  {
    name: 'order board',
    title: /^(\(\d+\) )?Orders$/,
    open: async (scene) => {
      const product = await stockWidestProduct(scene.database);
      await signInWidest(scene.context);
      await fillCart(scene.context, product, 2);
      await placeOrder(scene.context, 2 * product.price, await saveWidestAddress(scene.context));
      await signInAsAdmin(scene.context);
      await scene.page.goto('/dashboard/orders');
    },
    shows: (page) =>
      main(page)
        .getByRole('button', { name: /^Confirm order/ })
        .first(),
  },
  {
    name: 'orders for admins, none of them looked for',
    title: /^(\(\d+\) )?Orders$/,
    open: asAdminAt('/dashboard/orders?show=all&q=xyzzy'),
    shows: (page) => main(page).getByText('No Data found'),
  },
  {
    name: 'products for admins',
    title: 'Product',
    open: asAdminAt('/dashboard/product?sort=NAME&page=2'),
    shows: (page) => main(page).getByText(/^2\/\d{3}$/),
  },
  {
    name: 'products for admins, none of them looked for',
    title: 'Product',
    open: asAdminAt('/dashboard/product?q=xyzzy'),
    shows: (page) => main(page).getByText('No Data found'),
  },
  {
    name: 'a new product',
    title: 'Upload Product',
    open: asAdminAt('/dashboard/upload-product'),
    shows: (page) => main(page).getByRole('button', { name: 'Submit' }),
  },
  {
    name: 'import and export',
    title: 'Import & export',
    open: asAdminAt('/dashboard/import'),
    shows: (page) => main(page).getByText('Download catalogue'),
  },
  {
    name: 'import that is gone',
    title: 'This import is gone',
    open: asAdminAt('/dashboard/import/import_01m7xvwxjre4cab7qeq5cj7218'),
    shows: (page) => main(page).getByText('Imports are forgotten after a while'),
  },
  {
    name: 'audit log',
    title: 'Audit log',
    open: asAdminAt('/dashboard/audit'),
    shows: (page) => main(page).getByRole('heading', { level: 1, name: 'Audit log' }),
  },
  {
    name: 'background jobs',
    title: 'Background jobs',
    open: asAdminAt('/dashboard/jobs'),
    shows: (page) => main(page).getByRole('table', { name: 'By the clock' }),
  },
  {
    name: 'webhooks',
    title: 'Webhooks',
    open: asAdminAt('/dashboard/webhooks'),
    shows: (page) => main(page).getByRole('button', { name: 'Add webhook' }),
  },
  {
    name: 'webhook that is gone',
    title: 'This webhook is gone',
    open: asAdminAt('/dashboard/webhooks/hook_01m7xvwxjre4cab7qeq5cj7218'),
    shows: (page) => main(page).getByText('It was deleted, and its log with it.'),
  },
];
