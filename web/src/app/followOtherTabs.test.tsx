import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockedServer } from '../../mock/mockedServer.ts';
import { answerWith, renewEnvironment } from '../relay/environment.ts';
import { onTabNews, tellOtherTabs, type TabNews } from '../relay/otherTabs.ts';
import { renderWithRelay } from '../relay/renderWithRelay.tsx';
import { RequestError } from '../relay/RequestError.ts';
import { followOtherTabs } from './followOtherTabs.ts';
import { createRoutes } from './routes.tsx';

const asha = { id: 'user_asha', name: 'Asha Rao', email: 'asha@kirana.example', pendingEmail: null };
const bala = { id: 'user_bala', name: 'Bala Iyer', email: 'bala@kirana.example', pendingEmail: null };

let otherTab: BroadcastChannel;
let heard: unknown[];
let stopFollowing: () => void = () => undefined;

/** The shop in a tab of a browser in which `browser.viewer` is signed in, and the server may be out of reach. */
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
    at,
    answer: (request, variables) => answer(request.text ?? '', variables),
  });
  stopFollowing = followOtherTabs(rendered.router);
  return { ...rendered, browser };
}

const tell = (news: TabNews) => otherTab.postMessage(news);
const nameField = () => screen.findByRole('textbox', { name: 'Name' });

function look({ awayForMs }: { awayForMs: number }) {
  const now = Date.now();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.spyOn(Date, 'now').mockReturnValue(now + awayForMs);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('followOtherTabs', () => {
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

  it('leads from a page that needs a session to the login, and back, when another tab logs out', async () => {
    const { router, browser } = renderShop('/dashboard/profile');
    expect(await nameField()).toHaveValue('Asha Rao');
    browser.viewer = null;
    tell('session');
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fprofile');
    expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
  });

  it('shows the person who logs in in another tab, and nothing that was typed as the earlier one', async () => {
    const { user, browser } = renderShop('/dashboard/profile');
    const field = await nameField();
    await user.clear(field);
    await user.type(field, 'Asha R');
    browser.viewer = bala;
    tell('session');
    await waitFor(async () => expect(await nameField()).toHaveValue('Bala Iyer'));
    expect(screen.queryByDisplayValue('asha@kirana.example')).not.toBeInTheDocument();
  });

  it('tells other tabs of its own login and logout, and never tells on what it heard', async () => {
    const { browser } = renderShop('/dashboard/profile');
    await nameField();
    browser.viewer = bala;
    tell('session');
    await waitFor(async () => expect(await nameField()).toHaveValue('Bala Iyer'));
    renewEnvironment();
    tellOtherTabs('viewer');
    await waitFor(() => expect(heard.at(-1)).toBe('viewer'));
    expect(heard).toEqual(['session', 'viewer']);
  });

  it('shows what has changed of the same person, and leaves what is being typed', async () => {
    const { user, browser } = renderShop('/dashboard/profile');
    await user.type(await nameField(), ' Menon');
    browser.viewer = { ...asha, email: 'new@kirana.example' };
    tell('viewer');
    expect(await screen.findByDisplayValue('new@kirana.example')).toBeVisible();
    expect(await nameField()).toHaveValue('Asha Rao Menon');
  });

  it('asks anew for what it would have kept, the frame around the page as well', async () => {
    const { user, browser } = renderShop('/forgot-password');
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    browser.viewer = { ...asha, name: 'Asha Menon' };
    tell('viewer');
    expect(await screen.findByText('Asha Menon')).toBeVisible();
  });

  it('does not confirm an address again because another tab has confirmed it', async () => {
    const { router, requests } = renderShop('/verify-email?token=abc');
    const confirmations = () => requests.filter(({ name }) => name === 'confirmEmailMutation');
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

  it('asks who is signed in when somebody looks at it again after more than a minute', async () => {
    const { browser } = renderShop('/dashboard/profile');
    expect(await nameField()).toHaveValue('Asha Rao');
    browser.viewer = bala;
    look({ awayForMs: 61_000 });
    await waitFor(async () => expect(await nameField()).toHaveValue('Bala Iyer'));
  });

  it('asks again at the next look when the shop was out of reach', async () => {
    const { browser, requests } = renderShop('/dashboard/profile');
    await nameField();
    Object.assign(browser, { viewer: bala, isOffline: true });
    look({ awayForMs: 61_000 });
    await waitFor(() => expect(requests.at(-1)?.name).toBe('LeaveIfSignedInQuery'));
    browser.isOffline = false;
    look({ awayForMs: 1000 });
    await waitFor(async () => expect(await nameField()).toHaveValue('Bala Iyer'));
  });

  it('keeps the screen when it is still the same person, and asks nothing after a short look elsewhere', async () => {
    const { user, requests } = renderShop('/dashboard/profile');
    await user.type(await nameField(), ' Menon');
    const questions = () => requests.filter(({ name }) => name === 'LeaveIfSignedInQuery').length;
    look({ awayForMs: 59_000 });
    expect(questions()).toBe(0);
    look({ awayForMs: 61_000 });
    expect(questions()).toBe(1);
    expect(await nameField()).toHaveValue('Asha Rao Menon');
  });

  it('asks nothing for a visitor', async () => {
    const { requests } = renderShop('/forgot-password', null);
    expect(await within(await screen.findByRole('banner')).findByRole('link', { name: 'Login' })).toBeVisible();
    look({ awayForMs: 61_000 });
    expect(requests.filter(({ name }) => name === 'LeaveIfSignedInQuery')).toEqual([]);
  });

  it('goes without news in a browser that has no channel between tabs', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    answerWith(() => Promise.reject(new RequestError('offline')));
    const stop = onTabNews(() => undefined);
    expect(renewEnvironment).not.toThrow();
    expect(() => tellOtherTabs('viewer')).not.toThrow();
    stop();
  });
});
