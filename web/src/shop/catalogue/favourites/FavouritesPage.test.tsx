import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeMarks } from '../../favourites/favourites.fixtures.ts';
import { preload } from '../../../relay/preload.ts';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { fakeObservers } from '../../../ui/testing/fakeObservers.ts';
import { fakeProduct, fakeProducts } from '../catalogue.fixtures.ts';
import favouritesPage, { type FavouritesPageQuery } from './__generated__/FavouritesPageQuery.graphql.ts';
import { FavouritesPage } from './FavouritesPage.tsx';

type Paging = Parameters<typeof fakeConnection>[1];

/** Renders the page of a user with favourites, whose marks are loaded when `marksAreDue` resolves. */
function renderPage(
  count: number,
  awaited: ReturnType<typeof fakeProduct>[] = [],
  marksAreDue: Promise<unknown> = Promise.resolve(),
) {
  const marks = new FakeMarks();
  const products = fakeProducts(count);
  marks.favouriteProductIds = products.map(({ id }) => id);
  marks.stockNotificationProductIds = awaited.map(({ id }) => id);
  let marksRequests = 0;
  const resolvers = () => {
    const { Query, ...others } = marks.resolvers();
    return {
      ...others,
      Query: { ...Query, node: () => ({ __typename: 'User', id: 'user_1' }) },
      User: {
        favouriteProductIds: async () => {
          marksRequests += 1;
          if (marksRequests === 1) await marksAreDue;
          return marks.favouriteProductIds;
        },
        favourites: (_user: unknown, paging: Paging) => fakeConnection(products, paging),
        stockNotificationProducts: (_user: unknown, paging: Paging) => fakeConnection(awaited, paging),
      },
    };
  };
  const loader = preload<FavouritesPageQuery>(favouritesPage, () => ({}));
  const rendered = renderWithRelay({ resolvers, routes: [{ path: '/', loader, Component: FavouritesPage }], at: '/' });
  return { ...rendered, marks };
}

const list = async () => within(await screen.findByRole('list', { name: 'Your favourites' }));

describe('FavouritesPage', () => {
  let observers: ReturnType<typeof fakeObservers>;
  beforeEach(() => {
    observers = fakeObservers();
  });

  it('lists the favourites with a pressed heart each', async () => {
    renderPage(2);
    const cards = (await list()).getAllByRole('article');
    expect(cards).toHaveLength(2);
    for (const card of cards) {
      await waitFor(() => expect(within(card).getByRole('button', { pressed: true })).toBeVisible());
    }
    expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  });

  it('removes a favourite at once, and brings it back to its place', async () => {
    const { user, marks } = renderPage(3);
    const names = async () =>
      (await list()).getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
    const before = await names();
    await screen.findAllByRole('button', { pressed: true });
    await user.click(screen.getByRole('button', { name: 'Add Product prod_2 500 g to favourites' }));
    await waitFor(async () => expect(await names()).toEqual(before.filter((_name, index) => index !== 1)));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await names()).toEqual(before));
    expect(marks.favouriteProductIds).toContain('prod_2');
  });

  it('removes a favourite whose heart is pressed before the marks are loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { user, marks } = renderPage(2, [], promise);
    await list();
    await user.click(screen.getByRole('button', { name: 'Add Product prod_1 500 g to favourites', pressed: true }));
    await waitFor(() => expect(marks.favouriteProductIds).toEqual(['prod_2']));
    resolve(undefined);
    await waitFor(async () => expect((await list()).getAllByRole('article')).toHaveLength(1));
  });

  it('leads to the shop while there is none, also after the last one is removed', async () => {
    const { user } = renderPage(1);
    await screen.findAllByRole('button', { pressed: true });
    await user.click(screen.getByRole('button', { name: /to favourites/ }));
    expect(await screen.findByText('No favourites yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/');
  });

  it('loads the rest of a long list', async () => {
    const { user } = renderPage(14);
    expect((await list()).getAllByRole('article')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: /more/i }));
    await waitFor(async () => expect((await list()).getAllByRole('article')).toHaveLength(14));
  });

  it('lists the products to be notified of, which can be withdrawn', async () => {
    const { user, marks } = renderPage(0, [fakeProduct('prod_9', { name: 'Alphonso', isSoldOut: true })]);
    const section = within(await screen.findByRole('region', { name: 'Notify me' }));
    observers.scrollToEnd();
    await user.click(await section.findByRole('button', { name: /We’ll email you/ }));
    await waitFor(() => expect(marks.stockNotificationProductIds).toEqual([]));
    expect(await section.findByRole('button', { name: /Notify me/ })).toBeVisible();
  });
});
