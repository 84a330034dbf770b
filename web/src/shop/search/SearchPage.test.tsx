import { act, screen, within } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadFacets } from '../catalogue/filters/loadFacets.ts';
import { filterVariables } from '../catalogue/filters/url/filterVariables.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import searchPageQuery from './__generated__/SearchPageQuery.graphql.ts';
import { fakeObservers } from '../../ui/testing/fakeObservers.ts';
import { searchedText, searchPath } from '../catalogue/paths.ts';
import { SearchPage } from './SearchPage.tsx';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { fakeProduct, fakeProducts } from '../catalogue/catalogue.fixtures.ts';

let popularSearches: string[] = [];
const subCategory = (id: string, name: string) => ({
  __typename: 'SubCategory',
  id,
  name,
  categories: [{ __typename: 'Category', id: 'cat_1', name: 'Dairy' }],
});
const category = {
  __typename: 'Category',
  id: 'cat_1',
  name: 'Dairy',
  subCategories: (paging: { first: number }) => fakeConnection([subCategory('sub_1', 'Milk')], paging),
};
const found = { subCategory: null, category: null, nearestSubCategories: [], popularProducts: [] };

const searches: Record<string, unknown> = {
  milk: {
    ...found,
    correctedText: null,
    missingWords: [],
    matchedText: 'milk',
    subCategory: subCategory('sub_1', 'Milk'),
  },
  dairy: { ...found, correctedText: null, missingWords: [], matchedText: 'dairy', category },
  unobtainium: {
    ...found,
    correctedText: null,
    missingWords: ['unobtainium'],
    matchedText: '',
    nearestSubCategories: [subCategory('sub_1', 'Milk'), subCategory('sub_2', 'Curd')],
    popularProducts: fakeProducts(2, 'popular'),
  },
  emptyshop: { ...found, correctedText: null, missingWords: [], matchedText: '' },
  ghee: { ...found, correctedText: null, missingWords: [], matchedText: 'ghee' },
  gheee: { ...found, correctedText: 'ghee', missingWords: [], matchedText: 'ghee' },
  'amul ghee': { ...found, correctedText: null, missingWords: ['amul'], matchedText: 'ghee' },
  lays: { ...found, correctedText: null, missingWords: ['lays'], matchedText: '' },
};

const paramsOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;
const textOf = (args: LoaderFunctionArgs) => searchedText(paramsOf(args));
const loadSearch = preload(searchPageQuery, (args) => ({ text: textOf(args), ...filterVariables(paramsOf(args)) }));

const resultsByText: Record<string, unknown[]> = {
  milk: fakeProducts(25),
  dairy: fakeProducts(3),
  ghee: [fakeProduct('prod_90', { name: 'Cow ghee' })],
  gheee: [fakeProduct('prod_90', { name: 'Cow ghee' })],
  'amul ghee': [fakeProduct('prod_90', { name: 'Cow ghee' })],
  lays: [fakeProduct('prod_91', { name: 'Potato Chips' })],
};

function renderSearch(at: string, answer?: Parameters<typeof renderWithRelay>[0]['answer']) {
  return renderWithRelay({
    routes: [
      {
        path: '/search',
        loader: (args) => (textOf(args) === '' ? null : loadSearch(args)),
        Component: SearchPage,
        children: [{ id: 'searchFacets', index: true, loader: loadFacets, element: null }],
      },
    ],
    at,
    resolvers: () => ({
      Query: {
        popularSearches: () => popularSearches,
        products: (_root: unknown, args: { search: string; first: number; after?: string }) => ({
          ...fakeConnection(resultsByText[args.search] ?? [], args),
          search: searches[args.search] ?? null,
        }),
      },
    }),
    ...(answer && { answer }),
  });
}

