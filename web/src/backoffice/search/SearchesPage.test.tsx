import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import searchesPage, { type SearchesPageQuery } from './__generated__/SearchesPageQuery.graphql.ts';
import { fakeAnalytics, fakeCounts } from './searches.fixtures.ts';
import { SearchesPage } from './SearchesPage.tsx';
import { searchesVariables } from './searchesUrl.ts';

type Answer = Parameters<typeof renderWithRelay>[0]['answer'];

const milk = { query: 'milk', counts: fakeCounts(120, { clicks: 30, adds: 60 }) };
const quinoa = { query: 'quinoa', counts: fakeCounts(8, { zeroResults: 8 }) };

function renderSearches(
  queries: unknown[],
  { at = '/dashboard/searches', answer }: { at?: string; answer?: Answer } = {},
) {
  const asked: unknown[] = [];
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        searchAnalytics: (_root, { days }: { days: number }) => fakeAnalytics(days),
        searchQueries: (_root, { first, after, ...list }: { first: number; after?: string }) => {
          asked.push(list);
          return fakeConnection(queries, { first, ...(after !== undefined && { after }) });
        },
      },
    }),
    routes: [
      {
        path: '/dashboard/searches',
        loader: preload<SearchesPageQuery>(searchesPage, searchesVariables, 'store-and-network'),
        Component: SearchesPage,
      },
    ],
    at,
    ...(answer && { answer }),
  });
  return { ...rendered, asked };
}

const table = () => screen.findByRole('table', { name: 'Searches' });

describe('SearchesPage', () => {
  it('shows the key figures, and each search with its own', async () => {
    renderSearches([milk, quinoa]);
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['milk', 'Searches120', 'Click-through25%', 'Added to cart50%', 'Without results0', 'Corrected0'],
      ['quinoaAdd a synonym', 'Searches8', 'Click-through0%', 'Added to cart0%', 'Without results8', 'Corrected0'],
    ]);
    const figures = within(screen.getByRole('region', { name: 'The last 30 days' }));
    expect(figures.getByText('15%')).toBeVisible();
    expect(figures.getByText('30 searches')).toBeVisible();
  });

  it('links to each search, and to a new synonym for those without a result', async () => {
    renderSearches([milk, quinoa], { at: '/dashboard/searches?days=7' });
    expect(await screen.findByRole('link', { name: 'milk' })).toHaveAttribute(
      'href',
      '/dashboard/searches/milk?days=7',
    );
    expect(screen.getAllByRole('link', { name: /Add a synonym/ })).toEqual([
      screen.getByRole('link', { name: 'Add a synonym for quinoa' }),
    ]);
    expect(screen.getByRole('link', { name: 'Add a synonym for quinoa' })).toHaveAttribute(
      'href',
      '/dashboard/synonyms?term=quinoa',
    );
  });

  it('is filtered and sorted by the URL, whose invalid parameters are ignored', async () => {
    const { asked } = renderSearches([milk], {
      at: '/dashboard/searches?days=90&q=%20mil&outcome=CORRECTED&sort=CLICK_THROUGH_ASC',
    });
    await table();
    expect(asked).toEqual([{ days: 90, search: 'mil', outcome: 'CORRECTED', sort: 'CLICK_THROUGH_ASC' }]);
    const other = renderSearches([milk], { at: '/dashboard/searches?days=5&outcome=x&sort=y' });
    await waitFor(() => expect(other.asked).toEqual([{ days: 30, search: null, outcome: null, sort: 'SEARCHES' }]));
    const long = renderSearches([milk], { at: `/dashboard/searches?q=${'x'.repeat(300)}` });
    await waitFor(() => expect(long.asked).toMatchObject([{ search: 'x'.repeat(200) }]));
  });

  it("writes the admin's choices into the URL", async () => {
    const { user, router, asked } = renderSearches([milk]);
    await table();
    await user.click(screen.getByRole('button', { name: 'Without results' }));
    await user.click(screen.getByRole('button', { name: '7 days' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most without results');
    await user.type(screen.getByRole('searchbox', { name: 'Find a search' }), 'mi');
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        days: '7',
        outcome: 'ZERO_RESULTS',
        sort: 'ZERO_RESULTS',
        q: 'mi',
      }),
    );
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ days: 7, search: 'mi', outcome: 'ZERO_RESULTS', sort: 'ZERO_RESULTS' }),
    );
    expect(screen.getByRole('button', { name: 'Without results' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('loads more', async () => {
    const many = Array.from({ length: 35 }, (_, at) => ({ query: `text ${at}`, counts: fakeCounts(50 - at) }));
    const { user } = renderSearches(many);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'text 34' })).toBeVisible();
  });

  it('says that there are no searches, and offers to clear the filters', async () => {
    const { user, router } = renderSearches([], { at: '/dashboard/searches?q=xyz' });
    expect(await screen.findByText('No searches in this period match.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText('No searches yet')).toBeVisible();
  });

  it('shows an error with Try again', async () => {
    let isDown = true;
    const { user } = renderSearches([milk], {
      answer: () => (isDown ? Promise.reject(new Error('unplugged')) : undefined),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await table()).toBeVisible();
  });
});
