import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Permission } from '../../../shop/identity/permissions.ts';
import { RequestError } from '../../../relay/RequestError.ts';
import { renderWithRelay, type ServerOptions } from '../../../relay/testing/renderWithRelay.tsx';
import { StaffSearch } from './StaffSearch.tsx';

function renderSearch(permissions: Permission[], options: ServerOptions = {}) {
  return renderWithRelay({
    routes: [{ path: '*', element: <StaffSearch permissions={permissions} /> }],
    at: '/dashboard',
    mocks: {
      AdminSearch: () => ({
        orders: [{ id: 'order_1' }, { id: 'order_2' }],
        products: [{ id: 'prod_1' }],
        customers: [{ id: 'cust_1' }],
      }),
      Customer: () => ({ name: 'Asha Rao', mobile: '98111 11111', email: 'asha@mail.example' }),
      Order: () => ({ number: 1042 }),
      OrderAddress: () => ({ recipientName: 'Asha Rao', mobile: '9811111111' }),
      Product: () => ({ name: 'Cow Ghee', unit: '500 g', sku: 'GHEE-1', stock: 0, availableForSale: false }),
    },
    ...options,
  });
}

const input = () => screen.findByRole('combobox', { name: 'Search orders, products and customers' });
const rows = async () => within(await screen.findByRole('grid', { name: 'Search results' })).getAllByRole('row');

describe('StaffSearch', () => {
  it('searches once for the typed text, shows the results by kind and opens one by keyboard', async () => {
    const { user, router, requests } = renderSearch(['ORDERS', 'CATALOGUE', 'CUSTOMERS']);
    await user.type(await input(), 'ghee');
    expect((await rows()).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^#1042 Asha Rao9811111111/),
      expect.stringMatching(/^#1042/),
      'Cow Ghee500 g · GHEE-1HiddenOut of stock',
      'Asha Rao98111 11111 · asha@mail.example',
    ]);
    expect(requests.map(({ variables }) => variables)).toEqual([
      { search: 'ghee', hasOrders: true, hasProducts: true, hasCustomers: true },
    ]);
    expect(await input()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const active = (await input()).getAttribute('aria-activedescendant');
    expect(document.getElementById(active ?? '')).toHaveTextContent('Cow Ghee');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/product/prod_1/edit'));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(''));
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('closes by Escape, then empties the input, and opens the best result with only Enter', async () => {
    const { user, router } = renderSearch(['REFUNDS']);
    await user.type(await input(), '1042');
    await rows();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await input()).toHaveValue('');
    await user.type(await input(), '1042');
    await rows();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/orders/order_1'));
  });

  it('finds the pages that the viewer may open by their names', async () => {
    const { user, router } = renderSearch(['CATALOGUE', 'SETTINGS'], {
      mocks: { AdminSearch: () => ({ products: [] }) },
    });
    await user.type(await input(), 'WebH');
    expect((await rows()).map((row) => row.textContent)).toEqual(['Webhooks']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/webhooks'));
  });

  it('says that nothing was found', async () => {
    const { user } = renderSearch(['ORDERS'], { mocks: { AdminSearch: () => ({ orders: [] }) } });
    await user.type(await input(), 'xyzzy');
    expect(await screen.findAllByText('Nothing found for “xyzzy”')).not.toHaveLength(0);
    expect(await input()).toHaveAttribute('aria-expanded', 'false');
  });

  it('says that the search failed, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary catches
    let isDown = true;
    const { user } = renderSearch(['CATALOGUE'], {
      answer: () => (isDown ? Promise.reject(new RequestError('offline')) : undefined),
      mocks: { AdminSearch: () => ({ products: [{ id: 'prod_1' }] }) },
    });
    await user.type(await input(), 'ghee');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await rows()).toHaveLength(1);
  });

  it('is only for staff who may read results', () => {
    renderSearch(['PICKING']);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
