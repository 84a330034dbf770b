import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import permissionGuardQuery from './__generated__/PermissionGuardQuery.graphql.ts';
import { PermissionGuard } from './PermissionGuard.tsx';
import type { Permission } from '../../shop/identity/permissions.ts';

interface Guarded {
  permissions?: readonly Permission[];
  twoFactor?: object;
  at?: string;
}

function renderGuarded(
  viewer: object | null,
  { permissions = ['CATALOGUE'], twoFactor = {}, at = '/dashboard/product' }: Guarded = {},
) {
  return renderWithRelay({
    routes: [
      {
        element: (
          <PermissionGuard findOtherPage={(path) => (path === '/dashboard' ? '/dashboard/product' : undefined)} />
        ),
        loader: preload(permissionGuardQuery, () => ({})),
        children: [
          { path: '/dashboard', element: <h1>Overview</h1>, handle: { permissions: ['REPORTS'] } },
          { path: '/dashboard/product', element: <h1>Product</h1>, handle: { permissions } },
          { path: '/dashboard/unknown', element: <h1>Unknown</h1> },
        ],
      },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    at,
    mocks: {
      Query: () => ({ viewer }),
      User: () => viewer ?? {},
      TwoFactor: () => ({ isRequired: false, enabledAt: null, ...twoFactor }),
    },
  });
}

describe('PermissionGuard', () => {
  it('shows the page to staff with its permission', async () => {
    renderGuarded({ permissions: ['CATALOGUE'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product' })).toBeVisible();
  });

  it('shows a page with several permissions only to staff with one of them', async () => {
    const first = renderGuarded({ permissions: ['REFUNDS'] }, { permissions: ['ORDERS', 'REFUNDS'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product' })).toBeVisible();
    first.unmount();
    renderGuarded({ permissions: ['DELIVERIES'] }, { permissions: ['ORDERS', 'REFUNDS'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Do not have permission' })).toBeVisible();
  });

  it('sends staff without a required second factor to its set-up', async () => {
    const { user, router } = renderGuarded({ permissions: [] }, { twoFactor: { isRequired: true } });
    expect(await screen.findByRole('heading', { level: 1, name: /^Set up two-factor/ })).toBeVisible();
    expect(screen.queryByText('Product')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Set it up' }));
    expect(router.state.location.pathname).toBe('/dashboard/security');
  });

  it('shows the page to staff who have it', async () => {
    renderGuarded(
      { permissions: ['CATALOGUE'] },
      { twoFactor: { isRequired: true, enabledAt: '2024-01-15T10:30:00.000Z' } },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Product' })).toBeVisible();
  });

  it('shows a shopper that they lack the permission, and links to the home page', async () => {
    const { user, router } = renderGuarded({ permissions: [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Do not have permission' })).toBeVisible();
    expect(screen.queryByText('Product')).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Do not have permission · Kirana'));
    await user.click(screen.getByRole('link', { name: 'Go to home' }));
    expect(router.state.location.pathname).toBe('/');
  });

  it('refuses a page that names no permission', async () => {
    renderGuarded({ permissions: ['CATALOGUE'] }, { at: '/dashboard/unknown' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Do not have permission' })).toBeVisible();
  });

  it('redirects to another page where there is one', async () => {
    const { router } = renderGuarded({ permissions: ['CATALOGUE'] }, { at: '/dashboard' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard/product');
  });

  it('redirects a visitor to the login, which returns to the page', async () => {
    const { router } = renderGuarded(null);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fproduct');
  });
});
