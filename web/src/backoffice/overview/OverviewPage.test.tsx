import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PermissionsContext, type Permission } from '../../shop/identity/permissions.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../relay/RequestError.ts';
import overviewPage, { type OverviewPageQuery } from './__generated__/OverviewPageQuery.graphql.ts';
import { overviewVariables } from './overviewUrl.ts';
import { OverviewPage } from './OverviewPage.tsx';

const product = { __typename: 'Product', id: 'prod_1', name: 'Toor dal', availableForSale: true };
const shop = {
  days: [
    { day: '2026-01-14', orderCount: 4, revenue: 100_000 },
    { day: '2026-01-15', orderCount: 8, revenue: 140_000 },
  ],
  orderCount: 12,
  revenue: 240_000,
  previousOrderCount: 10,
  previousRevenue: 300_000,
  grossSales: 251_000,
  returns: 11_000,
  tax: 21_500,
  cashCollected: 90_000,
  cashRoundOff: 150,
  cashRefunded: 4000,
  topProducts: [
    { product, name: 'Toor dal', quantity: 1200, revenue: 90_000 },
    {
      product: { ...product, id: 'prod_2', name: 'Ghee', availableForSale: false },
      name: 'Ghee',
      quantity: 3,
      revenue: 5000,
    },
    { product: null, name: 'Jaggery', quantity: 2, revenue: 4000 },
  ],
  zeroResultSearches: [{ query: 'oat milk', count: 9 }],
  productCount: 5012,
  hiddenCount: 2,
  lowStockCount: 31,
  outOfStockCount: 4,
};
const nothing = {
  ...{ orderCount: 0, revenue: 0, previousOrderCount: 0, previousRevenue: 0 },
  ...{ grossSales: 0, returns: 0, tax: 0, cashCollected: 0, cashRefunded: 0, cashRoundOff: 0 },
};

