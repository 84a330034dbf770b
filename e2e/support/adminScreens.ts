import type { BrowserContext, Page } from '@playwright/test';
import type { ScreenContext, Screen } from './screens.ts';
import { deliver } from './deliver.ts';
import { holdOrder } from './holdOrder.ts';
import { orderNumber } from './orderNumber.ts';
import { reportProblem } from './refundRequests.ts';
import { executeMutation, fillCart, placeOrder, signInAsAdmin } from './shopper.ts';
import { saveWidestAddress, signUpWidest, insertWidestProduct } from './widestData.ts';

const asAdminAt = (path: string) => async (screen: ScreenContext) => {
  await signInAsAdmin(screen.context);
  await screen.page.goto(path);
};

/** Begins a draft of the home page, unless there is one. */
async function beginHomeDraft({ request }: BrowserContext): Promise<void> {
  const query = '{ managedHomePage { draft { id } versions { id } } }';
  const answer = await request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as {
    data: { managedHomePage: { draft: object | null; versions: { id: string }[] } };
  };
  const { draft, versions } = data.managedHomePage;
  if (draft !== null) return;
  const input = { versionId: versions[0]?.id };
  await executeMutation(
    request,
    'mutation ($input: HomeDraftCreateInput!) { homeDraftCreate(input: $input) { __typename } }',
    { input },
  );
}

const main = (page: Page) => page.getByRole('main');

