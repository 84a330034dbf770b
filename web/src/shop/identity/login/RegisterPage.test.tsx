import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import redirectIfSignedInQuery from './__generated__/RedirectIfSignedInQuery.graphql.ts';
import { RegisterPage } from './RegisterPage.tsx';

function renderRegister(result?: object) {
  return renderWithRelay({
    routes: [
      { path: '/register', Component: RegisterPage, loader: preload(redirectIfSignedInQuery, () => ({})) },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    at: '/register?next=%2Fcheckout',
    mocks: { Query: () => ({ viewer: null }) },
    ...(result !== undefined && { resolvers: () => ({ Mutation: { userRegister: () => result } }) }),
  });
}

async function fill(user: ReturnType<typeof renderRegister>['user'], confirmPassword = 'lauki-1234') {
  await user.type(await screen.findByLabelText('Name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Email'), 'asha@kirana.example');
  await user.type(screen.getByLabelText('Password'), 'lauki-1234');
  await user.type(screen.getByLabelText('Confirm password'), confirmPassword);
}

describe('RegisterPage', () => {
  it('disables Register until all four fields are filled', async () => {
    const { user } = renderRegister();
    expect(await screen.findByRole('button', { name: 'Register' })).toBeDisabled();
    await fill(user);
    expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled();
  });

  it.each([
    { isTicked: false, marketingNoticeVersion: null },
    { isTicked: true, marketingNoticeVersion: 1 },
  ])('asks for offers by a box that nobody ticked but the person: $isTicked', async (given) => {
    const { user, requests } = renderRegister({ __typename: 'EmailTakenError', message: 'Taken' });
    await fill(user);
    const box = screen.getByRole('checkbox', { name: 'Send me offers and news' });
    expect(box).not.toBeChecked();
    if (given.isTicked) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    const { marketingNoticeVersion } = given;
    await waitFor(() => expect(requests.at(-1)?.variables).toMatchObject({ input: { marketingNoticeVersion } }));
  });

  it('sends no request while the passwords differ', async () => {
    const { user, requests } = renderRegister();
    await fill(user, 'lauki-123');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    const confirm = screen.getByLabelText('Confirm password');
    expect(confirm).toHaveAccessibleDescription('password and confirm password must be same');
    expect(confirm).toHaveFocus();
    expect(requests.map(({ name }) => name)).toEqual(['RedirectIfSignedInQuery']);
  });

  it('shows each issue beside its field and takes the focus to the first', async () => {
    const { user } = renderRegister({
      __typename: 'InvalidInputError',
      message: 'Some fields are invalid',
      issues: [
        { path: 'password', message: 'Your password needs at least 8 characters' },
        { path: 'email', message: 'Enter a valid email address' },
      ],
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Your password needs at least 8 characters');
  });

  it('shows beside the email how long to wait after too many attempts', async () => {
    const { user } = renderRegister({
      __typename: 'TooManyAttemptsError',
      message: 'Please wait 5 minutes.',
      retryAfter: 300,
    });
    await fill(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please wait 5 minutes.'));
  });

  it('shows beside the email that it has an account already', async () => {
    const { user } = renderRegister({
      __typename: 'EmailTakenError',
      message: 'There is already an account with this email',
    });
    await fill(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('There is already an account with this email');
  });

  it('signs the new shopper in, mentions the verification mail and goes to the next page', async () => {
    const { user, router } = renderRegister();
    await fill(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Somewhere else')).toBeVisible();
    expect(router.state.location.pathname).toBe('/checkout');
    expect(screen.getByText('Welcome to Kirana, Asha Rao! Check your inbox to confirm your email.')).toBeVisible();
  });
});
