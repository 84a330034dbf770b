import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SearchBar } from '../../layout/SearchBar.tsx';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { fakeProduct } from '../../catalogue/catalogue.fixtures.ts';
import { recentSearches } from './recentSearches.ts';

type Answer = Parameters<typeof renderWithRelay>[0]['answer'];

const nothing = { correctedText: null, queries: [], subCategories: [], brands: [], products: [] };
const milk = {
  ...nothing,
  queries: ['milk', 'toned milk'],
  subCategories: [
    {
      __typename: 'SubCategory',
      id: 'sub_1',
      name: 'Milk',
      categories: [{ __typename: 'Category', id: 'cat_1', name: 'Dairy' }],
    },
  ],
  brands: ['Gauvana'],
  products: [
    fakeProduct('prod_1', { name: 'Toned Milk' }),
    fakeProduct('prod_2', { name: 'Cow Milk', isSoldOut: true }),
  ],
};
const suggestionsByText: Record<string, object> = { mil: milk, milk, pan: { ...nothing, queries: ['paneer'] } };

let popularSearches: string[] = [];

/** The search page with its input, after the suggestions are loaded. */
async function renderSearch(at = '/search', answer?: Answer) {
  const rendered = renderWithRelay({
    routes: [{ path: '*', Component: SearchBar }],
    at,
    resolvers: () => ({
      Query: {
        searchSuggestions: (_root: unknown, { search: text }: { search: string }) => suggestionsByText[text] ?? nothing,
        popularSearches: () => popularSearches,
        viewer: () => null,
      },
    }),
    ...(answer && { answer }),
  });
  const input = await screen.findByRole('combobox');
  await waitFor(() => expect(input).toHaveAttribute('aria-controls'));
  return { ...rendered, input };
}

const grid = () => screen.findByRole('grid', { name: 'Suggestions' });
const textsOf = (rows: HTMLElement[]) => rows.map((row) => row.textContent);
const activeCell = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

describe('the suggestions while a search is typed', () => {
  beforeEach(() => recentSearches.clear());

  it('have texts, sub-categories, products with Add, and brands', async () => {
    const { user, input } = await renderSearch();
    await user.type(input, 'mil');
    expect(textsOf(within(await grid()).getAllByRole('row'))).toEqual([
      'milk',
      'toned milk',
      'Milk in Dairy',
      expect.stringContaining('Toned Milk'),
      expect.stringContaining('Cow Milk'),
      'Gauvana Brand',
    ]);
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: /^Milk in Dairy/ })).toHaveAttribute('href', '/dairy-cat_1/milk-sub_1');
    expect(screen.getByRole('link', { name: /^Toned Milk/ })).toHaveAttribute('href', '/product/toned-milk-prod_1');
    expect(screen.getByRole('button', { name: 'Add Toned Milk 500 g to cart' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    expect(await screen.findByText('6 suggestions')).toBeInTheDocument();
  });

  it('are not asked for at each letter', async () => {
    const { input, requests } = await renderSearch();
    for (const value of ['m', 'mi', 'mil']) fireEvent.change(input, { target: { value } });
    await grid();
    expect(requests.filter(({ name }) => name === 'SearchComboboxQuery')).toHaveLength(1);
  });

  it('mark the untyped part', async () => {
    const { user, input } = await renderSearch();
    await user.type(input, 'mil');
    const [first] = within(await grid()).getAllByRole('row');
    expect([...(first?.querySelectorAll('b') ?? [])].map((bold) => bold.textContent)).toEqual(['', 'k']);
  });

  it('search a text that is chosen, close, and stay closed until more is typed', async () => {
    const { user, input, router } = await renderSearch();
    await user.type(input, 'mil');
    await user.click(within(await grid()).getByRole('button', { name: 'toned milk' }));
    expect(router.state.location.search).toBe('?q=toned+milk');
    await waitFor(() => expect(input).toHaveValue('toned milk'));
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await user.click(input);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await user.clear(input);
    await user.type(input, 'pan');
    expect(await screen.findByRole('button', { name: 'paneer' })).toBeVisible();
  });

  it('close on Enter, a press elsewhere and Tab, which goes on as if they were not there', async () => {
    const { user, input, router } = await renderSearch();
    await user.type(input, 'mil');
    await grid();
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?q=mil');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();

    await user.type(input, '{Backspace}l');
    await grid();
    await user.click(document.body);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();

    await user.type(input, '{Backspace}l');
    await grid();
    await user.tab();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
  });

  it('are reached with the arrow keys, row by row and in a row', async () => {
    const { user, input } = await renderSearch();
    await user.type(input, 'mil');
    await grid();
    await user.keyboard('{ArrowDown}');
    expect(activeCell(input)).toHaveTextContent('milk');
    expect(activeCell(input)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(input).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(activeCell(input)).toHaveTextContent('Toned Milk');
    expect(input).toHaveFocus();

    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Add Toned Milk 500 g to cart' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(input).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(input).toHaveFocus();
    expect(activeCell(input)).toHaveTextContent('Cow Milk');
  });

  it('are pressed with Enter, and typing goes on in the text', async () => {
    const { user, input, router } = await renderSearch();
    await user.type(input, 'mil');
    await grid();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Add Toned Milk 500 g to cart' })).toHaveFocus();
    await user.keyboard('k');
    expect(input).toHaveValue('milk');
    expect(input).not.toHaveAttribute('aria-activedescendant');
    await user.clear(input);
    await user.type(input, 'mil');
    await grid();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(router.state.location.search).toBe('?q=toned+milk');
  });

  it('open a product by the keyboard', async () => {
    const { user, input, router } = await renderSearch();
    await user.type(input, 'mil');
    await grid();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/toned-milk-prod_1'));
    expect(recentSearches.read()).toEqual(['mil']);
  });

  it('count as results of the search when they are opened and added', async () => {
    const { user, input, requests } = await renderSearch();
    await user.type(input, 'milk');
    await user.click(await screen.findByRole('button', { name: 'Add Toned Milk 500 g to cart' }));
    await user.type(input, '{Backspace}k');
    await user.click(await screen.findByRole('link', { name: /^Cow Milk/ }));
    const events = () => requests.filter(({ name }) => name === 'useSearchEventsMutation');
    await waitFor(() => expect(events()).toHaveLength(3));
    const kinds = ['SEARCH', 'ADD_TO_CART', 'RESULT_CLICK'];
    expect(events()).toMatchObject(kinds.map((kind) => ({ variables: { input: { query: 'milk', kind } } })));
  });

  it('close on Escape, and a second one clears the text', async () => {
    const { user, input } = await renderSearch();
    await user.type(input, 'mil');
    await grid();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(input).toHaveValue('mil');
    expect(input).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    await grid();
    await user.keyboard('{Escape}{Escape}');
    expect(input).toHaveValue('');
  });

  it('never come from an answer to an earlier text', async () => {
    const late = Promise.withResolvers<undefined>();
    const { user, input } = await renderSearch('/search', (_request, { text }) =>
      text === 'mil' ? late.promise.then(() => ({ data: { searchSuggestions: milk } }) as never) : undefined,
    );
    await user.type(input, 'mil');
    await waitFor(() => expect(input).toHaveValue('mil'));
    await user.clear(input);
    await user.type(input, 'pan');
    expect(await screen.findByRole('button', { name: 'paneer' })).toBeVisible();
    late.resolve(undefined);
    await late.promise;
    expect(within(await grid()).queryByRole('button', { name: 'toned milk' })).not.toBeInTheDocument();
  });

  it('stay while the next ones load', async () => {
    const next = Promise.withResolvers<never>();
    const { user, input, requests } = await renderSearch('/search', (_request, { text }) =>
      text === 'milk' ? next.promise : undefined,
    );
    await user.type(input, 'mil');
    await grid();
    await user.type(input, 'k');
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ variables: { text: 'milk' } }));
    expect(within(await grid()).getByRole('button', { name: 'toned milk' })).toBeVisible();
  });

  it('are the recent searches alone when the server is unreachable', async () => {
    recentSearches.add('milk bread');
    const { user, input, requests } = await renderSearch('/search', ({ name }) =>
      name === 'SearchComboboxQuery' ? Promise.reject(new Error('unplugged')) : undefined,
    );
    await user.type(input, 'mil');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(within(await grid()).getAllByRole('row')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'milk bread' })).toBeVisible();
  });
});

