import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../../ui/testing/waitForDialogToClose.ts';
import { fakeProduct, fakeProducts } from '../catalogue.fixtures.ts';
import { searchedText } from '../paths.ts';
import { SearchPage } from '../../search/SearchPage.tsx';
import searchPageQuery from '../../search/__generated__/SearchPageQuery.graphql.ts';
import { fakeFacets, noFacets } from './filters.fixtures.ts';
import { filterVariables } from './url/filterVariables.ts';
import { loadFacets } from './loadFacets.ts';

interface Arguments {
  search: string;
  filter?: { brands?: string[]; inStock?: boolean };
  sort: string;
  first: number;
}

const MANY = ['Amul', 'Gowardhan', 'Britannia', 'Nestle', 'Aavin', 'Nandini', 'Sudha', 'Verka'];

function found({ search, filter, ...paging }: Arguments) {
  if (search === 'nothing' || filter?.inStock) return fakeConnection([], paging);
  if (filter?.brands)
    return fakeConnection([fakeProduct('prod_90', { name: `${filter.brands.join(' and ')} milk` })], paging);
  return fakeConnection(fakeProducts(5), paging);
}

function renderSearch(at: string, options: Pick<Parameters<typeof renderWithRelay>[0], 'answer'> = {}) {
  return renderWithRelay({
    routes: [
      {
        path: '/search',
        loader: preload(searchPageQuery, ({ request }) => {
          const params = new URL(request.url).searchParams;
          return { text: searchedText(params), ...filterVariables(params) };
        }),
        Component: SearchPage,
        children: [{ id: 'searchFacets', index: true, loader: loadFacets, element: null }],
      },
    ],
    at,
    resolvers: () => ({
      Query: {
        products: (_root: unknown, args: Arguments) => ({
          ...found(args),
          search: null,
          facets:
            args.search === 'nothing'
              ? noFacets
              : fakeFacets({ brands: args.filter?.inStock ? MANY.slice(0, 3) : MANY }),
        }),
      },
    }),
    ...options,
  });
}

const findRail = async () => within(await screen.findByRole('region', { name: 'Filters' }));
const active = () => within(screen.getByRole('list', { name: 'Active filters' }));

