import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { reconnection } from '../../../ui/reconnection.ts';
import { fakeObservers } from '../../../ui/testing/fakeObservers.ts';
import { fakeCategories, fakeProduct, fakeShop } from '../../catalogue/catalogue.fixtures.ts';
import homePageQuery from '../../catalogue/home/__generated__/HomePageQuery.graphql.ts';
import { HomePage } from '../../catalogue/home/HomePage.tsx';
import { fakeOrder } from '../order.fixtures.ts';
import { OrderAgain } from './OrderAgain.tsx';

interface Server {
  ordered?: object[];
  orders?: object[];
  isSignedIn?: boolean;
  answer?: Parameters<typeof renderWithRelay>[0]['answer'];
}

function renderHome({ ordered = [], orders = [], isSignedIn = true, answer }: Server) {
  const shop = fakeShop(fakeCategories(3));
  const viewer = { __typename: 'User', id: 'user_1' };
  const paged = (nodes: object[]) => (_user: unknown, paging: Parameters<typeof fakeConnection>[1]) =>
    fakeConnection(nodes, paging);
  return renderWithRelay({
    resolvers: () => ({
      ...shop,
      Query: {
        ...shop['Query'],
        viewer: () => (isSignedIn ? viewer : null),
        popularProducts: () => [fakeProduct('prod_9')],
      },
      User: { orderedProducts: paged(ordered), orders: paged(orders) },
    }),
    answer,
    routes: [
      {
        element: <Outlet context={(fallback: ReactNode) => <OrderAgain fallback={fallback} />} />, // as the layout
        children: [{ path: '/', loader: preload(homePageQuery, () => ({})), Component: HomePage }],
      },
    ],
    at: '/',
  });
}

const row = (name = 'Order again') => screen.findByRole('region', { name });

describe('OrderAgain', () => {
  beforeEach(() => {
    fakeObservers();
  });

  it('is the first row of the page, with what is in stock', async () => {
    renderHome({ ordered: [fakeProduct('prod_1'), fakeProduct('prod_2', { isSoldOut: true })] });
    expect(within(await row()).getAllByRole('article')).toHaveLength(1);
    const [first] = screen.getAllByRole('heading');
    expect(first).toHaveTextContent('Order again');
    expect(within(await row()).getByRole('link', { name: 'See All in Order again' })).toHaveAttribute(
      'href',
      '/dashboard/order-again',
    );
  });

  it('begins with the last delivered order, all of which can be added at once', async () => {
    const [running, delivered] = [fakeOrder(['PICKING']), fakeOrder(['DELIVERED'])];
    renderHome({ ordered: [fakeProduct('prod_1')], orders: [{ ...running, id: 'ord_2', number: 100_232 }, delivered] });
    const [card] = within(await row()).getAllByRole('article');
    const lastOrder = within(card ?? document.body);
    expect(lastOrder.getByRole('link', { name: 'Your last order' })).toHaveAttribute(
      'href',
      `/dashboard/myorders/${delivered.id}`,
    );
    expect(lastOrder.getByRole('button', { name: 'Add all: order #100231' })).toBeVisible();
  });

  it('has popular products before the first order', async () => {
    renderHome({});
    expect(within(await row('Popular now')).getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText('Your last order')).not.toBeInTheDocument();
  });

  it('is hidden for a visitor', async () => {
    renderHome({ ordered: [fakeProduct('prod_1')], isSignedIn: false });
    await screen.findByRole('heading', { name: 'Category 2' });
    expect(screen.queryByRole('region', { name: 'Order again' })).not.toBeInTheDocument();
  });

  it('comes when the shop can be reached again', async () => {
    let isDown = true;
    const { requests } = renderHome({
      ordered: [fakeProduct('prod_1')],
      answer: ({ name }) => (isDown && name === 'OrderAgainQuery' ? Promise.reject(new Error('unplugged')) : undefined),
    });
    await expect.poll(() => requests.some(({ name }) => name === 'OrderAgainQuery')).toBe(true);
    await screen.findByRole('heading', { name: 'Category 2' });
    isDown = false;
    await expect
      .poll(() => {
        act(() => reconnection.report());
        return screen.queryByRole('region', { name: 'Order again' });
      })
      .not.toBeNull();
  });
});