/** The screens of the back office. */
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
    open: asAdminAt('/dashboard/subcategory?q=milk'), // the filter keeps the number of rows that axe checks small
    shows: (page) => main(page).getByRole('button', { name: 'Edit Milk', exact: true }),
  },
  {
    name: 'sub-categories for admins, no match',
    title: 'Sub Category',
    open: asAdminAt('/dashboard/subcategory?q=xyzzy'),
    shows: (page) => main(page).getByText('No Data found'),
  },
  {
    name: 'collections for admins',
    title: 'Collection',
    open: asAdminAt('/dashboard/collection'),
    shows: (page) => main(page).getByRole('link', { name: 'Add Collection' }),
  },
  {
    name: 'new collection, by rules',
    isOpenedByPress: true,
    title: 'New collection',
    open: async (screen) => {
      await asAdminAt('/dashboard/collection/new')(screen);
      await main(screen.page).getByRole('button', { name: 'All that match rules' }).click();
    },
    shows: (page) => main(page).getByText('Choose at least one rule.'),
  },
  {
    name: 'home page for admins',
    title: 'Home page',
    open: asAdminAt('/dashboard/home'),
    shows: (page) => main(page).getByText('The first home page').first(),
  },
  {
    name: 'editor of the home page',
    title: /^Draft of version \d+$/,
    open: async (screen) => {
      await signInAsAdmin(screen.context);
      await beginHomeDraft(screen.context);
      await screen.page.goto('/dashboard/home/draft');
    },
    shows: (page) => main(page).getByRole('button', { name: 'Publish now' }),
  },
  {
    name: 'staples for admins',
    title: 'Pick staples',
    open: asAdminAt('/dashboard/product/staples?q=toor'),
    shows: (page) => main(page).getByRole('checkbox', { name: /^Toor Dal, 1 kg/ }),
  },
  {
    name: 'synonyms for admins',
    title: 'Synonyms',
    open: asAdminAt('/dashboard/synonyms?q=paneer'),
    shows: (page) => main(page).getByRole('link', { name: 'paneer', exact: true }),
  },
  {
    name: 'a group of synonyms',
    title: 'New synonym group',
    open: asAdminAt('/dashboard/synonyms/new?term=zarneep&language=EN'),
    shows: (page) => main(page).getByText('Now: Nothing').or(main(page).getByText('Same results as now')).first(),
  },
  {
    name: 'refund requests for admins',
    title: 'Refund requests',
    open: async (screen) => {
      await signUpWidest(screen.context);
      const product = await insertWidestProduct(screen.database);
      await fillCart(screen.context, product, 2);
      const order = await placeOrder(screen.context, 2 * product.price, await saveWidestAddress(screen.context));
      await reportProblem(screen.database, order);
      await signInAsAdmin(screen.context);
      await screen.page.goto('/dashboard/refund-requests');
    },
    shows: (page) =>
      main(page)
        .getByRole('link', { name: /^#\d+$/ })
        .first(),
  },
  {
    name: 'refund requests for admins, none decided',
    title: 'Refund requests',
    open: asAdminAt('/dashboard/refund-requests?state=decided'),
    shows: (page) => main(page).getByRole('navigation', { name: 'Which requests' }),
  },
  {
    name: 'cash for admins',
    title: 'Cash',
    open: asAdminAt('/dashboard/cash'),
    shows: (page) => main(page).getByRole('navigation', { name: 'Which shifts' }),
  },
  {
    name: 'reports for admins',
    title: 'Reports',
    open: asAdminAt('/dashboard/reports'),
    shows: (page) => main(page).getByRole('link', { name: /^Sales by day/ }),
  },
  {
    name: 'a report for admins',
    title: 'Sales by day',
    open: asAdminAt('/dashboard/reports/sales-by-day?range=7-days'),
    shows: (page) => main(page).getByRole('row', { name: /^Total/ }),
  },
  {
    name: 'overview for admins',
    title: 'Overview',
    open: async (screen) => {
      await signInAsAdmin(screen.context);
      const product = await insertWidestProduct(screen.database);
      await fillCart(screen.context, product, 2);
      const order = await placeOrder(screen.context, 2 * product.price, await saveWidestAddress(screen.context));
      await deliver(screen.context, order);
      await screen.page.goto('/dashboard?days=7');
    },
    shows: (page) => main(page).getByRole('link', { name: /^Own / }).first(),
  },
  {
    name: 'order board',
    title: /^(\(\d+\) )?Orders$/,
    open: async (screen) => {
      const product = await insertWidestProduct(screen.database);
      await signUpWidest(screen.context);
      await fillCart(screen.context, product, 2);
      const order = await placeOrder(screen.context, 2 * product.price, await saveWidestAddress(screen.context));
      await signInAsAdmin(screen.context);
      // The board moves its cards when other journeys place orders.
      await screen.page.goto(`/dashboard/orders?q=${await orderNumber(screen.database, order)}`);
    },
    shows: (page) =>
      main(page)
        .getByRole('button', { name: /^Confirm order/ })
        .first(),
  },
  {
    name: 'orders on hold',
    title: /^(\(\d+\) )?Orders$/,
    open: async (screen) => {
      const product = await insertWidestProduct(screen.database);
      await signUpWidest(screen.context);
      await fillCart(screen.context, product, 2);
      const order = await placeOrder(screen.context, 2 * product.price, await saveWidestAddress(screen.context));
      await holdOrder(screen.database, order);
      await signInAsAdmin(screen.context);
      await screen.page.goto(`/dashboard/orders?show=hold&q=${await orderNumber(screen.database, order)}`);
    },
    shows: (page) => main(page).getByRole('list', { name: 'Orders on hold' }),
  },
  {
    name: 'orders for admins, no match',
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
    name: 'products for admins, no match',
    title: 'Product',
    open: asAdminAt('/dashboard/product?q=xyzzy'),
    shows: (page) => main(page).getByText('No Data found'),
  },
  {
    name: 'new product',
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
    name: 'import not found',
    title: 'This import doesn’t exist',
    open: asAdminAt('/dashboard/import/import_01m7xvwxjre4cab7qeq5cj7218'),
    shows: (page) => main(page).getByText('It may have been deleted, or the link is incomplete.'),
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
    shows: (page) => main(page).getByRole('table', { name: 'Schedule' }),
  },
  {
    name: 'page about the shop',
    title: 'Terms of use',
    open: asAdminAt('/pages/terms'),
    shows: (page) => main(page).getByRole('heading', { level: 2, name: 'Your account' }),
  },
  {
    name: 'complaint',
    title: 'Complaint',
    open: asAdminAt('/complaint'),
    shows: (page) => main(page).getByRole('button', { name: 'Send complaint' }),
  },
  {
    name: 'pages about the shop',
    title: 'Pages',
    open: asAdminAt('/dashboard/pages'),
    shows: (page) => main(page).getByRole('link', { name: 'Privacy' }),
  },
  {
    name: 'editor of a page',
    title: 'Privacy',
    open: asAdminAt('/dashboard/pages/privacy'),
    shows: (page) => main(page).getByRole('heading', { level: 2, name: 'Cookies' }),
  },
  {
    name: 'complaints, none yet',
    title: 'Complaints',
    open: asAdminAt('/dashboard/complaints'),
    shows: (page) => main(page).getByText('No open complaints'),
  },
  {
    name: 'privacy and consent',
    title: 'Privacy and consent',
    open: asAdminAt('/dashboard/privacy'),
    shows: (page) => main(page).getByRole('switch', { name: 'Offers and news by email' }),
  },
  {
    name: 'campaigns',
    title: 'Campaigns',
    open: asAdminAt('/dashboard/campaigns'),
    shows: (page) => main(page).getByRole('heading', { level: 2, name: 'Sent' }),
  },
  {
    name: 'data breaches',
    title: 'Data breaches',
    open: asAdminAt('/dashboard/breaches'),
    shows: (page) => main(page).getByRole('button', { name: 'Record a breach' }),
  },
  {
    name: 'webhooks',
    title: 'Webhooks',
    open: asAdminAt('/dashboard/webhooks'),
    shows: (page) => main(page).getByRole('button', { name: 'Add webhook' }),
  },
  {
    name: 'webhook not found',
    title: 'This webhook doesn’t exist',
    open: asAdminAt('/dashboard/webhooks/hook_01m7xvwxjre4cab7qeq5cj7218'),
    shows: (page) => main(page).getByText('It was deleted, along with its log.'),
  },
];
