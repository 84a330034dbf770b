import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../relay/preload.ts';
import { renderWithRelay } from '../relay/renderWithRelay.tsx';
import orderPage, { type OrderPageQuery } from './__generated__/OrderPageQuery.graphql.ts';
import { OrderPage } from './OrderPage.tsx';

const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const line = (id: string, values: object) => ({ cursor: id, node: { __typename: 'OrderLine', id, ...values } });

const order = {
  __typename: 'Order',
  id: 'ord_1',
  number: 100231,
  status: 'DELIVERED',
  events: [
    { status: 'PLACED', at: '2026-01-15T10:30:00.000Z', note: null },
    { status: 'DELIVERED', at: '2026-01-15T10:39:00.000Z', note: 'Left with the guard' },
  ],
  lines: {
    edges: [
      line('ol_1', {
        name: 'Toor dal',
        quantity: 2,
        price: 4900,
        total: 9800,
        product: { __typename: 'Product', id: 'prod_1', name: 'Toor dal' },
      }),
      line('ol_2', { name: 'Old rice', product: null }),
    ],
    pageInfo,
    totalCount: 2,
  },
};

function renderOrder(found: typeof order | null) {
  return renderWithRelay({
    resolvers: () => ({ Query: { order: () => found } }),
    routes: [
      {
        path: '/dashboard/myorders/:orderId',
        loader: preload<OrderPageQuery>(orderPage, ({ params }) => ({ id: params['orderId'] ?? '' })),
        Component: OrderPage,
      },
    ],
    at: '/dashboard/myorders/ord_1',
  });
}

describe('OrderPage', () => {
  it('shows what was bought, where it went, how it is paid and what happened', async () => {
    renderOrder(order);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #100231' })).toBeVisible();
    const products = within(screen.getByRole('region', { name: 'Products' }));
    expect(products.getByText(/2 × ₹49/)).toBeVisible();
    expect(products.getByText('₹98')).toBeVisible();
    expect(products.getByRole('link', { name: 'Toor dal' })).toHaveAttribute('href', '/product/toor-dal-prod_1');
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Cash on Delivery');
    expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveTextContent('Asha Rao');
    expect(screen.getByRole('region', { name: 'Bill details' })).toHaveTextContent('Quntity total');
    const steps = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');
    expect(steps).toHaveLength(2);
    expect(steps[1]).toHaveTextContent(/Delivered.*Left with the guard/);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
  });

  it('names a product that is no longer sold without leading to it', async () => {
    renderOrder(order);
    expect(await screen.findByText('Old rice')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Old rice' })).not.toBeInTheDocument();
  });

  it('does not find an order that is unknown or of someone else', async () => {
    renderOrder(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this order' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all orders' })).toHaveAttribute('href', '/dashboard/myorders');
  });
});
