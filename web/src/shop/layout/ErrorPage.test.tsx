import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../relay/RequestError.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { createRoutes } from '../../app/routes.tsx';

const chunkIsGone = new TypeError('Failed to fetch dynamically imported module: https://shop.test/CartPage.js');
const message = 'There’s a new version of the shop. Please reload the page.';

let reload: () => void;
let isReachable: boolean;

/** Opens the shop while the server does not know one of its documents. */
function renderShop({ unknown, error = new RequestError('outdated') }: { unknown: string; error?: Error }) {
  return renderWithRelay({
    routes: createRoutes(),
    at: '/cart',
    answer: ({ name }) => (name === unknown ? Promise.reject(error) : undefined),
  });
}

describe('ErrorPage', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary catches
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now); // a page is reloaded once a minute
    reload = vi.fn();
    isReachable = true;
    vi.stubGlobal('location', Object.assign(new URL(location.href), { reload }));
    const answer = async () => (isReachable ? new Response() : Promise.reject(new TypeError('failed')));
    vi.stubGlobal('fetch', vi.fn(answer));
  });

  it.each([
    ['a document of the page', { unknown: 'CartPageQuery' }],
    ['a document of the layout', { unknown: 'LayoutQuery' }],
    ['a chunk of its code', { unknown: 'CartPageQuery', error: chunkIsGone }],
  ])('reloads a page once when the server does not have %s any more', async (_what, missing) => {
    const { unmount } = renderShop(missing);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    unmount();
    renderShop(missing);
    expect(await screen.findByText(message)).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads again after a minute, or when the shopper asks for it', async () => {
    const { user, unmount } = renderShop({ unknown: 'CartPageQuery' });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    unmount();
    const later = Date.now() + 61_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    renderShop({ unknown: 'CartPageQuery' });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(3));
  });

  it('reloads nothing while the server cannot be reached', async () => {
    isReachable = false;
    const { user } = renderShop({ unknown: 'CartPageQuery' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('We can’t reach the shop. Please try again.')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});
