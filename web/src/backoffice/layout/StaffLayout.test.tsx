import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Permission } from '../../shop/identity/permissions.ts';
import { RequestError } from '../../relay/RequestError.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay, type ServerOptions } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../ui/testing/waitForDialogToClose.ts';
import staffLayout from './__generated__/StaffLayoutQuery.graphql.ts';
import { StaffLayout } from './StaffLayout.tsx';

const ALL: Permission[] = [
  'CATALOGUE',
  'ORDERS',
  'REFUNDS',
  'REPORTS',
  'SETTINGS',
  'STAFF',
  'CUSTOMERS',
  'PICKING',
  'DELIVERIES',
];

function renderFrame(at: string, permissions = ALL, options: ServerOptions = {}) {
  return renderWithRelay({
    routes: [
      {
        Component: StaffLayout,
        loader: preload(staffLayout, () => ({})),
        children: [{ path: '*', element: <h1>Page</h1> }],
      },
    ],
    at,
    mocks: { User: () => ({ name: 'Asha', permissions }) },
    ...options,
  });
}

const nav = async () => within(await screen.findByRole('navigation', { name: 'Admin' }));
const links = async () => (await nav()).getAllByRole('link');
const section = async (name: string) =>
  within((await nav()).getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('StaffLayout', () => {
  it('links to every page of staff by section, to the shop and to the account, and has no cart', async () => {
    renderFrame('/dashboard');
    expect(await section('Orders')).toEqual([
      'Overview',
      'Reports',
      'Orders',
      'Picking',
      'Deliveries',
      'Cash',
      'Refund requests',
      'Customers',
      'Complaints',
      'Campaigns',
    ]);
    expect(await section('Catalogue')).toEqual([
      'Product',
      'Upload Product',
      'Category',
      'Sub Category',
      'Collection',
      'Home page',
      'Import & export',
    ]);
    expect(await section('Shop')).toEqual(['Pages', 'Staff', 'Settings']);
    expect((await nav()).queryByRole('list', { name: 'Advanced' })).not.toBeInTheDocument();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
    expect(await banner.findByRole('button', { name: 'Account' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /cart/i })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Page' })).toBeVisible();
  });

  it('has a menu of the account at every width, which stays in the frame', async () => {
    const { user } = renderFrame('/dashboard', ALL, {
      mocks: { User: () => ({ name: 'Asha', email: 'asha@kirana.example', role: 'ADMIN', permissions: ALL }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByText('asha@kirana.example')).toBeVisible();
    const menu = within(banner.getByRole('list')).getAllByRole('link');
    expect(menu.map((link) => link.textContent)).toEqual(['Profile', 'Security', 'Devices']);
    expect(banner.getByRole('button', { name: 'Log Out' })).toBeVisible();
    expect(banner.queryByRole('link', { name: 'My Account' })).not.toBeInTheDocument();
  });

  it('shows the advanced pages while one is open, and to staff who may not open the settings', async () => {
    const advanced = ['Synonyms', 'Searches', 'Audit log', 'Background jobs', 'Webhooks', 'Data breaches'];
    const { unmount } = renderFrame('/dashboard/jobs');
    expect(await section('Advanced')).toEqual(advanced);
    unmount();
    renderFrame('/dashboard/product', ['CATALOGUE', 'REPORTS']);
    expect(await section('Advanced')).toEqual(advanced.slice(0, 3));
  });

  it('links only to the pages that the viewer may open', async () => {
    renderFrame('/dashboard/orders', ['REFUNDS', 'PICKING']);
    expect((await links()).map((link) => link.textContent)).toEqual(['Orders', 'Picking', 'Cash', 'Refund requests']);
  });

  it('has no links for staff without permissions', async () => {
    renderFrame('/dashboard/orders', []);
    expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open the menu' })).not.toBeInTheDocument();
  });

  it.each([
    ['/dashboard', 'Overview'],
    ['/dashboard/orders/order_1', 'Orders'],
    ['/dashboard/refund-requests', 'Refund requests'],
    ['/dashboard/product/prod_1/edit', 'Product'],
    ['/dashboard/deliveries/cash', 'Deliveries'],
    ['/dashboard/webhooks/hook_1', 'Webhooks'],
  ])('marks at %s only the page %s', async (at, label) => {
    renderFrame(at);
    const marked = (await links()).filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual([label]);
  });

  it('opens the links as a dialog, which Escape and a navigation close', async () => {
    const { user, router } = renderFrame('/dashboard/orders');
    const button = await screen.findByRole('button', { name: 'Open the menu' });
    await user.click(button);
    await findDialog('Menu');
    await user.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    await user.click((await findDialog('Menu')).getByRole('link', { name: 'Settings' }));
    await waitForDialogToClose();
    expect(router.state.location.pathname).toBe('/dashboard/settings');
  });

  it('keeps the page usable when its own data fails to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary catches
    renderFrame('/dashboard', ALL, { answer: () => Promise.reject(new RequestError('timeout')) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Page' })).toBeVisible();
  });
});
