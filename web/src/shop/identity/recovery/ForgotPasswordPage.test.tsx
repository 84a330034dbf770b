import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boxes, email, fillReset, renderRecovery, throttled } from './recovery.fixtures.tsx';

describe('Password recovery', () => {
  it('leads from the login by a code to a new password and back to the login, and keeps the email filled in', async () => {
    const { user, router, sent } = renderRecovery('/login?next=%2Fcheckout');
    await user.type(await screen.findByLabelText('Email'), email);
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    const sendOtp = await screen.findByRole('button', { name: 'Send Otp' });
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    await user.click(sendOtp);
    expect(await screen.findByText('Check your email for the code')).toBeVisible();
    await boxes();
    await user.keyboard('123456');
    await fillReset(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(screen.getByText('Password updated successfully.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(router.state.location.search).toBe('?next=%2Fcheckout');
    expect(sent).toEqual([
      { email },
      { email, code: '123456' },
      { email, newPassword: 'lauki-1234', confirmPassword: 'lauki-1234' },
    ]);
  });
});

describe('ForgotPasswordPage', () => {
  it('disables Send Otp until an email is typed, and links back to the login', async () => {
    const { user } = renderRecovery('/forgot-password?next=%2Fcart');
    const button = await screen.findByRole('button', { name: 'Send Otp' });
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText('Email'), email);
    expect(button).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fcart');
  });

  it.each([
    [
      'what is wrong with the email',
      { __typename: 'InvalidInputError', issues: [{ path: 'email', message: 'Not an email' }] },
      'Not an email',
    ],
    ['how long to wait', throttled, throttled.message],
  ])('says %s beside it', async (_case, answer, words) => {
    const { user, router } = renderRecovery('/forgot-password', { answers: { passwordResetRequest: [answer] } });
    await user.type(await screen.findByLabelText('Email'), 'asha{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(words));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(router.state.location.pathname).toBe('/forgot-password');
  });
});
