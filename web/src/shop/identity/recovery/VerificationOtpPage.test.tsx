import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { startClock, stopClock } from '../../../ui/testing/stopClock.ts';
import { boxes, digits, email, renderRecovery, throttled } from './recovery.fixtures.tsx';
import { VerificationOtpPage } from './VerificationOtpPage.tsx';

const wrongCode = { __typename: 'WrongCodeError', message: 'This code is wrong or has expired.' };

afterEach(startClock);

describe('VerificationOtpPage', () => {
  it('redirects someone who has not requested a code to the page that sends one', async () => {
    const { router } = renderRecovery('/verification-otp');
    expect(await screen.findByRole('button', { name: 'Send Otp' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/forgot-password');
  });

  it('shows the recipient and the validity of the code, and focuses the first box', async () => {
    renderRecovery('/verification-otp', { state: { email } });
    const all = await boxes();
    expect(all).toHaveLength(6);
    await waitFor(() => expect(all[0]).toHaveFocus());
    for (const box of all) {
      expect(box).toHaveAttribute('autocomplete', 'one-time-code');
      expect(box).toHaveAttribute('inputmode', 'numeric');
    }
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.getByText(/10 minutes/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Verify OTP' })).toBeDisabled();
  });

  it('moves to the next box with each digit and back with backspace', async () => {
    const { user, sent } = renderRecovery('/verification-otp', { state: { email } });
    const all = await boxes();
    await user.click(all[0] as HTMLElement);
    await user.keyboard('12');
    expect(await digits()).toBe('12');
    expect(all[2]).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(await digits()).toBe('1');
    expect(all[1]).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it.each(['123456', '123 456', ' 12-34-56 '])(
    'accepts the whole code pasted as %j and submits it once',
    async (pasted) => {
      const { user, sent, router } = renderRecovery('/verification-otp', { state: { email } });
      await user.click((await boxes())[0] as HTMLElement);
      await user.paste(pasted);
      await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password'));
      expect(router.state.location.state).toEqual({ email, verified: true });
      expect(sent).toEqual([{ email, code: '123456' }]);
    },
  );

  it('spreads a code that a phone fills into the first box', async () => {
    const { sent } = renderRecovery('/verification-otp', { state: { email } });
    const [first] = await boxes();
    await waitFor(() => expect(first).toHaveAttribute('placeholder', '')); // the boxes have rendered the focus
    fireEvent.input(first as HTMLElement, { target: { value: '123456' } });
    await waitFor(() => expect(sent).toEqual([{ email, code: '123456' }]));
  });

  it('shows beside the boxes that the code is wrong, and empties them', async () => {
    const { user, sent } = renderRecovery('/verification-otp', {
      state: { email },
      answers: { passwordResetVerify: [wrongCode] },
    });
    await user.click((await boxes())[0] as HTMLElement);
    await user.paste('111111');
    expect(await screen.findByText(wrongCode.message)).toBeVisible();
    const [first] = await boxes();
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAccessibleDescription(wrongCode.message);
    expect(await digits()).toBe('');
    await user.keyboard('2');
    expect(screen.queryByText(wrongCode.message)).not.toBeInTheDocument();
    await user.keyboard('22222');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('replaces typed digits with a whole code that is pasted into any box, and submits once', async () => {
    const { user, sent } = renderRecovery('/verification-otp', { state: { email } });
    const all = await boxes();
    await user.click(all[0] as HTMLElement);
    await user.keyboard('12');
    await user.paste('352-045');
    await waitFor(() => expect(sent).toEqual([{ email, code: '352045' }]));
  });

  it('shows when too many codes were tried', async () => {
    const { user } = renderRecovery('/verification-otp', {
      state: { email },
      answers: { passwordResetVerify: [throttled] },
    });
    await user.click((await boxes())[0] as HTMLElement);
    await user.paste('111111');
    expect(await screen.findByText(throttled.message)).toBeVisible();
  });

  it('sends another code after a visible countdown of 30 seconds that is announced once', async () => {
    stopClock();
    const { user, sent } = renderRecovery('/verification-otp', { state: { email } });
    const resend = await screen.findByRole('button', { name: 'Resend' });
    expect(resend).toBeDisabled();
    expect(screen.getByText('in 30 s')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(await screen.findByText('in 10 s')).toBeVisible();
    expect(screen.queryByText('You can request another code now')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText('You can request another code now')).toBeInTheDocument();
    await user.click(resend);
    expect(await screen.findByText('Check your email for the code')).toBeVisible();
    expect(sent).toEqual([{ email }]);
    await waitFor(() => expect(resend).toBeDisabled());
    expect(screen.getByText('in 30 s')).toBeVisible();
  });

  it('keeps the code for another attempt when the server could not be reached', async () => {
    let isDown = true;
    const { user, router } = renderWithRelay({
      routes: [
        { path: '/verification-otp', Component: VerificationOtpPage },
        { path: '*', element: <p>The next step</p> },
      ],
      at: { pathname: '/verification-otp', state: { email } },
      answer: () => (isDown ? Promise.reject(new Error('lost')) : undefined),
    });
    await user.click((await boxes())[0] as HTMLElement);
    await user.paste('123456');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await digits()).toBe('123456');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/reset-password'));
  });
});