function renderOverview(
  overview: object = shop,
  {
    at = '/dashboard',
    untilMore = Promise.resolve(),
    failedJobs = 0,
    heldOrders = 0,
    disputedOrders = 0,
    setupSteps = null as object[] | null,
    demo = null as object | null,
    permissions = null as readonly Permission[] | null,
  } = {},
) {
  return renderWithRelay({
    resolvers: () => ({
      Query: {
        overview: async (_root: never, { days }: { days: number }) => {
          if (days === 90) await untilMore;
          return { heldOrderCount: heldOrders, disputedOrderCount: disputedOrders, ...overview };
        },
        jobCounts: () => ({ failed: failedJobs }),
        setupSteps: () => setupSteps,
        demo: () => demo,
      },
    }),
    routes: [
      {
        path: '/dashboard',
        loader: preload<OverviewPageQuery>(overviewPage, overviewVariables),
        element: (
          <PermissionsContext value={permissions}>
            <OverviewPage />
          </PermissionsContext>
        ),
      },
    ],
    at,
  });
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (within: Awaited<ReturnType<typeof part>>) =>
  within.getAllByRole('row').map((row) => Array.from(row.children).map((cell) => cell.textContent));

describe('OverviewPage', () => {
  it('shows that background jobs have failed, and links to them', async () => {
    const { unmount } = renderOverview(shop, { failedJobs: 2 });
    const link = within(await screen.findByRole('alert')).getByRole('link', { name: '2 background jobs have failed' });
    expect(link).toHaveAttribute('href', '/dashboard/jobs?state=failed');
    unmount();
    renderOverview();
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads the owner of a demo to a shop of their own, before it is set up', async () => {
    const setupSteps = [{ key: 'NAME', isDone: false, isSkipped: false }];
    const { unmount } = renderOverview(shop, { demo: { productCount: 5872, orderCount: 644 }, setupSteps });
    const link = (await part('This is a demo')).getByRole('link', { name: 'Start your own shop' });
    expect(link).toHaveAttribute('href', '/dashboard/own-shop');
    expect(screen.queryByRole('region', { name: 'Set up your shop' })).not.toBeInTheDocument();
    unmount();
    renderOverview(shop, { setupSteps });
    expect(await screen.findByRole('region', { name: 'Set up your shop' })).toBeVisible();
  });

  it('shows how many orders are on hold, and links to them', async () => {
    const { unmount } = renderOverview(shop, { heldOrders: 2 });
    const link = await screen.findByRole('link', { name: '2 orders are on hold' });
    expect(link).toHaveAttribute('href', '/dashboard/orders?show=hold');
    unmount();
    renderOverview();
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /on hold/ })).not.toBeInTheDocument();
  });

  it('shows how many payments are disputed, and links to their orders', async () => {
    const { unmount } = renderOverview(shop, { disputedOrders: 1 });
    const link = await screen.findByRole('link', { name: '1 payment is disputed' });
    expect(link).toHaveAttribute('href', '/dashboard/orders?show=disputed');
    unmount();
    renderOverview();
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /disputed/ })).not.toBeInTheDocument();
  });

  it('shows orders, net sales and the average order value, compared with as many days before', async () => {
    const { requests } = renderOverview();
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    const figures = await part('The last 30 days');
    expect(figures.getAllByRole('term').map((term) => term.textContent)).toEqual([
      ...['Orders', 'Net sales', 'Average order'],
    ]);
    expect(figures.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
      '12',
      '+20%more than 10 in the 30 days before',
      '₹2,400',
      '−20%less than ₹3,000 in the 30 days before',
      '₹200',
      '−33%less than ₹300 in the 30 days before',
    ]);
    expect(requests.at(0)?.variables).toEqual({ days: 30 });
    await waitFor(() => expect(document.title).toBe('Overview · Kirana'));
  });

  it('shows the breakdown of net sales, and the cash', async () => {
    renderOverview();
    await part('The last 30 days');
    const books = screen.getAllByRole('definition').map((figure) => figure.textContent);
    expect(books.join(' ')).toContain('₹2,510 -₹110 ₹2,400 ₹215 ₹900 ₹40');
  });

  it('has a table of the charts’ numbers, the newest day first', async () => {
    const { user } = renderOverview();
    await user.click(await screen.findByText('View as a table'));
    expect(rowsOf(await part('Day by day'))).toEqual([
      ['Day', 'Orders', 'Net sales'],
      ['Thu, 15 Jan', '8', '₹1,400'],
      ['Wed, 14 Jan', '4', '₹1,000'],
    ]);
  });

  it('shows another range after it was loaded, and keeps it in the URL', async () => {
    let arrive: () => void = () => undefined;
    const untilMore = new Promise<void>((resolve) => (arrive = resolve));
    const { user, router } = renderOverview(shop, { untilMore });
    await user.click(await screen.findByRole('button', { name: '90 days' }));
    const figures = screen.getByRole('region', { name: 'The last 30 days' });
    await waitFor(() => expect(figures.parentElement).toHaveAttribute('aria-busy', 'true'));
    arrive();
    await part('The last 90 days');
    expect(screen.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
    expect(router.state.location.search).toBe('?days=90');
    expect(figures.parentElement).toHaveAttribute('aria-busy', 'false');
  });

  it('shows the range of the URL, and the default for an unknown range', async () => {
    renderOverview(shop, { at: '/dashboard?days=7' });
    await part('The last 7 days');
    renderOverview(shop, { at: '/dashboard?days=1000' });
    await part('The last 30 days');
  });

  it('links to the products that its figures count', async () => {
    renderOverview();
    const links = (await part('Stock')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['31Low on stock', '/dashboard/product?show=low&sort=STOCK_ASC'],
      ['4Out of stock', '/dashboard/product?show=out'],
      ['2Hidden', '/dashboard/product?show=hidden'],
      ['5,012Products', '/dashboard/product'],
    ]);
  });

  it('shows its figures without links to those who may not open the products', async () => {
    renderOverview(shop, { permissions: ['REPORTS'] });
    const stock = await part('Stock');
    expect(stock.getByText('Low on stock')).toBeVisible();
    expect(stock.queryByRole('link')).toBeNull();
  });

  it('lists the top products, with links to those that shoppers can see', async () => {
    renderOverview();
    const top = await part('Best sellers');
    expect(rowsOf(top).slice(1)).toEqual([
      ['Toor dal', '1,200', '₹900'],
      ['GheeHidden', '3', '₹50'],
      ['JaggeryNo longer sold', '2', '₹40'],
    ]);
    expect(top.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/product/toor-dal-prod_1']);
  });

  it('lists the searches without results', async () => {
    renderOverview();
    const misses = await part('Searches without results');
    expect(misses.getByRole('link', { name: 'oat milk' })).toHaveAttribute('href', '/search?q=oat+milk');
    expect(misses.getByText('9')).toBeVisible();
  });

  it('has texts for a shop without orders, searches and products', async () => {
    renderOverview({ ...shop, ...nothing, topProducts: [], zeroResultSearches: [], productCount: 0 });
    expect(await screen.findByText('No sales yet')).toBeVisible();
    expect(screen.getByText('Nothing was sold in this period.')).toBeVisible();
    expect(screen.getByText('Every search found something.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upload Product' })).toHaveAttribute('href', '/dashboard/upload-product');
    expect(screen.getByRole('link', { name: 'Import a file' })).toHaveAttribute('href', '/dashboard/import');
  });

  it('shows that the figures failed to load, and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary catches
    let isDown = true;
    const { user } = renderWithRelay({
      resolvers: () => ({ Query: { overview: () => shop } }),
      answer: () => (isDown ? Promise.reject(new RequestError('offline')) : undefined),
      routes: [
        { path: '/', loader: preload<OverviewPageQuery>(overviewPage, overviewVariables), Component: OverviewPage },
      ],
      at: '/',
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await part('The last 30 days');
  });
});
