import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import ordersPage, { type OrdersPageQuery } from './__generated__/OrdersPageQuery.graphql.ts';
import { OrdersPage } from './OrdersPage.tsx';

const order = (number: number) => ({
  __typename: 'Order',
  id: `ord_${number}`,
  number,
  status: 'OUT_FOR_DELIVERY',
  placedAt: '2026-01-15T10:30:00.000Z',
  cashToCollect: 125_000,
  bill: {
    quantity: 3,
    mrpTotal: 16500,
    savings: 1800,
    itemsTotal: 14700,
    deliveryFee: 0,
    handlingFee: 0,
    grandTotal: 129900,
  },
});

function renderOrders(numbers: number[]) {
  return renderWithRelay({
    resolvers: () => ({
      User: {
        orders: (_user, { first, after }: { first: number; after?: string | null }) => {
          const start = after == null ? 0 : numbers.indexOf(Number(after)) + 1;
          const page = numbers.slice(start, start + first);
          return {
            edges: page.map((number) => ({ cursor: String(number), node: order(number) })),
            pageInfo: {
              endCursor: String(page.at(-1)),
              startCursor: null,
              hasNextPage: start + first < numbers.length,
              hasPreviousPage: false,
            },
            totalCount: numbers.length,
          };
        },
      },
      Query: {
        node: () => ({ __typename: 'User', id: 'user_1' }),
        viewer: () => ({ __typename: 'User', id: 'user_1' }),
      },
    }),
    routes: [{ path: '/', loader: preload<OrdersPageQuery>(ordersPage, () => ({})), Component: OrdersPage }],
    at: '/',
  });
}

beforeEach(() => {
  // jsdom has no layout, so nothing comes near the viewport and the button loads the next page.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

describe('OrdersPage', () => {
  it('lists each order with its date, state, total and a link to it', async () => {
    renderOrders([100231]);
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByRole('link', { name: 'Order #100231' })).toHaveAttribute('href', '/dashboard/myorders/ord_100231');
    expect(row.getByText(/· 15 January 2026$/)).toBeVisible();
    expect(row.getByText('Out for delivery')).toBeVisible();
    expect(row.getByText('3 items')).toBeVisible();
    expect(row.getByText('₹1,250 to pay')).toBeVisible();
  });

  it('loads the rest of a long list', async () => {
    const { user } = renderOrders(Array.from({ length: 13 }, (_, index) => 200 - index));
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: /more/i }));
    expect(await screen.findByRole('link', { name: 'Order #188' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(13);
  });

  it('links to the catalogue while there is no order', async () => {
    renderOrders([]);
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
  });
});