describe('the filters of a search', () => {
  beforeEach(() => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      this.querySelector('button')?.focus();
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });

  it('apply by a navigation that Back undoes, and keep the focus', async () => {
    const { user, router } = renderSearch('/search?q=milk');
    const amul = (await findRail()).getByRole('checkbox', { name: 'Amul 20' });
    await user.click(amul);
    expect(await screen.findByText('Amul milk')).toBeVisible();
    expect(screen.getByText('Search Results: 1')).toHaveAttribute('role', 'status');
    expect(router.state.location.search).toBe('?q=milk&brand=Amul');
    expect(amul).toBeChecked();
    expect(amul).toHaveFocus();
    await router.navigate(-1);
    await waitFor(() => expect(amul).not.toBeChecked());
    expect(await screen.findByText('Search Results: 5')).toBeVisible();
  });

  it('show a choice at once, and keep the old results until the new ones are loaded', async () => {
    const answer = Promise.withResolvers<undefined>();
    const { user } = renderSearch('/search?q=milk', {
      answer: ({ name }, { filter }) =>
        name === 'SearchPageQuery' && filter
          ? answer.promise.then(() => Promise.reject(new Error('unplugged')))
          : undefined,
    });
    const rail = await findRail();
    await user.click(rail.getByRole('checkbox', { name: 'Amul 20' }));
    expect(rail.getByRole('checkbox', { name: 'Amul 20' })).toBeChecked();
    expect(screen.getByText('Search Results: 5')).toBeVisible();
    answer.resolve(undefined);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('have one price of several, and several brands', async () => {
    const { user, router } = renderSearch('/search?q=milk&price=50000-');
    const rail = await findRail();
    expect(rail.getByRole('radio', { name: '₹500 and above 1' })).toBeChecked();
    await user.click(rail.getByRole('radio', { name: 'Under ₹50 5' }));
    await user.click(rail.getByRole('checkbox', { name: 'Nestle 17' }));
    await user.click(rail.getByRole('checkbox', { name: 'Amul 20' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=milk&brand=Amul&brand=Nestle&price=0-4999'));
    await user.click(rail.getByRole('radio', { name: 'Any price' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=milk&brand=Amul&brand=Nestle'));
  });

  it('show the first of many values, the chosen ones, and all on demand', async () => {
    const { user } = renderSearch('/search?q=milk&brand=Verka');
    const brands = within((await findRail()).getByRole('group', { name: 'Brand' }));
    expect(brands.getAllByRole('checkbox')).toHaveLength(6);
    expect(brands.getByRole('checkbox', { name: 'Verka 13' })).toBeChecked();
    await user.click(brands.getByRole('button', { name: 'Show 2 more' }));
    expect(brands.getAllByRole('checkbox')).toHaveLength(8);
    await user.click(brands.getByRole('button', { name: 'Show less' }));
    expect(brands.getAllByRole('checkbox')).toHaveLength(6);
  });

  it('keep the height of a group whose values become more', async () => {
    const { user } = renderSearch('/search?q=milk&stock=1');
    const brands = within((await findRail()).getByRole('group', { name: 'Brand' }));
    const rowCount = () => brands.getAllByRole('checkbox').length + brands.queryAllByRole('button').length;
    expect(rowCount()).toBe(3);
    await user.click((await findRail()).getByRole('checkbox', { name: /In stock/ }));
    const more = await brands.findByRole('button', { name: 'Show 6 more' });
    expect(rowCount()).toBe(3);
    await user.click(more);
    expect(brands.getAllByRole('checkbox')).toHaveLength(MANY.length);
    await user.click(brands.getByRole('button', { name: 'Show less' }));
    expect(rowCount()).toBe(7);
  });

  it('are removed one by one or all at once, and the order stays', async () => {
    const { user, router } = renderSearch('/search?q=milk&brand=Amul&diet=Vegetarian&pack=1+L&sort=price');
    await screen.findByText('Amul milk');
    await user.click(active().getByRole('button', { name: 'Remove filter Vegetarian' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=milk&brand=Amul&pack=1+L&sort=price'));
    expect(active().getByRole('button', { name: 'Remove filter 1 L' })).toHaveFocus();
    await user.click(active().getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=milk&sort=price'));
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  });

  it('name a sub-category that the URL has by its id, and ignore malformed values', async () => {
    renderSearch('/search?q=milk&sub=sub_01h455vb4pex5vsknk084sn02q&sub=nonsense&discount=900&price=7');
    await screen.findByText('Search Results: 5');
    expect(
      active()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Milk', 'Clear all']);
  });

  it('offer to clear them when they leave nothing', async () => {
    const { user, router } = renderSearch('/search?q=milk&stock=1');
    expect(await screen.findByText('No Data found')).toBeVisible();
    expect(screen.queryByText('Popular searches')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Search Results: 5')).toBeVisible();
    expect(router.state.location.search).toBe('?q=milk');
  });

  it('say that they leave nothing until the products without them are loaded', async () => {
    const { user } = renderSearch('/search?q=milk&stock=1', {
      answer: ({ name }, { filter }) =>
        name === 'SearchPageQuery' && !filter ? new Promise(() => undefined) : undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(screen.getByText(/^No product matches all filters/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
  });

  it('are hidden when the search finds nothing to filter', async () => {
    renderSearch('/search?q=nothing');
    expect(await screen.findByText('Search Results: 0')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  });

  it('leave the results alone when they could not be loaded, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const { user } = renderSearch('/search?q=milk', {
      answer: ({ name }) =>
        isDown && name === 'FilterFacetsQuery' ? Promise.reject(new Error('unplugged')) : undefined,
    });
    expect(await screen.findByText('Search Results: 5')).toBeVisible();
    expect(await screen.findByText('We couldn’t load the filters.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await findRail()).getByRole('checkbox', { name: 'Amul 20' })).toBeVisible();
  });

  it('sort by what the order of the list offers, without counting again', async () => {
    const { user, router, requests } = renderSearch('/search?q=milk');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
    await waitFor(() => expect(router.state.location.search).toBe('?q=milk&sort=price'));
    await waitFor(() => expect(requests.at(-1)?.variables).toMatchObject({ sort: 'PRICE_ASC' }));
    expect(requests.filter(({ name }) => name === 'FilterFacetsQuery')).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Relevance');
    await waitFor(() => expect(router.state.location.search).toBe('?q=milk'));
  });

  it('open in a sheet on phones, which shows how many products are left', async () => {
    const { user, router } = renderSearch('/search?q=milk');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = await findDialog('Filters');
    expect(sheet.getByRole('button', { name: 'Show 5 products' })).toBeVisible();
    await user.click(sheet.getByRole('checkbox', { name: 'Amul 20' }));
    expect(await sheet.findByRole('button', { name: 'Show 1 product' })).toBeVisible();
    expect(router.state.location.search).toBe('?q=milk&brand=Amul');
    await user.click(sheet.getByRole('button', { name: 'Show 1 product' }));
    await waitForDialogToClose();
    expect(screen.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
  });

  it('have the most useful ones in one press', async () => {
    const { user, router } = renderSearch('/search?q=milk');
    const quick = within(await screen.findByRole('list', { name: 'Quick filters' }));
    expect(quick.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'In stock only',
      'Vegetarian',
      '10% or more',
      ...MANY.slice(0, 4),
    ]);
    await user.click(quick.getByRole('button', { name: 'Vegetarian' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=milk&diet=Vegetarian'));
    expect(quick.getByRole('button', { name: 'Vegetarian' })).toHaveAttribute('aria-pressed', 'true');
  });
});
