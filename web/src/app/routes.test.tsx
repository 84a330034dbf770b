import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../relay/RequestError.ts';
import { discoverRoutes } from './discoverRoutes.ts';
import { createRoutes } from './routes.tsx';

const signedOut = { Query: () => ({ viewer: null }) };

describe('routes', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary catches
  });

  it('show an unknown path as such, and link to the shop', async () => {
    const { user, router } = renderWithRelay({ routes: createRoutes(), discoverRoutes, at: '/nowhere' });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('This page does not exist · Kirana'));
    await user.click(screen.getByRole('link', { name: 'Go to home' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('begin with a link that skips the header', async () => {
    const { user } = renderWithRelay({ routes: createRoutes(), discoverRoutes, at: '/nowhere' });
    await screen.findByRole('heading', { level: 1 });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  });

  it.each([
    '/dashboard/profile',
    '/dashboard/devices',
    '/dashboard/store-credit',
    '/dashboard/security',
    '/dashboard/address',
    '/dashboard/myorders',
    '/dashboard/myorders/order_1',
    '/dashboard/upload-product',
    '/checkout',
    '/user',
  ])('redirect someone signed out from %s to the login, with a return path', async (at) => {
    const { router } = renderWithRelay({ routes: createRoutes(), discoverRoutes, at, mocks: signedOut });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ next: at }).toString()}`);
  });

  it('redirect someone whose session has expired to the login', async () => {
    const { router } = renderWithRelay({
      routes: createRoutes(),
      discoverRoutes,
      at: '/dashboard/myorders/order_1',
      mocks: signedOut,
      answer: ({ name }) =>
        name === 'OrderPageQuery' ? Promise.reject(new RequestError('unauthenticated')) : undefined,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fmyorders%2Forder_1');
  });

  it('show that the server forbids a page, and link to the home page', async () => {
    renderWithRelay({
      routes: createRoutes(),
      discoverRoutes,
      at: '/dashboard/myorders/order_1',
      answer: ({ name }) => (name === 'OrderPageQuery' ? Promise.reject(new RequestError('forbidden')) : undefined),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Do not have permission' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  });

  it.each([
    '/category',
    '/subcategory',
    '/upload-product',
    '/product',
    '/product/prod_1/edit',
    '/product/prod_1/stock',
    '/import',
    '/import/import_1',
    '/staff',
    '/audit',
  ])('keep /dashboard%s for staff with its permission', async (path) => {
    const mocks = { User: () => ({ permissions: ['DELIVERIES'] }), TwoFactor: () => ({ isRequired: false }) };
    renderWithRelay({ routes: createRoutes(), discoverRoutes, at: `/dashboard${path}`, mocks });
    expect(await screen.findByRole('heading', { level: 1, name: 'Do not have permission' })).toBeVisible();
  });

  it.each([
    ['DELIVERIES', 'Deliveries'],
    ['CATALOGUE', 'Product'],
  ])('redirect staff with %s from /dashboard to %s', async (permission, page) => {
    const mocks = { User: () => ({ permissions: [permission] }), TwoFactor: () => ({ isRequired: false }) };
    renderWithRelay({ routes: createRoutes(), discoverRoutes, at: '/dashboard', mocks });
    const link = await screen.findByRole('link', { name: page, current: 'page' });
    expect(link).toBeVisible();
  });

  it('move the focus to the page, from one frame to the other', async () => {
    const mocks = { User: () => ({ permissions: ['CATALOGUE'] }), TwoFactor: () => ({ isRequired: false }) };
    const { user } = renderWithRelay({ routes: createRoutes(), discoverRoutes, at: '/dashboard/category', mocks });
    await screen.findByRole('heading', { level: 1, name: 'Category' });
    await user.click(screen.getByRole('link', { name: 'View shop' }));
    await screen.findByRole('link', { name: 'Search for atta dal and more.' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('show the error of a page, and the page after Try again', async () => {
    let isDown = true;
    const { user } = renderWithRelay({
      routes: createRoutes(),
      discoverRoutes,
      at: '/dashboard/address',
      answer: ({ name }) =>
        isDown && name === 'AddressPageQuery' ? Promise.reject(new RequestError('offline')) : undefined,
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('You are offline. Check your connection and try again.');
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Address' })).toBeVisible();
  });

  it('keep a page usable when the data of its frame failed to load', async () => {
    renderWithRelay({
      routes: createRoutes(),
      discoverRoutes,
      at: '/forgot-password',
      answer: ({ name }) => (name === 'LayoutQuery' ? Promise.reject(new RequestError('timeout')) : undefined),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    expect(await within(screen.getByRole('banner')).findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
