import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { renderSynonymPages } from './synonyms.fixtures.tsx';

describe('SynonymsPage', () => {
  it('lists the groups with their terms, products and origin', async () => {
    renderSynonymPages();
    const table = within(await screen.findByRole('table', { name: 'Synonym groups' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['milkDairy', 'doodh, दूध', '12 products'],
      ['tiffinKitchenwareCustom', 'dabba', '0 products'],
    ]);
    expect(table.getByRole('link', { name: 'milk' })).toHaveAttribute('href', '/dashboard/synonyms/syn_milk');
    expect(screen.getByText('2 groups')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New group' })).toHaveAttribute('href', '/dashboard/synonyms/new');
  });

  it("applies the URL's filters, and writes the chosen filters to the URL", async () => {
    const { user, router, asked } = renderSynonymPages({ at: '/dashboard/synonyms?q=doo&sold=yes&status=nonsense' });
    await screen.findByRole('table');
    expect(asked.groups.at(-1)).toMatchObject({ search: 'doo', filter: { isSold: true } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Dairy');
    await waitFor(() => expect(router.state.location.search).toContain('department=DAIRY'));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('says that nothing matches', async () => {
    renderSynonymPages({ groups: [], at: '/dashboard/synonyms?q=zzz' });
    expect(await screen.findByText('No group has this term.')).toBeVisible();
  });

  it('offers searches without result to the nearest groups, to any group and to a new one', async () => {
    renderSynonymPages();
    const section = within(await screen.findByRole('region', { name: 'Searches without results' }));
    expect(section.getByText('dudhh 1l')).toBeVisible();
    expect(section.getByText('7 searches')).toBeVisible();
    const link = (name: string) => section.getByRole('link', { name }).getAttribute('href');
    expect(link('Add dudhh to milk')).toBe('/dashboard/synonyms/syn_milk?term=dudhh&language=HI_LATN');
    expect(link('Add to a group: dudhh')).toBe('/dashboard/synonyms?term=dudhh+1l');
    expect(link('New group with dudhh')).toBe('/dashboard/synonyms/new?term=dudhh&language=HI_LATN');
  });

  it('says that no search is left without a group', async () => {
    renderSynonymPages({ searches: [] });
    expect(await screen.findByText(/Every search from the last 30 days/)).toBeVisible();
  });

  it('adds the term of the URL to a group that is searched for, in the chosen language', async () => {
    const { user, router } = renderSynonymPages({ at: '/dashboard/synonyms?term=Dudhh' });
    const dialog = await findDialog('Add “dudhh” to a group');
    expect(dialog.getByRole('link', { name: /milk/ })).toHaveAttribute(
      'href',
      '/dashboard/synonyms/syn_milk?term=dudhh&language=HI_LATN',
    );
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'English');
    await user.type(dialog.getByRole('searchbox', { name: 'Search for a group' }), 'tif');
    const found = await dialog.findByRole('link', { name: /tiffin/ });
    await user.click(found);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/synonyms/syn_tiffin'));
    expect(router.state.location.search).toBe('?term=dudhh&language=EN');
  });

  it('closes the dialog with the term in the URL', async () => {
    const { user, router } = renderSynonymPages({ at: '/dashboard/synonyms?q=milk&term=dudhh' });
    await findDialog('Add “dudhh” to a group');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=milk'));
  });
});
