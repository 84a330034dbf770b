import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { fakeObservers } from '../../../ui/testing/fakeObservers.ts';
import { fakeProducts } from '../catalogue.fixtures.ts';
import orderAgainPage, { type OrderAgainPageQuery } from './__generated__/OrderAgainPageQuery.graphql.ts';
import { OrderAgainPage } from './OrderAgainPage.tsx';

function renderPage(count: number) {
  const products = fakeProducts(count);
  const resolvers = () => ({
    Query: { viewer: () => ({ __typename: 'User', id: 'user_1' }), node: () => ({ __typename: 'User', id: 'user_1' }) },
    User: {
      orderedProducts: (_user: unknown, paging: Parameters<typeof fakeConnection>[1]) =>
        fakeConnection(products, paging),
    },
  });
  const loader = preload<OrderAgainPageQuery>(orderAgainPage, () => ({}));
  return renderWithRelay({ resolvers, routes: [{ path: '/', loader, Component: OrderAgainPage }], at: '/' });
}

const list = async () => within(await screen.findByRole('list', { name: 'What you have ordered' }));

describe('OrderAgainPage', () => {
  beforeEach(() => {
    fakeObservers();
  });

  it('lists ordered products, with a link to past orders', async () => {
    renderPage(2);
    expect((await list()).getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Order again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See past orders' })).toHaveAttribute('href', '/dashboard/myorders');
  });

  it('loads the rest of a long list', async () => {
    const { user } = renderPage(14);
    expect((await list()).getAllByRole('article')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: /more/i }));
    await waitFor(async () => expect((await list()).getAllByRole('article')).toHaveLength(14));
  });

  it('leads to the shop before the first order', async () => {
    renderPage(0);
    expect(await screen.findByText('Your usuals will be here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/');
  });
});
