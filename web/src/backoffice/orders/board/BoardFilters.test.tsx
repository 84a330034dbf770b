import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBoardOrder, renderBoard } from './board.fixtures.tsx';

const cards = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('Searching for orders', () => {
  it('shows one column at a time on narrow screens', async () => {
    const { user } = renderBoard({ orders: () => [fakeBoardOrder(2, 'CONFIRMED'), fakeBoardOrder(1, 'PLACED')] });
    expect(await screen.findByRole('tab', { name: 'New 1' })).toHaveAttribute('aria-selected', 'true');
    expect(cards()).toEqual(['#1']);
    screen.getByRole('tab', { name: 'New 1' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Confirmed 1' })).toHaveFocus();
    const panel = within(screen.getByRole('tabpanel', { name: 'Confirmed 1' }));
    expect(panel.getByText('#2')).toBeVisible();
    expect(cards()).toEqual(['#2']);
    // Beside the tabs, so that the first order is higher.
    expect(screen.getByRole('link', { name: 'Print packing slips: Confirmed' })).toBeVisible();
    expect(panel.queryByRole('link', { name: /^Print/ })).not.toBeInTheDocument();
  });

  it('filters the board, and keeps the search in the URL', async () => {
    const { user, router, searches } = renderBoard({
      orders: () => [fakeBoardOrder(2, 'PLACED'), fakeBoardOrder(1, 'PLACED')],
    });
    await user.type(await screen.findByRole('searchbox'), '2');
    await waitFor(() => expect(cards()).toEqual(['#2']));
    expect(router.state.location.search).toBe('?q=2');
    expect(searches).toEqual(['2']);
  });

  it('searches all orders when no open one matches', async () => {
    const { user, router } = renderBoard({
      orders: () => [fakeBoardOrder(8, 'DELIVERED'), fakeBoardOrder(1, 'PLACED')],
      at: '/dashboard/orders?q=8',
    });
    expect(await screen.findByText('No Data found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search all orders' }));
    const table = within(await screen.findByRole('table', { name: 'Orders found' }));
    expect(table.getByRole('link', { name: '#8' })).toHaveAttribute('href', '/dashboard/orders/ord_8?q=8&show=all');
    expect(table.getByText('Delivered')).toBeVisible();
    expect(router.state.location.search).toBe('?q=8&show=all');
    expect(screen.getByRole('button', { name: 'All orders' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('lists the orders of one state, and keeps it in the URL', async () => {
    const { user, router } = renderBoard({
      orders: () => [fakeBoardOrder(3, 'DELIVERED'), fakeBoardOrder(2, 'CANCELLED'), fakeBoardOrder(1, 'PLACED')],
      at: '/dashboard/orders?show=all',
    });
    expect(await screen.findByText('3 orders')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Cancelled');
    expect(await screen.findByText('1 order')).toBeVisible();
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['#2']);
    expect(router.state.location.search).toBe('?show=all&state=CANCELLED');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Refunded');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('3 orders')).toBeVisible();
  });

  it('lists all orders twenty at a time', async () => {
    const orders = Array.from({ length: 25 }, (_, at) => fakeBoardOrder(125 - at, 'DELIVERED'));
    const { user } = renderBoard({ orders: () => orders, at: '/dashboard/orders?show=all' });
    const table = within(await screen.findByRole('table', { name: 'Orders found' }));
    expect(screen.getByText('25 orders')).toBeVisible();
    expect(table.getAllByRole('link')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(table.getAllByRole('link')).toHaveLength(25));
  });
});
