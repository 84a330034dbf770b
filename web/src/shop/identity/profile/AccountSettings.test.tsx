import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import type { AccountSettingsTestQuery } from './__generated__/AccountSettingsTestQuery.graphql.ts';
import { AccountSettings } from './AccountSettings.tsx';

function renderControls(result?: object) {
  return renderWithRelay<AccountSettingsTestQuery>({
    query: graphql`
      query AccountSettingsTestQuery {
        viewer {
          ...AccountSettings_viewer
        }
      }
    `,
    ...(result !== undefined && {
      resolvers: () => ({ Mutation: { passwordChange: () => result, accountDelete: () => result } }),
    }),
    children: ({ viewer }) => viewer && <AccountSettings viewer={viewer} />,
    at: '/dashboard/profile',
  });
}

type Rendered = ReturnType<typeof renderControls>;

async function openDialog({ user }: Rendered, title: string) {
  await user.click(await screen.findByRole('button', { name: title }));
  return findDialog(title);
}

describe('Changing the password', () => {
  async function fill(rendered: Rendered, [old, chosen, confirmed]: [string, string, string]) {
    const dialog = await openDialog(rendered, 'Change password');
    await rendered.user.type(dialog.getByLabelText('Old password'), old);
    await rendered.user.type(dialog.getByLabelText('New password'), chosen);
    await rendered.user.type(dialog.getByLabelText('Confirm password'), confirmed);
    return dialog;
  }

  it('waits until all three are filled', async () => {
    const rendered = renderControls();
    const dialog = await openDialog(rendered, 'Change password');
    const button = dialog.getByRole('button', { name: 'Change password' });
    await rendered.user.type(dialog.getByLabelText('Old password'), 'a');
    await rendered.user.type(dialog.getByLabelText('New password'), 'b');
    expect(button).toBeDisabled();
    await rendered.user.type(dialog.getByLabelText('Confirm password'), 'b');
    expect(button).toBeEnabled();
  });

  it('shows that the two new passwords differ and sends no request', async () => {
    const rendered = renderControls();
    const dialog = await fill(rendered, ['old-lauki', 'new-lauki-1', 'new-lauki-2']);
    await rendered.user.keyboard('{Enter}');
    const confirmed = dialog.getByLabelText('Confirm password');
    expect(confirmed).toHaveAccessibleDescription('New password and confirm password must be same.');
    expect(confirmed).toHaveFocus();
    expect(rendered.requests.map(({ name }) => name)).not.toContain('ChangePasswordFormMutation');
  });

  it('changes the password, says that other devices were logged out, and closes', async () => {
    const rendered = renderControls();
    await fill(rendered, ['old-lauki', 'new-lauki-1', 'new-lauki-1']);
    await rendered.user.keyboard('{Enter}');
    expect(await screen.findByText('Password changed. Your other devices were logged out.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rendered.requests.at(-1)?.variables).toMatchObject({
      input: { oldPassword: 'old-lauki', newPassword: 'new-lauki-1', confirmPassword: 'new-lauki-1' },
    });
  });

  it.each([
    ['WrongPasswordError', 'Wrong password'],
    ['TooManyAttemptsError', 'Too many tries. Please try again in 15 minutes.'],
  ])('shows %s beside the old password', async (__typename, message) => {
    const rendered = renderControls({ __typename, message });
    const dialog = await fill(rendered, ['old-bhindi', 'new-lauki-1', 'new-lauki-1']);
    await rendered.user.keyboard('{Enter}');
    const old = dialog.getByLabelText('Old password');
    await waitFor(() => expect(old).toHaveAccessibleDescription(message));
    expect(old).toHaveFocus();
  });

  it('shows the issue of the new password beside it', async () => {
    const message = 'This password is too common. Choose another one.';
    const rendered = renderControls({
      __typename: 'InvalidInputError',
      message: 'Please check the marked fields.',
      issues: [{ path: 'newPassword', message }],
    });
    const dialog = await fill(rendered, ['old-lauki', 'password', 'password']);
    await rendered.user.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription(message));
  });

  it('discards typed text when it is closed', async () => {
    const rendered = renderControls();
    await fill(rendered, ['old-lauki', 'new-lauki-1', 'new-lauki-1']);
    await rendered.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const dialog = await openDialog(rendered, 'Change password');
    expect(dialog.getByLabelText('Old password')).toHaveValue('');
  });
});

describe('Deleting the account', () => {
  async function confirm(rendered: Rendered) {
    const dialog = await openDialog(rendered, 'Delete my account');
    const button = dialog.getByRole('button', { name: 'Delete my account' });
    expect(button).toBeDisabled();
    await rendered.user.type(dialog.getByLabelText('Your password'), 'lauki-1234');
    await rendered.user.click(button);
    return dialog;
  }

  it('says what is lost and what stays before it asks for the password', async () => {
    const dialog = await openDialog(renderControls(), 'Delete my account');
    expect(dialog.getByText('Your saved addresses and your cart are deleted.')).toBeVisible();
    expect(dialog.getByText(/^We keep your orders/)).toBeVisible();
  });

  it('clears the store and the stored data and goes to the home page', async () => {
    const rendered = renderControls();
    sessionStorage.setItem('kirana.something', 'of Asha');
    await confirm(rendered);
    expect(await screen.findByText('Your account has been deleted')).toBeVisible();
    await waitFor(() => expect(rendered.router.state.location.pathname).toBe('/'));
    expect(sessionStorage).toHaveLength(0);
    expect(rendered.requests.find(({ name }) => name === 'DeleteAccountFormMutation')?.variables).toEqual({
      input: { password: 'lauki-1234' },
    });
  });

  it('shows a wrong password beside the field', async () => {
    const rendered = renderControls({ __typename: 'WrongPasswordError', message: 'Wrong password' });
    const dialog = await confirm(rendered);
    const password = dialog.getByLabelText('Your password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Wrong password'));
    expect(password).toHaveFocus();
    expect(rendered.router.state.location.pathname).toBe('/dashboard/profile');
  });

  it('links to the orders that have to be delivered first', async () => {
    const message = 'An order of yours is still on its way';
    const rendered = renderControls({ __typename: 'OpenOrdersError', message });
    const dialog = await confirm(rendered);
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText(message)).toBeVisible();
    expect(alert.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/dashboard/myorders');
  });
});
