import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import redirectIfSignedInQuery from './__generated__/RedirectIfSignedInQuery.graphql.ts';
import { LoginPage } from './LoginPage.tsx';

function renderLogin(at: string, options: { result?: object; verify?: () => object; isSignedIn?: boolean } = {}) {
  return renderWithRelay({
    routes: [
      { path: '/login', Component: LoginPage, loader: preload(redirectIfSignedInQuery, () => ({}), 'network-only') },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    at,
    mocks: { Query: () => ({ viewer: options.isSignedIn === true ? {} : null }) },
    ...(options.result !== undefined && {
      resolvers: () => ({
        Mutation: { userLogIn: () => options.result, ...(options.verify && { userLogInVerify: options.verify }) },
      }),
    }),
  });
}

async function fill(user: ReturnType<typeof renderLogin>['user']) {
  await user.type(await screen.findByLabelText('Email'), 'asha@kirana.example');
  await user.type(screen.getByLabelText('Password'), 'lauki-1234');
}

describe('LoginPage', () => {
  it('disables Login until both fields are filled', async () => {
    const { user } = renderLogin('/login');
    const button = await screen.findByRole('button', { name: 'Login' });
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText('Email'), 'asha@kirana.example');
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText('Password'), 'x');
    expect(button).toBeEnabled();
  });

  it('logs in by Enter, greets, and returns to the page that asked for the login', async () => {
    const { user, router, requests } = renderLogin('/login?next=%2Fproduct%2Fmilk-prod_1');
    await fill(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Somewhere else')).toBeVisible();
    expect(router.state.location.pathname).toBe('/product/milk-prod_1');
    expect(screen.getByText('Welcome back, Asha Rao')).toBeVisible();
    expect(requests.at(-1)).toEqual({
      name: 'LoginPageLogInMutation',
      variables: { input: { email: 'asha@kirana.example', password: 'lauki-1234' } },
    });
  });

  it('shows wrong credentials beside the password and focuses it', async () => {
    const { user } = renderLogin('/login', {
      result: { __typename: 'WrongCredentialsError', message: 'Wrong email or password' },
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Wrong email or password'));
    expect(password).toHaveFocus();
    expect(password).toBeInvalid();
    await user.type(password, '5');
    expect(password).not.toBeInvalid();
  });

  it('shows beside the password how long to wait after too many attempts, and allows another attempt', async () => {
    const { user, requests } = renderLogin('/login', {
      result: {
        __typename: 'TooManyAttemptsError',
        message: 'Too many tries. Please wait 12 minutes.',
        retryAfter: 720,
      },
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Too many tries. Please wait 12 minutes.'));
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(requests.filter(({ name }) => name === 'LoginPageLogInMutation')).toHaveLength(2));
  });

  it('shows beside the email that the account is suspended', async () => {
    const { user } = renderLogin('/login', {
      result: { __typename: 'AccountSuspendedError', message: 'This account is suspended.' },
    });
    await fill(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This account is suspended.');
  });

  it('asks for a code as its second step, and for the password again when that took too long', async () => {
    const answers = [
      { __typename: 'WrongTwoFactorCodeError', message: 'Wrong code' },
      { __typename: 'LoginChallengeExpiredError', message: 'Enter your password again' },
    ];
    const { user, requests } = renderLogin('/login', {
      result: { __typename: 'TwoFactorRequiredError', message: 'Enter the code' },
      verify: () => answers.shift() ?? { __typename: 'UserLogInVerifyPayload' },
    });
    await fill(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    const first = screen.getByLabelText('Digit 1 of 6');
    expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    expect(first).toHaveAttribute('inputmode', 'numeric');
    await user.click(first);
    await user.paste('123456');
    expect(await screen.findByText('Wrong code')).toBeVisible();
    await user.paste('654321');
    expect(await screen.findByText('Enter your password again')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('asha@kirana.example');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'aaaaa-bbbbb{Enter}');
    expect(await screen.findByText('Somewhere else')).toBeVisible();
    expect(requests.at(-1)).toEqual({ name: 'LoginPageVerifyMutation', variables: { input: { code: 'aaaaa-bbbbb' } } });
  });

  it('shows the password on demand', async () => {
    const { user } = renderLogin('/login');
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('keeps the return path on the links to the registration and the recovery', async () => {
    renderLogin('/login?next=%2Fcart');
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?next=%2Fcart',
    );
    const forgot = screen.getByRole('link', { name: 'Forgot password?' });
    expect(forgot).toHaveAttribute('href', '/forgot-password?next=%2Fcart');
  });

  it('redirects someone who is already signed in', async () => {
    const { router } = renderLogin('/login?next=%2Fcart', { isSignedIn: true });
    expect(await screen.findByText('Somewhere else')).toBeVisible();
    expect(router.state.location.pathname).toBe('/cart');
  });
});
