import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../relay/preload.ts';
import { renderWithRelay } from '../relay/testing/renderWithRelay.tsx';
import roleGuardQuery from './__generated__/RoleGuardQuery.graphql.ts';
import { RoleGuard, type GuardedRole } from './RoleGuard.tsx';

function renderGuarded(viewer: object | null, roles: readonly GuardedRole[] = ['ADMIN'], twoFactor = {}) {
  return renderWithRelay({
    routes: [
      {
        element: <RoleGuard roles={roles} />,
        loader: preload(roleGuardQuery, () => ({})),
        children: [{ path: '/dashboard/product', element: <h1>Product</h1> }],
      },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    at: '/dashboard/product',
    mocks: {
      Query: () => ({ viewer }),
      User: () => viewer ?? {},
      TwoFactor: () => ({ isRequired: false, enabledAt: null, ...twoFactor }),
    },
  });
}

describe('RoleGuard', () => {
  it('shows an admin the page', async () => {
    renderGuarded({ role: 'ADMIN' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product' })).toBeVisible();
  });

  it('shows a page for several roles to each of them, and to no other', async () => {
    const first = renderGuarded({ role: 'PICKER' }, ['ADMIN', 'PICKER']);
    expect(await screen.findByRole('heading', { level: 1, name: 'Product' })).toBeVisible();
    first.unmount();
    renderGuarded({ role: 'RIDER' }, ['ADMIN', 'PICKER']);
    expect(await screen.findByRole('heading', { level: 1, name: 'Do not have permission' })).toBeVisible();
  });

  it('sends staff without a required second factor to its set-up', async () => {
    const { user, router } = renderGuarded({ role: 'ADMIN' }, ['ADMIN'], { isRequired: true });
    expect(await screen.findByRole('heading', { level: 1, name: /^Set up two-factor/ })).toBeVisible();
    expect(screen.queryByText('Product')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Set it up' }));
    expect(router.state.location.pathname).toBe('/dashboard/security');
  });

  it('shows the page to staff who have it', async () => {
    renderGuarded({ role: 'ADMIN' }, ['ADMIN'], { isRequired: true, enabledAt: '2024-01-15T10:30:00.000Z' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Product' })).toBeVisible();
  });

  it('shows a shopper that they lack the permission, and links to the home page', async () => {
    const { user, router } = renderGuarded({ role: 'USER' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Do not have permission' })).toBeVisible();
    expect(screen.queryByText('Product')).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Do not have permission · Kirana'));
    await user.click(screen.getByRole('link', { name: 'Go to home' }));
    expect(router.state.location.pathname).toBe('/');
  });

  it('redirects a visitor to the login, which returns to the page', async () => {
    const { router } = renderGuarded(null);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fproduct');
  });
});
