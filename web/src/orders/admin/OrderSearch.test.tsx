import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardOrder, renderBoard } from './testBoard.tsx';

const cards = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('Looking for orders', () => {
  it('shows one column at a time where there is little room', async () => {
    const { user } = renderBoard({ orders: () => [boardOrder(2, 'CONFIRMED'), boardOrder(1, 'PLACED')] });
    expect(await screen.findByRole('tab', { name: 'New 1' })).toHaveAttribute('aria-selected', 'true');
    expect(cards()).toEqual(['#1']);
    screen.getByRole('tab', { name: 'New 1' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Confirmed 1' })).toHaveFocus();
    expect(within(screen.getByRole('tabpanel', { name: 'Confirmed 1' })).getByText('#2')).toBeVisible();
    expect(cards()).toEqual(['#2']);
  });

  it('narrows the board down, and keeps what it looks for in the address', async () => {
    const { user, router, searches } = renderBoard({
      orders: () => [boardOrder(2, 'PLACED'), boardOrder(1, 'PLACED')],
    });
    await user.type(await screen.findByRole('searchbox'), '2');
    await waitFor(() => expect(cards()).toEqual(['#2']));
    expect(router.state.location.search).toBe('?q=2');
    expect(searches).toEqual(['2']);
  });

  it('goes on among all orders when no open one is found', async () => {
    const { user, router } = renderBoard({
      orders: () => [boardOrder(8, 'DELIVERED'), boardOrder(1, 'PLACED')],
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

  it('lists the orders of one state, kept in the address', async () => {
    const { user, router } = renderBoard({
      orders: () => [boardOrder(3, 'DELIVERED'), boardOrder(2, 'CANCELLED'), boardOrder(1, 'PLACED')],
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
    const orders = Array.from({ length: 25 }, (_, at) => boardOrder(125 - at, 'DELIVERED'));
    const { user } = renderBoard({ orders: () => orders, at: '/dashboard/orders?show=all' });
    const table = within(await screen.findByRole('table', { name: 'Orders found' }));
    expect(screen.getByText('25 orders')).toBeVisible();
    expect(table.getAllByRole('link')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(table.getAllByRole('link')).toHaveLength(25));
  });
});
