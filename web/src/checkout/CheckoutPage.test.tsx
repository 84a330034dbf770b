import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestCart } from '../cart/testCart.ts';
import { RequestError } from '../relay/RequestError.ts';
import { findDialog } from '../ui/findDialog.ts';
import { toastStore } from '../ui/toaster.ts';
import { cashOnDelivery, renderCheckout, type Placed } from './testCheckout.tsx';

afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
});

describe('CheckoutPage', () => {
  it('orders what is in the cart to the chosen address and leads to the order', async () => {
    const cart = new TestCart().stock('prod_1', { price: 4900 }, 2);
    const { user, attempts } = renderCheckout({ cart });
    await user.click(await screen.findByRole('radio', { name: /2 Second Street/ }));
    await user.click(await cashOnDelivery());

    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/dashboard/myorders/ord_1');
    expect(screen.getByText('Order placed')).toBeVisible();
    const wish = { addressId: 'addr_2', expectedTotal: 9800, paymentMethod: 'CASH_ON_DELIVERY' };
    expect(attempts).toEqual([{ ...wish, idempotencyKey: expect.any(String) }]);
  });

  it('makes one order of a double click', async () => {
    const { user, attempts } = renderCheckout({ cart: new TestCart().stock('prod_1', {}, 1) });
    await user.dblClick(await cashOnDelivery());
    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(attempts).toHaveLength(1);
  });

  it('tries again under the same key when the answer was lost, and under a new one for another address', async () => {
    let isLost = true;
    const keys: unknown[] = [];
    const { user } = renderCheckout({
      cart: new TestCart().stock('prod_1', {}, 1),
      answer: (request, variables) => {
        if (request.name !== 'usePlaceOrderMutation') return undefined;
        keys.push((variables['input'] as Placed).idempotencyKey);
        return isLost ? Promise.reject(new RequestError('timeout')) : undefined;
      },
    });
    await user.click(await cashOnDelivery());
    expect(await screen.findByText(/takes longer than it should/)).toBeVisible();
    await user.click(await cashOnDelivery());
    await waitFor(() => expect(keys).toHaveLength(2));
    await user.click(screen.getByRole('radio', { name: /2 Second Street/ }));
    isLost = false;
    await user.click(await cashOnDelivery());
    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows a changed total and orders only after a second yes', async () => {
    const cart = new TestCart().stock('prod_1', { price: 4900 }, 1);
    const { user, attempts } = renderCheckout({
      cart,
      place: ({ expectedTotal }) => {
        cart.stock('prod_1', { price: 5200 });
        if (expectedTotal === 5200) return undefined;
        return { __typename: 'TotalChangedError', message: 'The total has changed', cart: cart.cart(), newTotal: 5200 };
      },
    });
    await user.click(await cashOnDelivery());
    const dialog = await findDialog('The total has changed');
    expect(dialog.getByText('Total you saw').parentElement).toHaveTextContent('₹49');
    expect(dialog.getByText('Total now').parentElement).toHaveTextContent('₹52');
    await user.click(dialog.getByRole('button', { name: 'Order for ₹52' }));

    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(attempts.map(({ expectedTotal }) => expectedTotal)).toEqual([4900, 5200]);
    expect(attempts[1]?.idempotencyKey).not.toBe(attempts[0]?.idempotencyKey);
  });

  it('shows which lines changed and takes no order until they are mended', async () => {
    const cart = new TestCart().stock('prod_1', {}, 3).stock('prod_2', { name: 'Ghee' }, 1);
    const { user } = renderCheckout({
      cart,
      place: () => {
        cart.stock('prod_1', { stock: 0 });
        return { __typename: 'CartChangedError', message: 'Toor dal has sold out', cart: cart.cart() };
      },
    });
    await user.click(await cashOnDelivery());

    expect(await screen.findByText('Toor dal has sold out')).toBeVisible();
    const trouble = within(await screen.findByRole('region', { name: 'Change these products to go on:' }));
    expect(trouble.getByText('Sold out. Remove it to go on.')).toBeVisible();
    expect(trouble.queryByText('Ghee')).not.toBeInTheDocument();
    expect(await cashOnDelivery()).toBeDisabled();
    await user.click(trouble.getByRole('button', { name: 'Remove Toor dal from cart' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Change these/ })).not.toBeInTheDocument());
    expect(await cashOnDelivery()).toBeEnabled();
  });

  it('shows the line that stands in the way even when it is the only one', async () => {
    const { user } = renderCheckout({ cart: new TestCart().stock('prod_1', { stock: 0 }, 1) });
    expect(await screen.findByText('Sold out. Remove it to go on.')).toBeVisible();
    expect(await cashOnDelivery()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove Toor dal from cart' }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
  });

  it('says that the address has gone and offers the others', async () => {
    const { user } = renderCheckout({
      cart: new TestCart().stock('prod_1', {}, 1),
      place: () => ({ __typename: 'AddressGoneError', message: 'This address is no longer saved' }),
    });
    await user.click(await cashOnDelivery());
    expect(await screen.findByText('This address is no longer saved')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /1 First Street/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /2 Second Street/ })).toBeChecked();
  });

  it('is empty when the cart was emptied elsewhere', async () => {
    const cart = new TestCart().stock('prod_1', {}, 1);
    const { user } = renderCheckout({
      cart,
      place: () => {
        cart.quantities.clear();
        return { __typename: 'EmptyCartError', message: 'There is nothing in your cart' };
      },
    });
    await user.click(await cashOnDelivery());
    expect(await screen.findByText('There is nothing in your cart')).toBeVisible();
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
  });

  it('chooses an address that was added on the spot', async () => {
    const { user, attempts } = renderCheckout({ cart: new TestCart().stock('prod_1', {}, 1), addresses: [] });
    expect(await cashOnDelivery()).toBeDisabled();
    expect(await cashOnDelivery()).toHaveAccessibleDescription('Add an address to go on.');
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    const dialog = await findDialog('Add Address');
    for (const field of ['Address line', 'City', 'State', 'Pincode', 'Mobile']) {
      await user.type(dialog.getByLabelText(new RegExp(`^${field}`)), field === 'Pincode' ? '560001' : field);
    }
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('radio', { name: /Address line/ })).toBeChecked();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await cashOnDelivery());
    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(attempts[0]?.addressId).toBe('addr_new');
  });

  it('has a kind word for an empty cart', async () => {
    renderCheckout({ cart: new TestCart() });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start shopping' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cash on Delivery' })).not.toBeInTheDocument();
  });

  it('leads to the login when the session has ended meanwhile', async () => {
    const { user, router } = renderCheckout({
      cart: new TestCart().stock('prod_1', {}, 1),
      answer: (request) =>
        request.name === 'usePlaceOrderMutation' ? Promise.reject(new RequestError('unauthenticated')) : undefined,
    });
    await user.click(await cashOnDelivery());
    expect(await screen.findByText('Please Login')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('leads someone signed out to the login', async () => {
    const cart = new TestCart();
    cart.isSignedIn = false;
    const { router } = renderCheckout({ cart });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fcheckout');
  });
});
