import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../relay/RequestError.ts';
import { confirmEmail } from './confirmEmail.ts';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

function renderPage(options: { result?: object; at?: string; answer?: () => Promise<never> | undefined } = {}) {
  const { result, at = '/verify-email?token=t0k3n', answer } = options;
  return renderWithRelay({
    routes: [
      { path: '/verify-email', loader: confirmEmail, Component: VerifyEmailPage },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    at,
    ...(answer !== undefined && { answer }),
    ...(result !== undefined && { resolvers: () => ({ Mutation: { emailVerify: () => result } }) }),
  });
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('VerifyEmailPage', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined)); // React reports what a boundary catches
  afterEach(() => vi.restoreAllMocks());

  it('verifies the address by the token of the link, shows it and links to the shop', async () => {
    const { requests } = renderPage({
      result: { __typename: 'EmailVerifyPayload', email: 'asha@kirana.example', viewer: null },
    });
    expect(await title('Your email is confirmed')).toBeVisible();
    expect(screen.getByText(/asha@kirana\.example/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/');
    expect(requests).toEqual([{ name: 'confirmEmailMutation', variables: { input: { token: 't0k3n' } } }]);
    await waitFor(() => expect(document.title).toBe('Your email is confirmed · Kirana'));
  });

  it('updates the viewer in the store', async () => {
    const viewer = { id: 'user_1', email: 'new@kirana.example', isEmailVerified: true, pendingEmail: null };
    const { environment } = renderPage({
      result: { __typename: 'EmailVerifyPayload', email: viewer.email, viewer: { __typename: 'User', ...viewer } },
    });
    await title('Your email is confirmed');
    expect(environment.getStore().getSource().get('user_1')).toMatchObject(viewer);
  });

  it.each([
    [
      'EmailVerificationExpiredError',
      'It may have expired. Request a new one from your profile.',
      'This link doesn’t work',
    ],
    ['EmailTakenError', 'Another account has this email.', 'This email belongs to another account'],
  ])('shows the result (%s) and links to the profile', async (__typename, message, heading) => {
    renderPage({ result: { __typename, message } });
    expect(await title(heading)).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/dashboard/profile');
  });

  it('sends no request for a link without a token', async () => {
    const { requests } = renderPage({ at: '/verify-email' });
    expect(await title('This link doesn’t work')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('offers to try again when the server cannot be reached', async () => {
    let isDown = true;
    const { user } = renderPage({ answer: () => (isDown ? Promise.reject(new RequestError('offline')) : undefined) });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline/);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Your email is confirmed')).toBeVisible();
  });
});
