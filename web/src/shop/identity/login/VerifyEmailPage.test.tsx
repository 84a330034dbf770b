import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithRelay, type ServerOptions } from '../../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../../relay/RequestError.ts';
import { preload } from '../../../relay/preload.ts';
import redirectIfSignedInQuery from './__generated__/RedirectIfSignedInQuery.graphql.ts';
import { ResetPasswordPage } from '../recovery/ResetPasswordPage.tsx';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

const asha = { id: 'user_1', email: 'asha@kirana.example', isEmailVerified: true, pendingEmail: null };
const confirmed = {
  __typename: 'EmailVerifyPayload',
  email: asha.email,
  isPasswordResetRequired: false,
  viewer: { __typename: 'User', ...asha },
};

interface PageOptions {
  result?: object;
  at?: { pathname: string; hash?: string; search?: string };
  isSignedIn?: boolean;
  answer?: ServerOptions['answer'];
}

function renderPage(options: PageOptions = {}) {
  const { result = confirmed, at = { pathname: '/verify-email', hash: '#token=t0k3n' }, isSignedIn = true } = options;
  return renderWithRelay({
    routes: [
      {
        path: '/verify-email',
        loader: preload(redirectIfSignedInQuery, () => ({}), 'network-only'),
        Component: VerifyEmailPage,
      },
      { path: '/reset-password', Component: ResetPasswordPage },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    at,
    answer: options.answer,
    mocks: isSignedIn ? {} : { Query: () => ({ viewer: null }) },
    resolvers: () => ({ Mutation: { emailVerify: () => result } }),
  });
}

const confirmations = (requests: readonly { name: string; variables: unknown }[]) =>
  requests.filter(({ name }) => name === 'VerifyEmailPageMutation').map(({ variables }) => variables);
const press = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Confirm email' }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('VerifyEmailPage', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined)); // React reports what a boundary catches
  afterEach(() => vi.restoreAllMocks());

  it('confirms the address at once for a signed-in person, says so and links to the shop', async () => {
    const { requests, environment } = renderPage();
    expect(await title('Your email is confirmed')).toBeVisible();
    expect(screen.getByText(/asha@kirana\.example/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/');
    expect(confirmations(requests)).toEqual([{ input: { token: 't0k3n' } }]);
    expect(environment.getStore().getSource().get('user_1')).toMatchObject(asha);
    await waitFor(() => expect(document.title).toBe('Your email is confirmed · Kirana'));
  });

  it('changes nothing for others before they press, because mail servers open links too', async () => {
    const { requests, user } = renderPage({ isSignedIn: false, result: { ...confirmed, viewer: null } });
    expect(await title('Confirm your email')).toBeVisible();
    expect(confirmations(requests)).toEqual([]);
    await press(user);
    expect(await title('Your email is confirmed')).toBeVisible();
    expect(confirmations(requests)).toHaveLength(1);
  });

  it('asks for a new password when the account was registered in another browser', async () => {
    const { user, router } = renderPage({
      isSignedIn: false,
      result: { ...confirmed, isPasswordResetRequired: true, viewer: null },
    });
    await press(user);
    expect(await title('Choose a new password')).toBeVisible();
    expect(screen.getByText(/every other browser is logged out/)).toHaveTextContent(asha.email);
    expect(router.state.location).toMatchObject({ pathname: '/reset-password', search: '', hash: '' });
    expect(document.title).not.toContain('t0k3n');
  });

  it.each([
    [
      'EmailVerificationExpiredError',
      'It may have expired. Request a new one from your profile.',
      'This link doesn’t work',
    ],
    ['EmailTakenError', 'Another account has this email.', 'This email belongs to another account'],
    ['LoginRequiredError', 'Log in with your current email, then open the link again.', 'Log in first'],
  ])('shows the result (%s) and links to what helps', async (__typename, message, heading) => {
    renderPage({ result: { __typename, message } });
    expect(await title(heading)).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(
      screen.getByRole('link', { name: heading === 'Log in first' ? 'Login' : 'Go to your profile' }),
    ).toBeVisible();
  });

  it('accepts the token of a link mailed by the previous release', async () => {
    const { requests } = renderPage({ at: { pathname: '/verify-email', search: '?token=old' } });
    expect(await title('Your email is confirmed')).toBeVisible();
    expect(confirmations(requests)).toEqual([{ input: { token: 'old' } }]);
  });

  it('sends no confirmation for a link without a token', async () => {
    const { requests } = renderPage({ at: { pathname: '/verify-email' } });
    expect(await title('This link doesn’t work')).toBeVisible();
    expect(confirmations(requests)).toEqual([]);
  });

  it('offers to try again when the server cannot be reached', async () => {
    let isDown = true;
    const { user } = renderPage({
      answer: ({ operationKind }) =>
        isDown && operationKind === 'mutation' ? Promise.reject(new RequestError('offline')) : undefined,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline/);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Your email is confirmed')).toBeVisible();
  });
});
