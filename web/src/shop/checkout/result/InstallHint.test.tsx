import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStoredData } from '../../identity/useCompleteLogout.ts';
import { fakeOrder } from '../../orders/order.fixtures.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { loadSuccess } from './resultLoaders.ts';
import { SuccessPage } from './SuccessPage.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

const HINT = 'Add Kirana to your home screen';

function renderSuccess(userAgent: string, order: object = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  return renderWithRelay({
    resolvers: () => ({ Query: { order: () => fakeOrder(['PLACED'], { customerOrderIndex: 2, ...order }) } }),
    routes: [{ path: '/success', loader: loadSuccess, Component: SuccessPage }],
    at: '/success?order=ord_1',
  });
}

/** What the script of index.html does with the browser's event. */
async function offer() {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }));
  await act(async () => {
    window.installPrompt = { prompt };
    window.dispatchEvent(new Event('beforeinstallprompt'));
  });
  return prompt;
}

const findHint = async (name = HINT) => within(await screen.findByRole('region', { name }));
const queryHint = () => screen.queryByRole('region', { name: /^(Add|Install) Kirana/ });
const findPage = () => screen.findByRole('region', { name: 'Items' });

describe('InstallHint', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media === '(display-mode: browser)' }),
    );
  });
  afterEach(() => {
    window.installPrompt = null;
  });

  it('comes with the second order', async () => {
    renderSuccess(IPHONE, { customerOrderIndex: 1 });
    await findPage();
    expect(queryHint()).not.toBeInTheDocument();
  });

  it('names Share on an iPhone, and the menu in Firefox', async () => {
    const { unmount } = renderSuccess(IPHONE);
    const hint = await screen.findByRole('region', { name: HINT });
    expect(hint).toHaveTextContent('Tap Share , then “Add to Home Screen”. If you don’t see Share, tap ••• first.');
    expect((await findHint()).getAllByRole('button')).toHaveLength(1);
    unmount();
    renderSuccess(FIREFOX);
    expect((await findHint()).getByText(/then tap “Add app to Home screen”/)).toBeVisible();
  });

  it('does not come with a cancelled order', async () => {
    renderSuccess(IPHONE, fakeOrder(['CANCELLED'], { customerOrderIndex: 2 }));
    expect(await screen.findByRole('heading', { name: 'Order cancelled' })).toBeVisible();
    expect(queryHint()).not.toBeInTheDocument();
  });

  it('comes in Chrome when the browser offers it, whose dialog its button opens once', async () => {
    const { user } = renderSuccess(ANDROID);
    await findPage();
    expect(queryHint()).not.toBeInTheDocument();
    const prompt = await offer();
    await user.click((await findHint()).getByRole('button', { name: 'Add to home screen' }));
    expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(queryHint()).not.toBeInTheDocument());
    expect(window.installPrompt).toBeNull();
    expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveFocus();
  });

  it('speaks of the computer there, below what is in view', async () => {
    renderSuccess(WINDOWS);
    await findPage();
    await offer();
    expect((await findHint('Install Kirana on this computer')).getByRole('button', { name: 'Install' })).toBeVisible();
    expect(screen.getAllByRole('region').at(-1)).toBe(queryHint());
  });

  it('goes when the browser does not show its dialog twice', async () => {
    window.installPrompt = { prompt: () => Promise.reject(new DOMException('', 'InvalidStateError')) };
    const { user } = renderSuccess(ANDROID);
    await user.click((await findHint()).getByRole('button', { name: 'Add to home screen' }));
    await waitFor(() => expect(queryHint()).not.toBeInTheDocument());
  });

  it('goes when the shop was installed by the browser’s menu', async () => {
    await offer();
    renderSuccess(ANDROID);
    (await findHint()).getByRole('button', { name: 'Not now' }).focus();
    await act(async () => {
      window.installPrompt = null;
      window.dispatchEvent(new Event('appinstalled'));
    });
    expect(queryHint()).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveFocus();
  });

  it('stays away after "Not now", also after a log-out and in an offer of later', async () => {
    const { user, unmount } = renderSuccess(IPHONE);
    const button = (await findHint()).getByRole('button', { name: 'Not now' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(queryHint()).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveFocus();
    unmount();
    clearStoredData();
    renderSuccess(ANDROID);
    await findPage();
    await offer();
    expect(queryHint()).not.toBeInTheDocument();
  });
});
