import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentText } from '../../mock/documentText.ts';
import { mockedServer } from '../../mock/mockedServer.ts';
import { setNetwork, resetEnvironment } from '../relay/environment.ts';
import { onTabMessage, broadcastToTabs, type TabMessage } from '../relay/tabChannel.ts';
import { renderWithRelay } from '../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../relay/RequestError.ts';
import { syncSessionAcrossTabs } from './syncSessionAcrossTabs.ts';
import { discoverRoutes } from './discoverRoutes.ts';
import { createRoutes } from './routes.tsx';

const asha = { id: 'user_asha', name: 'Asha Rao', email: 'asha@kirana.example', pendingEmail: null };
const bala = { id: 'user_bala', name: 'Bala Iyer', email: 'bala@kirana.example', pendingEmail: null };

let otherTab: BroadcastChannel;
let heard: unknown[];
let stopFollowing: () => void = () => undefined;

/** The shop in a tab of a browser in which `browser.viewer` is signed in; the server may be unreachable. */
function renderShop(at: string, viewer: typeof asha | null = asha) {
  const browser = { viewer, isOffline: false };
  const answer = async (text: string, variables: Readonly<Record<string, unknown>>) => {
    if (browser.isOffline) throw new RequestError('offline');
    const { viewer: person } = browser;
    const mocks = person === null ? { Query: () => ({ viewer: null }) } : { User: () => person };
    return structuredClone(await mockedServer({ mocks })(text, variables)) as never;
  };
  const rendered = renderWithRelay({
    routes: createRoutes(),
    discoverRoutes,
    at,
    answer: (request, variables) => answer(documentText(request.id), variables),
  });
  stopFollowing = syncSessionAcrossTabs(rendered.router);
  return { ...rendered, browser };
}

const tell = (news: TabMessage) => otherTab.postMessage(news);
const nameField = () => screen.findByRole('textbox', { name: 'Name' });

function look({ awayForMs }: { awayForMs: number }) {
  const now = Date.now();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.spyOn(Date, 'now').mockReturnValue(now + awayForMs);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('syncSessionAcrossTabs', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    heard = [];
    otherTab = new BroadcastChannel('kirana.session');
    otherTab.onmessage = ({ data }) => heard.push(data);
  });
  afterEach(() => {
    stopFollowing();
    otherTab.close();
  });

  it('redirects from a page that needs a session to the login, with a return path, when another tab logs out', async () => {
    const { router, browser } = renderShop('/dashboard/profile');
    expect(await nameField()).toHaveValue('Asha Rao');
    browser.viewer = null;
    tell('session');
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fprofile');
    expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
  });

  it("shows the person who logs in in another tab, and discards the previous person's input", async () => {
    const { user, browser } = renderShop('/dashboard/profile');
    const field = await nameField();
    await user.clear(field);
    await user.type(field, 'Asha R');
    browser.viewer = bala;
    tell('session');
    await waitFor(async () => expect(await nameField()).toHaveValue('Bala Iyer'));
    expect(screen.queryByDisplayValue('asha@kirana.example')).not.toBeInTheDocument();
  });

  it('broadcasts its own login and logout, and never rebroadcasts a message', async () => {
    const { browser } = renderShop('/dashboard/profile');
    await nameField();
    browser.viewer = bala;
    tell('session');
    await waitFor(async () => expect(await nameField()).toHaveValue('Bala Iyer'));
    resetEnvironment();
    broadcastToTabs('viewer');
    await waitFor(() => expect(heard.at(-1)).toBe('viewer'));
    expect(heard).toEqual(['session', 'viewer']);
  });

  it('shows changes of the same person, and keeps unsaved input', async () => {
    const { user, browser } = renderShop('/dashboard/profile');
    await user.type(await nameField(), ' Menon');
    browser.viewer = { ...asha, email: 'new@kirana.example' };
    tell('viewer');
    expect(await screen.findByDisplayValue('new@kirana.example')).toBeVisible();
    expect(await nameField()).toHaveValue('Asha Rao Menon');
  });

  it('reloads cached data, also that of the frame around the page', async () => {
    const { user, browser } = renderShop('/forgot-password');
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    browser.viewer = { ...asha, name: 'Asha Menon' };
    tell('viewer');
    expect(await screen.findByText('Asha Menon')).toBeVisible();
  });

  it('does not verify an address again because another tab has verified it', async () => {
    const { router, requests } = renderShop('/verify-email?token=abc');
    const confirmations = () => requests.filter(({ name }) => name === 'VerifyEmailPageMutation');
    await waitFor(() => expect(confirmations()).toHaveLength(1));
    const arrived = new Promise<void>((resolve) => {
      const thirdTab = new BroadcastChannel('kirana.session');
      thirdTab.onmessage = () => resolve(thirdTab.close());
    });
    tell('viewer');
    await arrived;
    await waitFor(() => expect(router.state.revalidation).toBe('idle'));
    expect(confirmations()).toHaveLength(1);
  });

  it('queries the viewer when the tab is shown again after more than a minute', async () => {
    const { browser } = renderShop('/dashboard/profile');
    expect(await nameField()).toHaveValue('Asha Rao');
    browser.viewer = bala;
    look({ awayForMs: 61_000 });
    await waitFor(async () => expect(await nameField()).toHaveValue('Bala Iyer'));
  });

  it('queries again the next time the tab is shown when the server could not be reached', async () => {
    const { browser, requests } = renderShop('/dashboard/profile');
    await nameField();
    Object.assign(browser, { viewer: bala, isOffline: true });
    look({ awayForMs: 61_000 });
    await waitFor(() => expect(requests.at(-1)?.name).toBe('RedirectIfSignedInQuery'));
    browser.isOffline = false;
    look({ awayForMs: 1000 });
    await waitFor(async () => expect(await nameField()).toHaveValue('Bala Iyer'));
  });

  it('keeps the screen for the same person, and sends no query after a short absence', async () => {
    const { user, requests } = renderShop('/dashboard/profile');
    await user.type(await nameField(), ' Menon');
    const questions = () => requests.filter(({ name }) => name === 'RedirectIfSignedInQuery').length;
    look({ awayForMs: 59_000 });
    expect(questions()).toBe(0);
    look({ awayForMs: 61_000 });
    await expect.poll(() => questions()).toBe(1);
    expect(await nameField()).toHaveValue('Asha Rao Menon');
  });

  it('sends no query for a visitor', async () => {
    const { requests } = renderShop('/forgot-password', null);
    expect(await within(await screen.findByRole('banner')).findByRole('link', { name: 'Login' })).toBeVisible();
    look({ awayForMs: 61_000 });
    expect(requests.filter(({ name }) => name === 'RedirectIfSignedInQuery')).toEqual([]);
  });

  it('works in a browser without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    setNetwork(() => Promise.reject(new RequestError('offline')));
    const stop = onTabMessage(() => undefined);
    expect(resetEnvironment).not.toThrow();
    expect(() => broadcastToTabs('viewer')).not.toThrow();
    stop();
  });
});
