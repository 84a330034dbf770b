import { screen, waitFor, within } from '@testing-library/react';
import type { RequestParameters, Variables } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockedServer } from '../../mock/mockedServer.ts';
import { createFetch } from '../relay/network.ts';
import { renderWithRelay } from '../relay/renderWithRelay.tsx';
import { onSessionEnd } from '../relay/sessionEnd.ts';
import { toastStore } from '../ui/toaster.ts';
import { leaveEndedSession } from './leaveEndedSession.ts';
import { createRoutes } from './routes.tsx';

const ended = 'Your session has ended. Please log in again.';
const staleViewer = { message: 'Your session has ended', path: ['viewer'], extensions: { code: 'UNAUTHENTICATED' } };

/** The server behind fetch: its session can be killed, which its next request finds out. */
function serve() {
  const session = { isStale: false, isSignedIn: true, refusedRefreshes: 0 };
  const asShopper = mockedServer({ mocks: { User: () => ({ name: 'Asha Rao' }) } });
  const asVisitor = mockedServer({ mocks: { Query: () => ({ viewer: null }) } });
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const { operationName, query, variables } = JSON.parse(String(init.body)) as Record<string, string>;
    if (operationName === 'refreshSession') {
      session.refusedRefreshes += 1;
      Object.assign(session, { isStale: false, isSignedIn: false });
      return Response.json({ data: { sessionRefresh: { __typename: 'SessionExpiredError' } } });
    }
    if (session.isStale) return Response.json({ data: null, errors: [staleViewer] });
    const ask = session.isSignedIn ? asShopper : asVisitor;
    return Response.json(await ask(String(query), variables as unknown as Variables));
  });
  return session;
}

function renderShop(at: string) {
  const overHttp = createFetch({ isSignedIn: () => false });
  const rendered = renderWithRelay({
    routes: createRoutes(),
    at,
    answer: (request: RequestParameters, variables: Variables) =>
      Promise.resolve(overHttp(request, variables, {}) as Promise<never>),
  });
  stopListening = onSessionEnd(() => leaveEndedSession(rendered.router));
  return rendered;
}

let stopListening: () => void = () => undefined;

describe('leaveEndedSession', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    stopListening();
    for (const { id } of toastStore.read()) toastStore.dismiss(id);
  });

  it('leads to the login with the way back, says why once, and leaves nothing of the person on the screen', async () => {
    const session = serve();
    const { user, router } = renderShop('/');
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    session.isStale = true;
    await user.click(screen.getAllByRole('link', { name: 'Save Address' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?next=%2Fdashboard%2Faddress' });
    expect(screen.getAllByText(ended)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
    expect(session.refusedRefreshes).toBe(1);
  });

  it('does so once when a press on Add finds out, which leads to the login too', async () => {
    const session = serve();
    const { user, router } = renderShop('/search?q=milk');
    const [add] = await screen.findAllByRole('button', { name: /^Add / });
    session.isStale = true;
    await user.click(add as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Login' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fsearch%3Fq%3Dmilk');
    expect(screen.getAllByText(ended)).toHaveLength(1);
    expect(vi.mocked(console.error).mock.calls.flat().join(' ')).not.toContain('different environment');
  });

  it('says it once when a form finds out, and not in other words as well', async () => {
    const session = serve();
    const { user, router } = renderShop('/dashboard/profile');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Menon');
    session.isStale = true;
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fprofile');
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([ended]);
  });

  it('does so as well when the session died before the shop was opened', async () => {
    serve().isStale = true;
    const { router } = renderShop('/search?q=milk');
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fsearch%3Fq%3Dmilk');
    expect(screen.getAllByText(ended)).toHaveLength(1);
  });

  it('leaves someone who is logging in where they are', async () => {
    serve().isStale = true;
    const { router } = renderShop('/login?next=%2Fcart');
    expect(await screen.findByText(ended)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(router.state.revalidation).toBe('idle'));
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?next=%2Fcart' });
  });

  it('tells a visitor nothing', async () => {
    const session = serve();
    session.isSignedIn = false;
    const { router } = renderShop('/dashboard/address');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.queryByText(ended)).not.toBeInTheDocument();
  });
});
