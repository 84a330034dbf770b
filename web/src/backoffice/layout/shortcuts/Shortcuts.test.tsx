import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../../ui/testing/waitForDialogToClose.ts';
import { adminSections } from '../adminTexts.ts';
import { StaffSearch } from '../search/StaffSearch.tsx';
import { Shortcuts } from './Shortcuts.tsx';

function renderShortcuts() {
  const element = (
    <>
      <StaffSearch permissions={['ORDERS']} />
      <label>
        Name <input />
      </label>
      <Shortcuts permissions={['ORDERS', 'CATALOGUE']} />
    </>
  );
  return renderWithRelay({ routes: [{ path: '*', element }], at: '/dashboard' });
}

describe('Shortcuts', () => {
  it('lead to the pages of the viewer and to the search, and are listed by ?', async () => {
    const { user, router } = renderShortcuts();
    const search = await screen.findByRole('combobox');
    await user.keyboard('gp');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/product'));
    await user.keyboard('gx'); // the settings are for others
    expect(router.state.location.pathname).toBe('/dashboard/product');
    await user.keyboard('/');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    expect(search).toHaveValue('');
    await user.tab();

    await user.keyboard('{Control>}go{/Control}');
    expect(router.state.location.pathname).toBe('/dashboard/product');
    screen.getByRole('button', { name: 'Keyboard shortcuts' }).focus();
    await user.keyboard('?');
    const dialog = await findDialog('Keyboard shortcuts');
    const rows = dialog.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toContain('Show this list?');
    expect(rows).toContain('Ordersg then o');
    expect(rows).not.toContain('Settingsg then x');
    await user.keyboard('go');
    expect(router.state.location.pathname).toBe('/dashboard/product');
    await user.keyboard('{Escape}');
    await waitForDialogToClose();
  });

  it('do nothing while text is typed, or on devices with shortcuts off', async () => {
    const { user, router } = renderShortcuts();
    await user.type(await screen.findByLabelText('Name'), 'go?');
    expect(screen.getByLabelText('Name')).toHaveValue('go?');
    expect(router.state.location.pathname).toBe('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const dialog = await findDialog('Keyboard shortcuts');
    await user.click(dialog.getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitForDialogToClose();
    await user.keyboard('go?');
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('have a key of its own for each page', () => {
    const keys = Object.values(adminSections).flatMap((pages) => pages.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
