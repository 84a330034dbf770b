import { act, screen } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { preload } from '../relay/preload.ts';
import { renderWithRelay } from '../relay/renderWithRelay.tsx';
import searchPageQuery from './__generated__/SearchPageQuery.graphql.ts';
import { fakeObservers } from './fakeObservers.ts';
import { searchedText, searchPath } from './paths.ts';
import { SearchPage } from './SearchPage.tsx';
import { testConnection, testProduct, testProducts } from './testShop.ts';

const textOf = ({ request }: LoaderFunctionArgs) => searchedText(new URL(request.url).searchParams);
const loadSearch = preload(searchPageQuery, (args) => ({ text: textOf(args) }));

const shelves: Record<string, unknown[]> = {
  milk: testProducts(25),
  ghee: [testProduct('prod_90', { name: 'Cow ghee' })],
};

function renderSearch(at: string, answer?: Parameters<typeof renderWithRelay>[0]['answer']) {
  return renderWithRelay({
    routes: [
      {
        path: '/search',
        loader: (args) => (textOf(args) === '' ? null : loadSearch(args)),
        Component: SearchPage,
      },
    ],
    at,
    resolvers: () => ({
      Query: {
        products: (_root: unknown, args: { search: string; first: number; after?: string }) =>
          testConnection(shelves[args.search] ?? [], args),
      },
    }),
    ...(answer && { answer }),
  });
}

describe('SearchPage', () => {
  let scrollToEnd: () => void;

  beforeEach(() => {
    ({ scrollToEnd } = fakeObservers());
  });

  it('says in a live region how many products were found', async () => {
    renderSearch('/search?q=milk');
    expect(await screen.findByText('Search Results: 25')).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });

  it('loads further results as their end comes near, until all are there', async () => {
    const { requests } = renderSearch('/search?q=milk');
    await screen.findByText('Search Results: 25');
    scrollToEnd();
    expect(await screen.findByText('Product prod_25')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(25);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(requests).toHaveLength(2);
  });

  it('loads further results by its button', async () => {
    const { user } = renderSearch('/search?q=milk');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Product prod_25')).toBeVisible();
  });

  it('stops asking when further results do not come, and offers to try again', async () => {
    let isDown = true;
    const { user, requests } = renderSearch('/search?q=milk', ({ name }) =>
      isDown && name === 'SearchResultsNextQuery' ? Promise.reject(new Error('unplugged')) : undefined,
    );
    await screen.findByText('Search Results: 25');
    scrollToEnd();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    scrollToEnd();
    expect(requests).toHaveLength(2);

    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('Product prod_25')).toBeVisible();
  });

  it('keeps the old results on screen while the new ones load', async () => {
    const answer = Promise.withResolvers<undefined>();
    const { router } = renderSearch('/search?q=milk', (_request, { text }) =>
      text === 'ghee' ? answer.promise.then(() => Promise.reject(new Error('unplugged'))) : undefined,
    );
    await screen.findByText('Search Results: 25');
    await act(() => router.navigate(searchPath('ghee')));
    expect(screen.getByText('Search Results: 25')).toBeVisible();

    answer.resolve(undefined);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows the results of the text that was typed last', async () => {
    const { router } = renderSearch('/search?q=milk');
    await screen.findByText('Search Results: 25');
    await act(() => router.navigate(searchPath('ghee')));
    expect(await screen.findByText('Cow ghee')).toBeVisible();
    expect(screen.getByText('Search Results: 1')).toBeVisible();
  });

  it('says when nothing was found, and suggests other searches', async () => {
    renderSearch('/search?q=unobtainium');
    expect(await screen.findByText('No Data found')).toBeVisible();
    expect(screen.getByText('Search Results: 0')).toBeVisible();
    expect(screen.getByRole('link', { name: 'chocolate' })).toHaveAttribute('href', '/search?q=chocolate');
  });

  it('suggests searches, and asks the server nothing, before anything is typed', async () => {
    const { requests } = renderSearch('/search?q=%20');
    expect(await screen.findByRole('link', { name: 'milk' })).toBeVisible();
    expect(requests).toHaveLength(0);
  });
});
