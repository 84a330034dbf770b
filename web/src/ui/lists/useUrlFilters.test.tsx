import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { startClock, stopClock } from '../testing/stopClock.ts';
import { useUrlFilters } from './useUrlFilters.ts';

function List() {
  const { filters, change } = useUrlFilters(['q']);
  return (
    <>
      <input aria-label="Search" value={filters.q} onChange={(event) => change({ q: event.target.value })} />
      <Link to="/other">Elsewhere</Link>
    </>
  );
}

afterEach(startClock);

it('does not block a navigation right after typing, and keeps the typed text for the way back', async () => {
  const arrival = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/', element: <List />, HydrateFallback: () => null },
    { path: '/other', loader: () => arrival.promise, element: <h1>Elsewhere</h1> },
  ]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup({ delay: null });
  stopClock();
  await user.type(await screen.findByLabelText('Search'), 'milk');
  expect(window.location.search).toBe('?q=milk');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  // Longer than the pause before the URL is written: that must not cancel the navigation.
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(router.state.location.search).toBe('');
  arrival.resolve(null);
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});
