import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeCart } from '../cart/cart.fixtures.ts';
import { fakeOrder } from '../orders/order.fixtures.ts';
import { RequestError } from '../../relay/RequestError.ts';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { cashOnDelivery, renderCheckout, type PlacedInput } from './checkout.fixtures.tsx';

/** Opens the list of addresses, as on a phone. */
async function openAddresses(user: ReturnType<typeof renderCheckout>['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Change the delivery address' }));
}

describe('CheckoutPage', () => {
  it('orders the cart to the chosen address and links to the order', async () => {
    const cart = new FakeCart().stock('prod_1', { price: 4900 }, 2);
    const { user, attempts } = renderCheckout({ cart });
    await openAddresses(user);
    await user.click(screen.getByRole('radio', { name: /2 Second Street/ }));
    await user.click(await cashOnDelivery());

    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/dashboard/myorders/ord_1');
    expect(screen.getByText('Order placed')).toBeVisible();
    const seenLines = [{ productId: 'prod_1', quantity: 2 }];
    const request = { addressId: 'addr_2', expectedTotal: 9800, seenLines, paymentMethod: 'CASH_ON_DELIVERY' };
    expect(attempts).toEqual([{ ...request, deliveryNote: '', idempotencyKey: expect.any(String) }]);
  });

  it('promises no arrival of an order on hold', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1);
    const order = fakeOrder(['PLACED'], { isOnHold: true });
    const { user } = renderCheckout({
      cart,
      place: () => ({ __typename: 'OrderPlacePayload', order, cart: cart.cart() }),
    });
    await user.click(await cashOnDelivery());
    expect(await screen.findByText(/We’ll check it first, then start picking right away/)).toBeVisible();
  });

  it('places one order for a double click', async () => {
    const { user, attempts } = renderCheckout({ cart: new FakeCart().stock('prod_1', {}, 1) });
    await user.dblClick(await cashOnDelivery());
    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(attempts).toHaveLength(1);
  });

  it('retries with the same key after a lost response, and uses a new key for another address', async () => {
    let isLost = true;
    const keys: unknown[] = [];
    const { user } = renderCheckout({
      cart: new FakeCart().stock('prod_1', {}, 1),
      answer: (request, variables) => {
        if (request.name !== 'usePlaceOrderMutation') return undefined;
        keys.push((variables['input'] as PlacedInput).idempotencyKey);
        return isLost ? Promise.reject(new RequestError('timeout')) : undefined;
      },
    });
    await user.click(await cashOnDelivery());
    expect(await screen.findByText(/taking too long/)).toBeVisible();
    await user.click(await cashOnDelivery());
    await waitFor(() => expect(keys).toHaveLength(2));
    await openAddresses(user);
    await user.click(screen.getByRole('radio', { name: /2 Second Street/ }));
    isLost = false;
    await user.click(await cashOnDelivery());
    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows a changed total and orders only after a second confirmation', async () => {
    const cart = new FakeCart().stock('prod_1', { price: 4900 }, 1);
    const { user, attempts } = renderCheckout({
      cart,
      place: ({ expectedTotal }) => {
        cart.stock('prod_1', { price: 5200 });
        if (expectedTotal === 5200) return undefined;
        return {
          __typename: 'TotalChangedError',
          message: 'Your total has changed',
          cart: cart.cart(),
          newTotal: 5200,
        };
      },
    });
    await user.click(await cashOnDelivery());
    const dialog = await findDialog('Your total has changed');
    expect(dialog.getByText('Previous total').parentElement).toHaveTextContent('₹49');
    expect(dialog.getByText('New total').parentElement).toHaveTextContent('₹52');
    await user.click(dialog.getByRole('button', { name: 'Order for ₹52' }));

    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(attempts.map(({ expectedTotal }) => expectedTotal)).toEqual([4900, 5200]);
    expect(attempts[1]?.idempotencyKey).not.toBe(attempts[0]?.idempotencyKey);
  });

  it('shows which lines another tab changed, even at the same total, and orders only after a second confirmation', async () => {
    const cart = new FakeCart().stock('prod_1', { price: 4900 }, 2).stock('prod_2', { name: 'Ghee', price: 4900 }, 1);
    const { user, attempts } = renderCheckout({
      cart,
      place: ({ seenLines }) => {
        if (seenLines.some(({ productId }) => productId === 'prod_3')) return undefined;
        cart.quantities.delete('prod_2');
        cart.stock('prod_1', { price: 4900 }, 1).stock('prod_3', { name: 'Rice', price: 9800 }, 1);
        return { __typename: 'TotalChangedError', message: 'It has', cart: cart.cart(), newTotal: 14_700 };
      },
    });
    await user.click(await cashOnDelivery());
    const dialog = await findDialog('Your cart has changed');
    const changes = within(dialog.getByRole('list', { name: 'Changed items' })).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      'Toor dal2 before, 1 now',
      'RiceAdded: 1',
      'GheeRemoved',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Order for ₹147' }));

    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(attempts.map(({ expectedTotal, seenLines }) => ({ expectedTotal, seenLines }))).toEqual([
      {
        expectedTotal: 14_700,
        seenLines: [
          { productId: 'prod_1', quantity: 2 },
          { productId: 'prod_2', quantity: 1 },
        ],
      },
      {
        expectedTotal: 14_700,
        seenLines: [
          { productId: 'prod_1', quantity: 1 },
          { productId: 'prod_3', quantity: 1 },
        ],
      },
    ]);
    expect(attempts[1]?.idempotencyKey).not.toBe(attempts[0]?.idempotencyKey);
  });

  it('shows what another tab changed when the cart is not orderable either, and offers no confirmation', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1);
    const { user } = renderCheckout({
      cart,
      place: () => {
        cart.stock('prod_1', { stock: 0 }).stock('prod_2', { name: 'Ghee' }, 2);
        return { __typename: 'CartChangedError', message: 'Toor dal has sold out', cart: cart.cart() };
      },
    });
    await user.click(await cashOnDelivery());
    const dialog = await findDialog('Your cart has changed');
    expect(dialog.getByRole('listitem')).toHaveTextContent('GheeAdded: 2');
    expect(dialog.getByText('Some items in your cart need updating first.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Order for/ })).not.toBeInTheDocument();
    // The dialog's corner has a button of the same name.
    await user.click(dialog.getByText('Close'));
    await user.click(await screen.findByRole('button', { name: 'Remove Toor dal 500 g from cart' }));
    await waitFor(async () => expect(await cashOnDelivery()).toBeEnabled());
  });

  it('shows which lines are unavailable and disables ordering until they are changed', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 3).stock('prod_2', { name: 'Ghee' }, 1);
    const { user } = renderCheckout({
      cart,
      place: () => {
        cart.stock('prod_1', { stock: 0 });
        return { __typename: 'CartChangedError', message: 'Toor dal has sold out', cart: cart.cart() };
      },
    });
    await user.click(await cashOnDelivery());

    expect(await screen.findByText('Toor dal has sold out')).toBeVisible();
    expect(await screen.findByText('Sold out. Save it for later or remove it to continue.')).toBeVisible();
    expect(await cashOnDelivery()).toBeDisabled();
    expect(await cashOnDelivery()).toHaveAccessibleDescription('Some items in your cart need updating first.');
    await user.click(screen.getByRole('button', { name: 'Remove Toor dal 500 g from cart' }));
    await waitFor(async () => expect(await cashOnDelivery()).toBeEnabled());
  });

  it('shows an unavailable line even when it is the only one', async () => {
    const { user } = renderCheckout({ cart: new FakeCart().stock('prod_1', { stock: 0 }, 1) });
    expect(await screen.findByText('Sold out. Save it for later or remove it to continue.')).toBeVisible();
    expect(await cashOnDelivery()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove Toor dal 500 g from cart' }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
  });

  it('says that the address was deleted and offers the others', async () => {
    const { user } = renderCheckout({
      cart: new FakeCart().stock('prod_1', {}, 1),
      place: () => ({ __typename: 'AddressNotFoundError', message: 'This address is no longer saved' }),
    });
    await user.click(await cashOnDelivery());
    expect(await screen.findByText('This address is no longer saved')).toBeVisible();
    await openAddresses(user);
    expect(screen.queryByRole('radio', { name: /1 First Street/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /2 Second Street/ })).toBeChecked();
  });

  it('is empty when the cart was emptied elsewhere', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1);
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

  it('chooses an address that was added in the checkout', async () => {
    const { user, attempts } = renderCheckout({ cart: new FakeCart().stock('prod_1', {}, 1), addresses: [] });
    expect(await screen.findByRole('group', { name: 'Add an address to continue' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cash on Delivery' })).not.toBeInTheDocument();
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    await user.click(summary.getByRole('button', { name: 'Add address' }));
    const dialog = await findDialog('Add Address');
    const values = { Pincode: '560001', Flat: '7', Street: 'Hill Road' };
    for (const [label, value] of Object.entries(values)) {
      await user.type(dialog.getByLabelText(new RegExp(`^${label}`)), value);
    }
    await user.clear(dialog.getByLabelText('Mobile'));
    await user.type(dialog.getByLabelText('Mobile'), '9876543210');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Home · 7, Hill Road')).toBeVisible();
    expect(await cashOnDelivery()).toHaveFocus();
    await openAddresses(user);
    expect(screen.getByRole('radio', { name: /7, Hill Road/ })).toBeChecked();
    await user.click(await cashOnDelivery());
    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(attempts[0]?.addressId).toBe('addr_new');
  });

  it('shows the empty cart', async () => {
    renderCheckout({ cart: new FakeCart() });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start shopping' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cash on Delivery' })).not.toBeInTheDocument();
  });

  it('redirects to the login when the session has expired', async () => {
    const { user, router } = renderCheckout({
      cart: new FakeCart().stock('prod_1', {}, 1),
      answer: (request) =>
        request.name === 'usePlaceOrderMutation' ? Promise.reject(new RequestError('unauthenticated')) : undefined,
    });
    await user.click(await cashOnDelivery());
    expect(await screen.findByText('Please Login')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('redirects someone signed out to the login', async () => {
    const cart = new FakeCart();
    cart.isSignedIn = false;
    const { router } = renderCheckout({ cart });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fcheckout');
  });
});

describe('The address of the checkout', () => {
  it('is one line, with the list after a press on Change, which a choice by the pointer closes', async () => {
    const { user } = renderCheckout({ cart: new FakeCart().stock('prod_1', {}, 1) });
    const change = await screen.findByRole('button', { name: 'Change the delivery address' });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(change);
    expect(screen.getByRole('group', { name: 'Choose your address' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add address' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /2 Second Street/ }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText(/^2 Second Street, /)).toBeVisible();
    expect(change).toHaveFocus();

    await user.click(change);
    screen.getByRole('radio', { name: /2 Second Street/ }).focus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: /1 First Street/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
