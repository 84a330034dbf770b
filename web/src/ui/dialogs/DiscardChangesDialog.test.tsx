import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DiscardChangesDialog } from './DiscardChangesDialog.tsx';
import { ChakraRoot } from '../theme/ChakraRoot.tsx';
import { waitForDialogToClose } from '../testing/waitForDialogToClose.ts';

function renderForm() {
  const router = createMemoryRouter([
    { path: '/', element: <DiscardChangesDialog /> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ]);
  render(
    <ChakraRoot>
      <RouterProvider router={router} />
    </ChakraRoot>,
  );
  return router;
}

describe('DiscardChangesDialog', () => {
  it('leaves the page only after a confirmation', async () => {
    const router = renderForm();
    void router.navigate('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitForDialogToClose();
    expect(router.state.location.pathname).toBe('/');
    void router.navigate('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('ignores a second answer', async () => {
    const router = renderForm();
    void router.navigate('/elsewhere');
    const discard = await screen.findByRole('button', { name: 'Discard' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    fireEvent.click(discard);
    await waitForDialogToClose();
    expect(router.state.location.pathname).toBe('/');
  });

  it('makes the browser ask for a confirmation before the tab is closed', () => {
    renderForm();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });
});
