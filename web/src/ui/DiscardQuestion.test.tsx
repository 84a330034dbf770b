import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { system } from './theme/system.ts';

function renderForm() {
  const router = createMemoryRouter([
    { path: '/', element: <DiscardQuestion /> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ]);
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  return router;
}

describe('DiscardQuestion', () => {
  it('has the page left after a yes only', async () => {
    const router = renderForm();
    void router.navigate('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/');
    void router.navigate('/elsewhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('heeds the first of two answers', async () => {
    const router = renderForm();
    void router.navigate('/elsewhere');
    const discard = await screen.findByRole('button', { name: 'Discard' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    fireEvent.click(discard);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/');
  });

  it('asks the browser to ask before the page is closed', () => {
    renderForm();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });
});
