import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeCart } from '../cart/cart.fixtures.ts';
import { toastStore } from '../../ui/toasts/toastStore.ts';
import { cashOnDelivery, onlinePayment, renderCheckout } from './checkout.fixtures.tsx';

const MESSAGE =
  'Until you confirm your email, Cash on Delivery is for 1 order. Please confirm your email or order less.';
const filledCart = () => new FakeCart().stock('prod_1', { price: 4900 }, 1);
const refuse = (...remedies: string[]) => ({ __typename: 'PaymentUnavailableError', message: MESSAGE, remedies });

describe('a refused payment method', () => {
  it('is explained beside its button, which the notice describes, and not in a toast', async () => {
    const { user } = renderCheckout({
      cart: filledCart(),
      onlinePayment: { isSandbox: false },
      place: () => refuse('ORDER_LESS', 'PAY_ONLINE'),
    });
    await user.click(await cashOnDelivery());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(MESSAGE);
    expect(notice).toHaveFocus();
    expect(await cashOnDelivery()).toHaveAccessibleDescription(expect.stringContaining(MESSAGE));
    expect(await onlinePayment()).not.toHaveAccessibleDescription(expect.stringContaining(MESSAGE));
    expect(toastStore.read()).toEqual([]);
    await user.tab();
    expect(within(notice).getByRole('link', { name: 'Edit cart' })).toHaveFocus();
    await user.tab();
    expect(await onlinePayment()).toHaveFocus();
    expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be made possible by a mail, and the notice says where it went', async () => {
    let isConfirmed = false;
    const { user } = renderCheckout({
      cart: filledCart(),
      place: () => (isConfirmed ? undefined : refuse('CONFIRM_EMAIL')),
      sendMail: () => ({
        __typename: 'EmailVerificationRequestPayload',
        viewer: { email: 'asha@kirana.example', pendingEmail: null },
      }),
    });
    await user.click(await cashOnDelivery());
    await user.click(await screen.findByRole('button', { name: 'Email me the link again' }));
    const notice = screen.getByRole('alert');
    await waitFor(() =>
      expect(notice).toHaveTextContent('We sent a link to asha@kirana.example. Open it, then try again.'),
    );
    expect(notice).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Email me the link again' })).not.toBeInTheDocument();
    expect(within(notice).queryByRole('link')).not.toBeInTheDocument();
    isConfirmed = true;
    await user.click(await cashOnDelivery());
    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  });

  it('says when too many mails were asked for', async () => {
    const message = 'Too many attempts. Please try again in 5 minutes.';
    const { user } = renderCheckout({
      cart: filledCart(),
      place: () => refuse('CONFIRM_EMAIL'),
      sendMail: () => ({ __typename: 'TooManyAttemptsError', message, retryAfter: 300 }),
    });
    await user.click(await cashOnDelivery());
    await user.click(await screen.findByRole('button', { name: 'Email me the link again' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(screen.getByRole('button', { name: 'Email me the link again' })).toHaveFocus();
  });

  it('is dismissed when another address is chosen', async () => {
    const { user } = renderCheckout({ cart: filledCart(), place: () => refuse() });
    await user.click(await cashOnDelivery());
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the delivery address' }));
    await user.click(screen.getByRole('radio', { name: /2 Second Street/ }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await cashOnDelivery()).not.toHaveAccessibleDescription(expect.stringContaining(MESSAGE));
  });
});
