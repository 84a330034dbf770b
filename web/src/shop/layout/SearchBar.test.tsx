import { act, render, screen, waitFor } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { SearchBar } from './SearchBar.tsx';
import { useTypewriter } from './SearchBar.tsx';

const hint = 'Search for atta dal and more.';
const mocks = { SearchSuggestions: () => ({ queries: [], brands: [] }) };
const renderAt = (at: string) => renderWithRelay({ routes: [{ path: '*', Component: SearchBar }], at, mocks });

describe('SearchBar', () => {
  it('is a link with one plain name away from the search page, and opens the input there with the focus in it', async () => {
    const { user, router } = renderAt('/');
    await user.click(await screen.findByRole('link', { name: hint }));
    expect(router.state.location.pathname).toBe('/search');
    expect(await screen.findByRole('combobox', { name: hint })).toHaveFocus();
  });

  it('writes typed text into the URL, replacing the history entry', async () => {
    const { user, router } = renderAt('/search');
    await user.type(await screen.findByRole('combobox'), 'toor dal');
    await waitFor(() => expect(router.state.location.search).toBe('?q=toor+dal'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('searches at once on Enter', async () => {
    const { user, router } = renderAt('/search');
    await user.type(await screen.findByRole('combobox'), 'milk{Enter}');
    expect(router.state.location.search).toBe('?q=milk');
  });

  it('shows the search of the URL, follows its changes, and can be cleared', async () => {
    const { user, router } = renderAt('/search?q=milk');
    const box = await screen.findByRole('combobox');
    expect(box).toHaveValue('milk');
    await act(() => router.navigate('/search?q=bread'));
    expect(box).toHaveValue('bread');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(router.state.location.search).toBe('');
  });

  it('is busy until the page shows the results', async () => {
    const answer = Promise.withResolvers<null>();
    const loader = ({ request }: LoaderFunctionArgs) => (request.url.includes('ghee') ? answer.promise : null);
    const { user } = renderWithRelay({ routes: [{ path: '*', loader, Component: SearchBar }], at: '/search?q=milk' });
    const form = await screen.findByRole('search');
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'ghee{Enter}');
    expect(form).toHaveAttribute('aria-busy', 'true');
    answer.resolve(null);
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'false'));
  });

  it('has a link to the home page on phones', async () => {
    renderAt('/search');
    expect(await screen.findByRole('link', { name: 'Back to home', hidden: true })).toHaveAttribute('href', '/');
  });
});

describe('useTypewriter', () => {
  const examples = ['tea', 'egg'];
  function Typed() {
    return <span ref={useTypewriter(examples)}>atta</span>;
  }
  const typed = () => screen.getByText('atta').dataset['typed'];
  const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  afterEach(() => vi.useRealTimers());

  it('types the first example, holds it for a second, deletes it and types the next, beside the text', () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    render(<Typed />);
    after(2999);
    expect(typed()).toBeUndefined();
    after(1);
    for (let letter = 0; letter < 3; letter += 1) after(50);
    expect(typed()).toBe('tea');
    after(999);
    expect(typed()).toBe('tea');
    after(1);
    expect(typed()).toBe('te');
    for (let letter = 0; letter < 3; letter += 1) after(50);
    expect(typed()).toBe('e');
  });

  it('does nothing for people who prefer reduced motion', () => {
    vi.useFakeTimers();
    render(<Typed />);
    after(10_000);
    expect(typed()).toBeUndefined();
  });
});
