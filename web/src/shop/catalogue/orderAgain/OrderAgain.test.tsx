import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { reconnection } from '../../../ui/reconnection.ts';
import { fakeObservers } from '../../../ui/testing/fakeObservers.ts';
import { fakeCategories, fakeProduct, fakeShop } from '../catalogue.fixtures.ts';
import homePageQuery from '../home/__generated__/HomePageQuery.graphql.ts';
import { HomePage } from '../home/HomePage.tsx';
import type { InsertedRow } from '../home/CategoryRows.tsx';
import { OrderAgain } from './OrderAgain.tsx';

/** As the layout. */
function Frame({ isSignedIn }: { isSignedIn: boolean }) {
  const [row, setRow] = useState<InsertedRow>();
  return (
    <>
      <Outlet context={row} />
      {isSignedIn && <OrderAgain setRow={setRow} />}
    </>
  );
}

interface Server {
  ordered: object[];
  isSignedIn?: boolean;
  answer?: Parameters<typeof renderWithRelay>[0]['answer'];
}

function renderHome({ ordered, isSignedIn = true, answer }: Server) {
  const shop = fakeShop(fakeCategories(3));
  const viewer = { __typename: 'User', id: 'user_1' };
  return renderWithRelay({
    resolvers: () => ({
      ...shop,
      Query: { ...shop['Query'], viewer: () => (isSignedIn ? viewer : null) },
      User: {
        orderedProducts: (_user: unknown, paging: Parameters<typeof fakeConnection>[1]) =>
          fakeConnection(ordered, paging),
      },
    }),
    answer,
    routes: [
      {
        element: <Frame isSignedIn={isSignedIn} />,
        children: [{ path: '/', loader: preload(homePageQuery, () => ({})), Component: HomePage }],
      },
    ],
    at: '/',
  });
}

const row = () => screen.findByRole('region', { name: 'Order again' });
const rowNames = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => title === 'Order again' || title.startsWith('Category'));

describe('OrderAgain', () => {
  beforeEach(() => {
    fakeObservers();
    // The rows of the page are at 500, 900, 1300 …, and the screen is as high as jsdom's: 768.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(0, 500 + 400 * place, 300, 362);
    });
  });

  it('comes before the first row that is below the screen, with what is in stock', async () => {
    renderHome({ ordered: [fakeProduct('prod_1'), fakeProduct('prod_2', { isSoldOut: true })] });
    expect(within(await row()).getAllByRole('article')).toHaveLength(1);
    expect(rowNames()).toEqual(['Category 1', 'Order again', 'Category 2']);
    expect(within(await row()).getByRole('link', { name: 'See All in Order again' })).toHaveAttribute(
      'href',
      '/dashboard/order-again',
    );
  });

  it('is hidden for a visitor, who does not load it', async () => {
    const { requests } = renderHome({ ordered: [fakeProduct('prod_1')], isSignedIn: false });
    await screen.findByRole('heading', { name: 'Category 2' });
    expect(requests.map(({ name }) => name)).not.toContain('OrderAgainQuery');
    expect(rowNames()).toEqual(['Category 1', 'Category 2']);
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
