import { act, screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadFacets } from '../filters/loadFacets.ts';
import { filterVariables } from '../filters/url/filterVariables.ts';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import listingPageQuery from './__generated__/ListingPageQuery.graphql.ts';
import { fakeObservers } from '../../../ui/testing/fakeObservers.ts';
import { ListingPage } from './ListingPage.tsx';
import { idFromSegment } from '../paths.ts';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import { fakeProducts } from '../catalogue.fixtures.ts';

type Paging = Parameters<typeof fakeConnection>[1];

const subCategory = (id: string, name: string, count: number) => ({
  __typename: 'SubCategory',
  id,
  name,
  picture: { __typename: 'Picture', id: `pic_${id}` },
  count,
});

const subCategories = [
  subCategory('sub_00000000000000000000000001', 'Milk', 20),
  subCategory('sub_00000000000000000000000002', 'Bread', 3),
  subCategory('sub_00000000000000000000000003', 'Cheese', 0),
];

const dairy = {
  __typename: 'Category',
  id: 'cat_1',
  name: 'Dairy',
  subCategories: (paging: Paging) => fakeConnection(subCategories, paging),
};

const dairyOf = (_root: unknown, { id }: { id: string }) => (id === dairy.id ? dairy : null);
const productsOf = (_root: unknown, { filter, ...paging }: Paging & { filter: { subCategoryIds: string[] } }) =>
  fakeConnection(fakeProducts(subCategories.find(({ id }) => id === filter.subCategoryIds[0])?.count ?? 0), paging);
const subCategoryOf = (_root: unknown, { id }: { id: string }) => subCategories.find((one) => one.id === id) ?? null;

function renderListing(at: string, answer?: Parameters<typeof renderWithRelay>[0]['answer']) {
  return renderWithRelay({
    routes: [
      {
        path: '/:category/:subCategory',
        loader: preload(listingPageQuery, ({ request, params }) => ({
          categoryId: idFromSegment(params.category),
          subCategoryId: idFromSegment(params.subCategory),
          ...filterVariables(new URL(request.url).searchParams, idFromSegment(params.subCategory)),
        })),
        Component: ListingPage,
        children: [{ id: 'listingFacets', index: true, loader: loadFacets, element: null }],
      },
    ],
    at,
    resolvers: () => ({ Query: { category: dairyOf, subCategory: subCategoryOf, products: productsOf } }),
    ...(answer && { answer }),
  });
}

describe('ListingPage', () => {
  let scrollToEnd: () => void;

  beforeEach(() => {
    ({ scrollToEnd } = fakeObservers());
  });

  it('shows the sub-category under its name, twelve products first, which are whole rows', async () => {
    renderListing('/dairy-cat_1/milk-sub_00000000000000000000000001');
    expect(await screen.findByRole('heading', { level: 1, name: 'Milk' })).toBeVisible();
    expect(screen.getByText('20 products')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(12);
  });

  it('lists the sub-categories beside it and marks the current one', async () => {
    renderListing('/dairy-cat_1/bread-sub_00000000000000000000000002');
    const rail = within(await screen.findByRole('navigation', { name: 'Sub-categories of Dairy' }));
    expect(rail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dairy-cat_1/milk-sub_00000000000000000000000001',
      '/dairy-cat_1/bread-sub_00000000000000000000000002',
      '/dairy-cat_1/cheese-sub_00000000000000000000000003',
    ]);
    expect(rail.getByRole('link', { name: 'Bread' })).toHaveAttribute('aria-current', 'page');
    expect(rail.getByRole('link', { name: 'Milk' })).not.toHaveAttribute('aria-current');
  });

  it('loads eight more products when the end of the list is near the viewport', async () => {
    renderListing('/dairy-cat_1/milk-sub_00000000000000000000000001');
    await screen.findByText('20 products');
    scrollToEnd();
    await screen.findByText('Product prod_16');
    expect(screen.getAllByRole('article')).toHaveLength(20);
    scrollToEnd();
    await screen.findByText('Product prod_20');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('loads more with its button', async () => {
    const { user } = renderListing('/dairy-cat_1/milk-sub_00000000000000000000000001');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Product prod_16')).toBeVisible();
  });

  it('keeps showing the rail while another sub-category loads', async () => {
    const { router } = renderListing(
      '/dairy-cat_1/milk-sub_00000000000000000000000001',
      (_request, { subCategoryId }) =>
        subCategoryId === 'sub_00000000000000000000000002' ? new Promise(() => undefined) : undefined,
    );
    await screen.findByText('20 products');
    await act(() => router.navigate('/dairy-cat_1/bread-sub_00000000000000000000000002'));
    expect(await screen.findByRole('link', { name: 'Bread' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });

  it('shows an error and Try again when another sub-category cannot be loaded', async () => {
    let isDown = true;
    const { router, user } = renderListing(
      '/dairy-cat_1/milk-sub_00000000000000000000000001',
      (_request, { subCategoryId }) =>
        isDown && subCategoryId === 'sub_00000000000000000000000002'
          ? Promise.reject(new Error('unplugged'))
          : undefined,
    );
    await screen.findByText('20 products');
    await act(() => router.navigate('/dairy-cat_1/bread-sub_00000000000000000000000002'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('3 products')).toBeVisible();
  });

  it('shows a message when a sub-category has no products', async () => {
    renderListing('/dairy-cat_1/cheese-sub_00000000000000000000000003');
    expect(await screen.findByText('No Data found')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Cheese' })).toBeVisible();
  });

  it.each(['/dairy-cat_1/gone-sub_00000000000000000000000009', '/gone-cat_9/milk-sub_00000000000000000000000001'])(
    'shows the not-found page at %s',
    async (at) => {
      renderListing(at);
      expect(await screen.findByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
      await waitFor(() => expect(document.title).toContain('This sub-category does not exist'));
    },
  );
});
