import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeCart } from '../cart/cart.fixtures.ts';
import { cashOnDelivery, renderCheckout } from './checkout.fixtures.tsx';

const filledCart = () => new FakeCart().stock('prod_1', { price: 4900 }, 1);

describe('the checkout of a shop that takes no order now', () => {
  it('says when it opens, beside the buttons', async () => {
    renderCheckout({ cart: filledCart(), status: { isOpen: false, opensAt: '2126-11-26T01:30:00.000Z' } });
    const button = await cashOnDelivery();
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('We’re closed now. You can order from Tue 26 Nov, 7:00 am.');
    expect(screen.getByText('We’ll keep your cart until we open.')).toBeVisible();
    expect(screen.queryByText(/Arriving/)).not.toBeInTheDocument();
  });

  it('says what the cart lacks for the minimum order', async () => {
    const cart = filledCart();
    cart.terms = { minimumOrder: { threshold: 9_900, remaining: 5_000 } };
    renderCheckout({ cart });
    const button = await cashOnDelivery();
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Add ₹50 more: orders start at ₹99');
  });

  it('says so when it has closed meanwhile, and asks when it opens', async () => {
    const status = { isOpen: true };
    const message = 'The shop opens on Monday, 30 November at 7:00 am.';
    const { user, requests } = renderCheckout({
      cart: filledCart(),
      status,
      place: () => {
        status.isOpen = false;
        return { __typename: 'ShopClosedError', message, opensAt: null };
      },
    });
    await user.click(await cashOnDelivery());
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('refreshShopQuery'));
    expect(await cashOnDelivery()).toHaveAccessibleDescription(
      /^We’re closed now\. You can order when we open again\./,
    );
  });

  it('reads the cart again when the minimum has risen', async () => {
    const cart = filledCart();
    const { user } = renderCheckout({
      cart,
      place: () => {
        cart.terms = { minimumOrder: { threshold: 9_900, remaining: 5_000 } };
        return {
          __typename: 'MinimumOrderError',
          message: 'Orders start at ₹99. Add ₹50 more.',
          threshold: 9_900,
          remaining: 5_000,
        };
      },
    });
    await user.click(await cashOnDelivery());
    expect(await screen.findByText('Orders start at ₹99. Add ₹50 more.')).toBeVisible();
    expect(await screen.findByText('Add ₹50 more: orders start at ₹99')).toBeVisible();
  });
});
