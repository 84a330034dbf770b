import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import type { SavedFiltersTestQuery } from './__generated__/SavedFiltersTestQuery.graphql.ts';
import { SavedFilters } from './SavedFilters.tsx';

function renderSaved(at: string, names: readonly string[] = ['Low stock', 'Dairy']) {
  const filters = names.map((name) => ({ id: `filter_${name}`, name, query: `q=${name}` }));
  return renderWithRelay<SavedFiltersTestQuery>({
    query: graphql`
      query SavedFiltersTestQuery {
        ...SavedFilters_query @arguments(kind: PRODUCTS)
      }
    `,
    at,
    resolvers: () => ({
      Query: { savedFilters: () => filters },
      Mutation: {
        savedFilterSave: (_root: unknown, { input }: { input: { name: string; query: string } }) => ({
          __typename: 'SavedFilterSavePayload',
          savedFilter: { id: `filter_${input.name}`, ...input },
        }),
        savedFilterUpdate: (_root: unknown, { input }: { input: { savedFilterId: string; name: string } }) =>
          input.name === 'Dairy'
            ? { __typename: 'SavedFilterNameTakenError', message: 'You already have a filter with this name' }
            : { __typename: 'SavedFilterUpdatePayload', savedFilter: { id: input.savedFilterId, name: input.name } },
        savedFilterDelete: (_root: unknown, { input }: { input: { savedFilterId: string } }) => ({
          deletedSavedFilterId: input.savedFilterId,
        }),
      },
    }),
    children: (query) => <SavedFilters query={query} kind="PRODUCTS" />,
  });
}

const opener = () => screen.findByRole('button', { name: 'Saved filters' });
const list = () => within(screen.getByRole('list', { name: 'Saved filters' }));
const names = () =>
  list()
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('SavedFilters', () => {
  it('apply a filter, and mark the one that the list has', async () => {
    const { user, router } = renderSaved('/?q=Dairy&page=3');
    await user.click(await opener());
    expect(names()).toEqual(['Dairy', 'Low stock']);
    expect(list().getByRole('button', { name: 'Dairy', current: true })).toBeVisible();
    await user.click(list().getByRole('button', { name: 'Low stock' }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=Low stock'));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('save the filter of the list, without its page, under a name', async () => {
    const { user, requests } = renderSaved('/?q=milk&sort=NAME&page=2');
    await user.click(await opener());
    await user.type(screen.getByLabelText('Name of this filter'), 'Milk');
    await user.click(screen.getByRole('button', { name: 'Save this filter' }));
    expect(await screen.findByText('Saved as Milk')).toBeVisible();
    expect(names()).toEqual(['Dairy', 'Low stock', 'Milk']);
    const input = { kind: 'PRODUCTS', name: 'Milk', query: 'q=milk&sort=NAME' };
    expect(requests.at(-1)?.variables).toEqual({ input });
  });

  it('rename a filter, unless another one has the name', async () => {
    const { user } = renderSaved('/');
    await user.click(await opener());
    await user.click(screen.getByRole('button', { name: 'Rename the filter Low stock' }));
    const field = screen.getByLabelText('New name');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'Dairy{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('You already have a filter with this name'));
    await user.clear(field);
    await user.type(field, 'Almost gone{Enter}');
    expect(await screen.findByText('Renamed to Almost gone')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Almost gone', 'Dairy']));
  });

  it('delete a filter, and bring it back', async () => {
    const { user } = renderSaved('/');
    await user.click(await opener());
    await user.click(screen.getByRole('button', { name: 'Delete the filter Dairy' }));
    await waitFor(() => expect(names()).toEqual(['Low stock']));
    expect(screen.getByRole('list', { name: 'Saved filters' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Saved as Dairy')).toBeVisible();
  });

  it('say how to make the first one', async () => {
    const { user } = renderSaved('/', []);
    await user.click(await opener());
    expect(screen.getByText('Filter or sort the list, then save it here.')).toBeVisible();
  });
});