describe('the recent searches', () => {
  beforeEach(() => {
    recentSearches.clear();
    popularSearches = [];
  });

  it('are searches that were made: by Enter, of a suggestion, or whose result was opened', async () => {
    const { user, input } = await renderSearch();
    await user.type(input, 'mil');
    await grid();
    expect(recentSearches.read()).toEqual([]);
    await user.keyboard('{Enter}');
    await user.clear(input);
    await user.type(input, 'pan');
    await user.click(await screen.findByRole('button', { name: 'paneer' }));
    expect(recentSearches.read()).toEqual(['paneer', 'mil']);
  });

  it('are shown before anything is typed, without asking for suggestions, and can be searched again', async () => {
    recentSearches.add('rice');
    recentSearches.add('milk bread');
    const { user, requests, router } = await renderSearch();
    expect(within(await grid()).getAllByRole('row')).toHaveLength(3);
    expect(requests.map(({ name }) => name)).toEqual(['PopularSearchesQuery']);
    await user.click(screen.getByRole('button', { name: 'rice' }));
    expect(router.state.location.search).toBe('?q=rice');
    expect(recentSearches.read()).toEqual(['rice', 'milk bread']);
  });

  it('are followed by the popular ones, which can be reached with the arrow keys', async () => {
    popularSearches = ['ghee', 'rice', 'atta'];
    recentSearches.add('rice');
    const { user, router } = await renderSearch();
    const popular = within(await screen.findByRole('rowgroup', { name: 'Popular searches' }));
    expect(textsOf(popular.getAllByRole('row'))).toEqual(['ghee', 'atta']);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(router.state.location.search).toBe('?q=atta');
  });

  it('can be removed, one by one, by the keyboard and all at once', async () => {
    for (const search of ['rice', 'milk', 'ghee']) recentSearches.add(search);
    const { user } = await renderSearch();
    await grid();
    await user.click(screen.getByRole('button', { name: 'Remove milk from recent searches' }));
    expect(recentSearches.read()).toEqual(['ghee', 'rice']);
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(recentSearches.read()).toEqual(['rice']);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(recentSearches.read()).toEqual([]);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('lead the suggestions when they begin with the typed text, and are not listed twice', async () => {
    for (const text of ['toned milk', 'milk bread']) recentSearches.add(text);
    const { user, input } = await renderSearch();
    await user.type(input, 'mil');
    await waitFor(async () => expect(within(await grid()).getAllByRole('row').length).toBeGreaterThan(5));
    expect(within(await grid()).getAllByRole('row')[0]).toHaveTextContent('milk bread');
  });
});
