import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { startClock, stopClock } from '../../../ui/testing/stopClock.ts';
import { renderSynonymPages } from '../synonyms.fixtures.tsx';

const termsOf = (language: string) =>
  within(screen.getByRole('list', { name: language }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const input = () => screen.findByRole('textbox', { name: 'Add terms' });

/** The version of the group that a colleague has saved. */
const theirs = {
  __typename: 'SynonymGroup',
  id: 'syn_milk',
  name: 'milk',
  version: 9,
  department: 'DRINKS',
  status: 'EDITED',
  productCount: 12,
  updatedAt: '2026-01-15T08:00:00.000Z',
  terms: [{ language: 'EN', term: 'toned milk' }],
};

describe('SynonymGroupPage', () => {
  it('shows the terms of a group by language', async () => {
    renderSynonymPages({ at: '/dashboard/synonyms/syn_milk' });
    expect(await screen.findByRole('heading', { level: 1, name: 'milk' })).toBeVisible();
    expect(termsOf('English')).toEqual(['milk']);
    expect(termsOf('Hindi in Latin letters')).toEqual(['doodh']);
    expect(screen.getByRole('combobox', { name: 'Department' })).toHaveValue('DAIRY');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('adds terms by Enter, by a comma and by a pasted list, each in the language of its script', async () => {
    const { user } = renderSynonymPages({ at: '/dashboard/synonyms/syn_milk' });
    await user.type(await input(), 'Fresh  Milk{Enter}');
    expect(termsOf('English')).toEqual(['milk', 'fresh milk']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Hindi in Latin letters');
    await user.type(await input(), 'dudhh,');
    expect(termsOf('Hindi in Latin letters')).toEqual(['doodh', 'dudhh']);
    await user.click(await input());
    await user.paste('duudh\nदुध\n\n');
    expect(termsOf('Hindi in Latin letters')).toEqual(['doodh', 'dudhh', 'duudh']);
    expect(termsOf('Hindi (हिन्दी)')).toEqual(['दूध', 'दुध']);
    expect(await input()).toHaveValue('');
  });

  it('moves a term to another language, keeps a short one and says why', async () => {
    const { user } = renderSynonymPages({ at: '/dashboard/synonyms/syn_milk' });
    await user.type(await input(), 'doodh{Enter}');
    expect(termsOf('English')).toEqual(['milk', 'doodh']);
    expect(screen.queryByRole('list', { name: 'Hindi in Latin letters' })).not.toBeInTheDocument();
    await user.type(await input(), 'x{Enter}');
    expect(await input()).toHaveAccessibleDescription('A term needs at least 2 letters or digits');
    expect(await input()).toHaveValue('x');
  });

  it('shows beside the form what a search will find, after a pause', async () => {
    const { user, asked } = renderSynonymPages({ at: '/dashboard/synonyms/syn_milk' });
    const preview = within(await screen.findByRole('region', { name: 'What changes' }));
    expect(preview.getByText(/Add or remove a term/)).toBeVisible();
    await user.type(await input(), 'dudhh{Enter}');
    expect(await preview.findByText('Toned Milk', { exact: false })).toBeVisible();
    expect(preview.getByText('Now: Nothing')).toBeVisible();
    expect(preview.getByText('Then: 1 product')).toBeVisible();
    expect(asked.previews).toHaveLength(1);
    const region = screen.getByRole('region', { name: 'What changes' });
    expect(region).toHaveAttribute('aria-busy', 'false');
    stopClock();
    await user.type(await input(), 'duudh{Enter}');
    expect(region).toHaveAttribute('aria-busy', 'true');
    startClock();
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
    expect(asked.previews).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(preview.getByText(/Add or remove a term/)).toBeVisible();
  });

  it('leads from the terms to the preview, which stands below them on phones', async () => {
    const { user } = renderSynonymPages({ at: '/dashboard/synonyms/syn_milk' });
    await user.type(await input(), 'dudhh{Enter}');
    await user.click(screen.getByRole('button', { name: 'See what changes' }));
    expect(screen.getByRole('region', { name: 'What changes' })).toHaveFocus();
  });

  it('shows why there is no preview', async () => {
    const message = 'Too many attempts. Please try again in a minute.';
    const { user } = renderSynonymPages({
      at: '/dashboard/synonyms/syn_milk',
      preview: { __typename: 'TooManyAttemptsError', message },
    });
    await user.type(await input(), 'dudhh{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('opens with the term of the URL added, saves all terms with the version and returns to the list', async () => {
    const { user, sent, router } = renderSynonymPages({ at: '/dashboard/synonyms/syn_tiffin?term=Tifin&language=EN' });
    await screen.findByRole('heading', { level: 1, name: 'tiffin' });
    expect(termsOf('English')).toEqual(['tiffin', 'tifin']);
    await user.click(screen.getByRole('button', { name: 'Remove dabba' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/synonyms'));
    expect(screen.getByText('Synonyms saved. Searches use them now.')).toBeVisible();
    expect(sent).toEqual([
      {
        synonymGroupId: 'syn_tiffin',
        version: 3,
        department: 'KITCHENWARE',
        terms: [
          { language: 'EN', term: 'tiffin' },
          { language: 'EN', term: 'tifin' },
        ],
      },
    ]);
  });

  it("keeps the changes over a colleague's version", async () => {
    const { user, sent } = renderSynonymPages({
      at: '/dashboard/synonyms/syn_milk',
      failures: { synonymGroupUpdate: { __typename: 'SynonymGroupChangedError', synonymGroup: theirs } },
    });
    await user.type(await input(), 'fresh milk{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Someone else has changed this group/)).toBeVisible();
    expect(termsOf('English')).toEqual(['toned milk', 'fresh milk']);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ version: 9, department: 'DRINKS' });
  });

  it('disables a group that came with the shop after a confirmation', async () => {
    const { user, sent, router } = renderSynonymPages({ at: '/dashboard/synonyms/syn_milk' });
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    const dialog = await findDialog('Disable this group?');
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/synonyms'));
    expect(sent).toEqual([{ synonymGroupId: 'syn_milk', version: 3 }]);
  });

  it('deletes an own group', async () => {
    const { user, sent, router } = renderSynonymPages({ at: '/dashboard/synonyms/syn_tiffin' });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await findDialog('Delete this group?');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/synonyms'));
    expect(screen.getByText('Group deleted')).toBeVisible();
    expect(sent).toEqual([{ synonymGroupId: 'syn_tiffin', version: 3 }]);
  });

  it('says that a colleague changed the group, and then disables the newer version', async () => {
    const message = 'Someone else has changed this synonym group';
    const { user, sent } = renderSynonymPages({
      at: '/dashboard/synonyms/syn_milk',
      failures: { synonymGroupDisable: { __typename: 'SynonymGroupChangedError', message, synonymGroup: theirs } },
    });
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    const dialog = await findDialog('Disable this group?');
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    expect(await dialog.findByText(message)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([3, 9]));
  });

  it('says that a group is gone', async () => {
    renderSynonymPages({ at: '/dashboard/synonyms/syn_none' });
    expect(await screen.findByText('This synonym group no longer exists.')).toBeVisible();
  });

  it('asks before changes are lost', async () => {
    const { user } = renderSynonymPages({ at: '/dashboard/synonyms/syn_milk' });
    await user.type(await input(), 'fresh milk{Enter}');
    await user.click(screen.getByRole('link', { name: 'All synonyms' }));
    expect(await findDialog('Discard changes?')).toBeTruthy();
  });
});

describe('NewSynonymGroupPage', () => {
  it('creates a group from the term of the URL', async () => {
    const { user, sent, router } = renderSynonymPages({ at: '/dashboard/synonyms/new?term=dabba%20box' });
    await screen.findByRole('heading', { level: 1, name: 'New synonym group' });
    expect(termsOf('Hindi in Latin letters')).toEqual(['dabba box']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Kitchenware');
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/synonyms'));
    expect(sent).toEqual([{ department: 'KITCHENWARE', terms: [{ language: 'HI_LATN', term: 'dabba box' }] }]);
  });
});
