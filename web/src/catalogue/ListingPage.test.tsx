import { act, screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { preload } from '../relay/preload.ts';
import { renderWithRelay } from '../relay/renderWithRelay.tsx';
import listingPageQuery from './__generated__/ListingPageQuery.graphql.ts';
import { fakeObservers } from './fakeObservers.ts';
import { ListingPage } from './ListingPage.tsx';
import { idFromSegment } from './paths.ts';
import { testConnection, testProducts } from './testShop.ts';

type Paging = Parameters<typeof testConnection>[1];

const shelf = (id: string, name: string, count: number) => ({
  __typename: 'SubCategory',
  id,
  name,
  products: (paging: Paging) => testConnection(testProducts(count), paging),
});

const shelves = [shelf('sub_1', 'Milk', 20), shelf('sub_2', 'Bread', 3), shelf('sub_3', 'Cheese', 0)];

const dairy = {
  __typename: 'Category',
  id: 'cat_1',
  name: 'Dairy',
  subCategories: (paging: Paging) => testConnection(shelves, paging),
};

const dairyOf = (_root: unknown, { id }: { id: string }) => (id === dairy.id ? dairy : null);
const shelfOf = (_root: unknown, { id }: { id: string }) => shelves.find((one) => one.id === id) ?? null;

function renderListing(at: string, answer?: Parameters<typeof renderWithRelay>[0]['answer']) {
  return renderWithRelay({
    routes: [
      {
        path: '/:category/:subCategory',
        loader: preload(listingPageQuery, ({ params }) => ({
          categoryId: idFromSegment(params.category),
          subCategoryId: idFromSegment(params.subCategory),
        })),
        Component: ListingPage,
      },
    ],
    at,
    resolvers: () => ({ Query: { category: dairyOf, subCategory: shelfOf, node: shelfOf } }),
    ...(answer && { answer }),
  });
}

describe('ListingPage', () => {
  let scrollToEnd: () => void;

  beforeEach(() => {
    ({ scrollToEnd } = fakeObservers());
  });

  it('shows the sub-category under its name, eight products first', async () => {
    renderListing('/dairy-cat_1/milk-sub_1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Milk' })).toBeVisible();
    expect(screen.getByText('20 products')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  it('lists the sub-categories beside it and marks the current one', async () => {
    renderListing('/dairy-cat_1/bread-sub_2');
    const rail = within(await screen.findByRole('navigation', { name: 'Sub-categories of Dairy' }));
    expect(rail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dairy-cat_1/milk-sub_1',
      '/dairy-cat_1/bread-sub_2',
      '/dairy-cat_1/cheese-sub_3',
    ]);
    expect(rail.getByRole('link', { name: 'Bread' })).toHaveAttribute('aria-current', 'page');
    expect(rail.getByRole('link', { name: 'Milk' })).not.toHaveAttribute('aria-current');
  });

  it('loads eight more at a time as the end comes near', async () => {
    renderListing('/dairy-cat_1/milk-sub_1');
    await screen.findByText('20 products');
    scrollToEnd();
    await screen.findByText('Product prod_16');
    expect(screen.getAllByRole('article')).toHaveLength(16);
    scrollToEnd();
    await screen.findByText('Product prod_20');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('loads more by its button', async () => {
    const { user } = renderListing('/dairy-cat_1/milk-sub_1');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Product prod_16')).toBeVisible();
  });

  it('keeps the rail in sight while another sub-category loads', async () => {
    const { router } = renderListing('/dairy-cat_1/milk-sub_1', (_request, { subCategoryId }) =>
      subCategoryId === 'sub_2' ? new Promise(() => undefined) : undefined,
    );
    await screen.findByText('20 products');
    await act(() => router.navigate('/dairy-cat_1/bread-sub_2'));
    expect(await screen.findByRole('link', { name: 'Bread' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });

  it('says so when another sub-category could not be loaded, and tries again', async () => {
    let isDown = true;
    const { router, user } = renderListing('/dairy-cat_1/milk-sub_1', (_request, { subCategoryId }) =>
      isDown && subCategoryId === 'sub_2' ? Promise.reject(new Error('unplugged')) : undefined,
    );
    await screen.findByText('20 products');
    await act(() => router.navigate('/dairy-cat_1/bread-sub_2'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('3 products')).toBeVisible();
  });

  it('says when a shelf is empty', async () => {
    renderListing('/dairy-cat_1/cheese-sub_3');
    expect(await screen.findByText('No Data found')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Cheese' })).toBeVisible();
  });

  it.each(['/dairy-cat_1/gone-sub_9', '/gone-cat_9/milk-sub_1'])('knows no shelf at %s', async (at) => {
    renderListing(at);
    expect(await screen.findByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(document.title).toContain('This shelf does not exist'));
  });
});
