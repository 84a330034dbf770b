import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { email, fillReset, renderRecovery } from './recovery.fixtures.tsx';

describe('ResetPasswordPage', () => {
  it.each([undefined, { email }])('redirects to the home page without a verified code (%j)', async (state) => {
    const { router } = renderRecovery('/reset-password', state && { state });
    expect(await screen.findByText('The shop')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  it('takes the token of a mailed link out of the address, and resets the password with it', async () => {
    const { user, sent, router } = renderRecovery(`/reset-password#token=t0k3n&email=${email}`);
    await fillReset(user);
    expect(router.state.location).toMatchObject({ pathname: '/reset-password', search: '', hash: '' });
    expect(document.title).toBe('Choose a new password · Kirana');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Password updated successfully.')).toBeVisible();
    expect(sent).toEqual([{ email, newPassword: 'lauki-1234', confirmPassword: 'lauki-1234', resetToken: 't0k3n' }]);
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { email } });
    expect(JSON.stringify(router.state.location)).not.toContain('t0k3n');
  });

  it.each(['#token=t0k3n', '#email=asha@kirana.example', '#'])('redirects to the home page from %s', async (hash) => {
    renderRecovery(`/reset-password${hash}`);
    expect(await screen.findByText('The shop')).toBeVisible();
  });

  it('sends no request while the passwords differ', async () => {
    const { user, sent } = renderRecovery('/reset-password', { state: { email, verified: true } });
    expect(await screen.findByRole('button', { name: 'Change Password' })).toBeDisabled();
    await fillReset(user, 'lauki-123');
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    const confirm = screen.getByLabelText('Confirm new password');
    expect(confirm).toHaveAccessibleDescription('New password and confirm password must be same.');
    expect(confirm).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('shows beside the password why it was rejected', async () => {
    const issues = [{ path: 'newPassword', message: 'This password is too common' }];
    const { user } = renderRecovery('/reset-password', {
      state: { email, verified: true },
      answers: { passwordReset: [{ __typename: 'InvalidInputError', issues }] },
    });
    await fillReset(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('This password is too common');
  });

  it('returns to the first step when the reset has expired', async () => {
    const { user, router } = renderRecovery('/reset-password', {
      state: { email, verified: true },
      answers: { passwordReset: [{ __typename: 'ResetExpiredError', message: 'That took too long.' }] },
    });
    await fillReset(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Email')).toHaveValue(email);
    expect(router.state.location.pathname).toBe('/forgot-password');
    expect(within(screen.getByRole('alert')).getByText('That took too long.')).toBeVisible();
  });

  it('says before and after what a first proof of the email removes, and why', async () => {
    const removedData = { addresses: 2, hasMobile: true, keptAddresses: ['12 Park Street, Kolkata'] };
    const { user, router } = renderRecovery(`/reset-password#token=t0k3n&email=${email}&removesData=1`, {
      answers: { passwordReset: [{ __typename: 'PasswordResetPayload', removedData }] },
    });
    expect(await screen.findByText(/we’ll also remove any saved address and mobile number/)).toBeVisible();
    await fillReset(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeVisible();
    expect(screen.getByText(/^We removed 2 saved addresses and the mobile number\./)).toBeVisible();
    expect(screen.getByText(/^We kept 12 Park Street, Kolkata, because an order was delivered there/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { email } });
  });

  it('says nothing of data when the email was confirmed before', async () => {
    renderRecovery('/reset-password', { state: { email, verified: true } });
    expect(await screen.findByLabelText('New password')).toBeVisible();
    expect(screen.queryByText(/remove/)).not.toBeInTheDocument();
  });
});
