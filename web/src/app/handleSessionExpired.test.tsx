import { screen, waitFor, within } from '@testing-library/react';
import type { RequestParameters, Variables } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentText } from '../../mock/documentText.ts';
import { mockedServer } from '../../mock/mockedServer.ts';
import { createFetch } from '../relay/network.ts';
import { renderWithRelay } from '../relay/testing/renderWithRelay.tsx';
import { onSessionExpired } from '../relay/refreshSession.ts';
import { sentOperation } from '../relay/testing/sentOperation.ts';
import { currentEnvironment } from '../relay/environment.ts';
import redirectIfSignedInQuery from '../shop/identity/login/__generated__/RedirectIfSignedInQuery.graphql.ts';
import { handleSessionExpired } from './handleSessionExpired.ts';
import { discoverRoutes } from './discoverRoutes.ts';
import { createRoutes } from './routes.tsx';

const ended = 'Your session has ended. Please log in again.';
const signedOut = 'Your session has ended, so you’re logged out.';
const staleViewer = { message: 'Your session has ended', path: ['viewer'], extensions: { code: 'UNAUTHENTICATED' } };
const noViewer = { message: 'Log in', path: ['cartLineAdd'], extensions: { code: 'UNAUTHENTICATED' } };

/** A server behind fetch whose session can be revoked; its next response says so. */
function serve() {
  const session = { isStale: false, isSignedIn: true, refusedRefreshes: 0 };
  const asShopper = mockedServer({ mocks: { User: () => ({ name: 'Asha Rao' }) } });
  const asVisitor = mockedServer({ mocks: { Query: () => ({ viewer: null }) } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { documentId, variables } = sentOperation(path, init);
    const text = documentText(documentId);
    if (text.startsWith('mutation refreshSessionMutation')) {
      session.refusedRefreshes += 1;
      Object.assign(session, { isStale: false, isSignedIn: false });
      return Response.json({ data: { sessionRefresh: { __typename: 'SessionExpiredError' } } });
    }
    if (session.isStale) return Response.json({ data: null, errors: [staleViewer] });
    if (!session.isSignedIn && text.startsWith('mutation cartMutationsAddMutation')) {
      return Response.json({ data: null, errors: [noViewer] });
    }
    const ask = session.isSignedIn ? asShopper : asVisitor;
    return Response.json(await ask(text, variables));
  });
  return session;
}

function renderShop(at: string) {
  const overHttp = createFetch({ isSignedIn: () => false });
  const rendered = renderWithRelay({
    routes: createRoutes(),
    discoverRoutes,
    at,
    answer: (request: RequestParameters, variables: Variables) =>
      Promise.resolve(overHttp(request, variables, {}) as Promise<never>),
  });
  stopListening = onSessionExpired(() => handleSessionExpired(rendered.router));
  return rendered;
}

let stopListening: () => void = () => undefined;

/** Finds the session expired by a personal query, as a tab does that is shown again after a while. */
const expireWhileLooking = () =>
  currentEnvironment().getNetwork().execute(redirectIfSignedInQuery.params, {}, { force: true }).toPromise();

describe('handleSessionExpired', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    stopListening();
  });

  it('redirects to the login with a return path, shows the reason once, and clears the person’s data from the screen', async () => {
    const session = serve();
    const { user, router } = renderShop('/user');
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    session.isStale = true;
    await user.click(await screen.findByRole('link', { name: /^Save Address/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?next=%2Fdashboard%2Faddress' });
    expect(screen.getAllByText(ended)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
    expect(session.refusedRefreshes).toBe(1);
  });

  it.each(['/', '/search?q=milk', '/product/milk-prod_1', '/dairy-cat_1/milk-sub_1', '/categories', '/nowhere'])(
    'stays on %s, which is public, signs the person out there and says so politely',
    async (at) => {
      const session = serve();
      const { router } = renderShop(at);
      expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
      session.isStale = true;
      await expireWhileLooking();
      const banner = within(screen.getByRole('banner'));
      expect(await banner.findByRole('link', { name: 'Login' })).toBeVisible();
      expect(banner.getByRole('button', { name: 'My Cart, empty' })).toBeVisible();
      expect(banner.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
      expect(screen.getAllByText(signedOut)).toHaveLength(1);
      expect(screen.getByText(signedOut).closest('[role]')).toHaveAttribute('role', 'status');
      expect(router.state.location.pathname + router.state.location.search).toBe(at);
      expect(session.refusedRefreshes).toBe(1);
      expect(vi.mocked(console.error).mock.calls.flat().join(' ')).not.toContain('different environment');
    },
  );

  it('does so once when adding to the cart finds the session expired', async () => {
    const session = serve();
    const { user, router } = renderShop('/search?q=milk');
    const [add] = await screen.findAllByRole('button', { name: /^Add / });
    session.isStale = true;
    await user.click(add as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Login' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fsearch%3Fq%3Dmilk');
    expect(screen.getAllByText(signedOut)).toHaveLength(1);
    expect(screen.queryByText(ended)).not.toBeInTheDocument();
    expect(vi.mocked(console.error).mock.calls.flat().join(' ')).not.toContain('different environment');
  });

  it('shows one message when a form finds the session expired', async () => {
    const session = serve();
    const { user, router } = renderShop('/dashboard/profile');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Menon');
    session.isStale = true;
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fprofile');
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([ended]);
  });

  it('stays on a public page when the session expired before the shop was opened', async () => {
    serve().isStale = true;
    const { router } = renderShop('/search?q=milk');
    expect(await screen.findByText(signedOut)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: /milk/ })).toBeVisible();
    expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Login' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=milk' });
  });

  it.each(['/dashboard/devices', '/dashboard/product', '/checkout', '/cart', '/user', '/success'])(
    'redirects to the login from %s when the session expired before the shop was opened',
    async (at) => {
      serve().isStale = true;
      const { router } = renderShop(at);
      expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      expect(router.state.location.search).toBe(`?${new URLSearchParams({ next: at }).toString()}`);
      expect(screen.getAllByText(ended)).toHaveLength(1);
    },
  );

  it('does not redirect someone who is logging in', async () => {
    serve().isStale = true;
    const { router } = renderShop('/login?next=%2Fcart');
    expect(await screen.findByText(ended)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(router.state.revalidation).toBe('idle'));
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?next=%2Fcart' });
  });

  it('shows a visitor no message', async () => {
    const session = serve();
    session.isSignedIn = false;
    const { router } = renderShop('/dashboard/address');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.queryByText(ended)).not.toBeInTheDocument();
  });
});