describe('SearchPage', () => {
  let scrollToEnd: () => void;

  beforeEach(() => {
    ({ scrollToEnd } = fakeObservers());
    popularSearches = [];
  });

  it('announces the number of products found', async () => {
    renderSearch('/search?q=milk');
    expect(await screen.findByText('Search Results: 25')).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });

  it('loads further results near the end of the list, until all are loaded', async () => {
    const { requests } = renderSearch('/search?q=milk');
    await screen.findByText('Search Results: 25');
    scrollToEnd();
    expect(await screen.findByText('Product prod_25')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(25);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(requests.filter(({ name }) => name.startsWith('Search'))).toHaveLength(2);
  });

  it('loads further results with its button', async () => {
    const { user } = renderSearch('/search?q=milk');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Product prod_25')).toBeVisible();
  });

  it('stops loading when further results fail, and shows Try again', async () => {
    let isDown = true;
    const { user, requests } = renderSearch('/search?q=milk', ({ name }) =>
      isDown && name === 'SearchResultsNextQuery' ? Promise.reject(new Error('unplugged')) : undefined,
    );
    await screen.findByText('Search Results: 25');
    scrollToEnd();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    scrollToEnd();
    expect(requests.filter(({ name }) => name.startsWith('Search'))).toHaveLength(2);

    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('Product prod_25')).toBeVisible();
  });

  it('keeps the old results on screen while the new ones load', async () => {
    const answer = Promise.withResolvers<undefined>();
    const { router } = renderSearch('/search?q=milk', ({ name }, { text }) =>
      name === 'SearchPageQuery' && text === 'ghee'
        ? answer.promise.then(() => Promise.reject(new Error('unplugged')))
        : undefined,
    );
    await screen.findByText('Search Results: 25');
    await act(() => router.navigate(searchPath('ghee')));
    expect(screen.getByText('Search Results: 25')).toBeVisible();

    answer.resolve(undefined);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows the results of the last search text', async () => {
    const { router } = renderSearch('/search?q=milk');
    await screen.findByText('Search Results: 25');
    await act(() => router.navigate(searchPath('ghee')));
    expect(await screen.findByText('Cow ghee')).toBeVisible();
    expect(screen.getByText('Search Results: 1')).toBeVisible();
  });

  it('shows a message without results, and what to look at instead: the nearest categories, and products', async () => {
    renderSearch('/search?q=unobtainium');
    expect(await screen.findByText('No Data found')).toBeVisible();
    expect(screen.getByText('Search Results: 0')).toBeVisible();
    const categories = within(screen.getByRole('region', { name: 'Browse instead' })).getAllByRole('link');
    expect(categories.map((link) => link.getAttribute('href'))).toEqual([
      '/dairy-cat_1/milk-sub_1',
      '/dairy-cat_1/curd-sub_2',
    ]);
    expect(within(screen.getByRole('list', { name: 'You may also like' })).getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Add Product popular_1 .*to cart$/ })).toBeVisible();
  });

  it('suggests other searches where there is nothing to look at', async () => {
    renderSearch('/search?q=emptyshop');
    expect(await screen.findByText('No Data found')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'chocolate' })).toHaveAttribute('href', '/search?q=chocolate');
  });

  it.each([
    ['milk', 'Milk in Dairy'],
    ['dairy', 'Dairy See the whole category'],
  ])('leads with the category that %s names', async (text, name) => {
    renderSearch(searchPath(text));
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/dairy-cat_1/milk-sub_1');
  });

  it('says what it searched for instead, and offers the exact words', async () => {
    renderSearch('/search?q=gheee');
    expect(await screen.findByText(/Showing results for/)).toHaveTextContent(
      'Showing results for ghee. Search instead for gheee',
    );
    expect(screen.getByRole('link', { name: 'gheee' })).toHaveAttribute('href', '/search?q=gheee&exact=1');
  });

  it.each([
    ['amul ghee', 'We don’t have amul. Other ghee:'],
    ['lays', 'We don’t have lays. Similar products:'],
  ])('says what of %j the shop does not have', async (text, message) => {
    renderSearch(searchPath(text));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('shows no notice when a search finds the typed words', async () => {
    renderSearch('/search?q=ghee');
    expect(await screen.findByText('Search Results: 1')).toBeVisible();
    expect(screen.queryByText(/Showing results for|here\./)).not.toBeInTheDocument();
  });

  it('suggests searches without a search text', async () => {
    renderSearch('/search?q=%20');
    expect(await screen.findByRole('link', { name: 'milk' })).toBeVisible();
  });

  it('suggests popular searches where there are any', async () => {
    popularSearches = ['paneer', 'besan'];
    renderSearch('/search');
    expect(await screen.findByRole('link', { name: 'besan' })).toHaveAttribute('href', '/search?q=besan');
    expect(screen.queryByRole('link', { name: 'milk' })).not.toBeInTheDocument();
  });
});
