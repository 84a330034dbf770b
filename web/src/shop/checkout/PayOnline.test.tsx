import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCart } from '../cart/cart.fixtures.ts';
import { fakeOrder, fakePayment } from '../orders/order.fixtures.ts';
import { RequestError } from '../../relay/RequestError.ts';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { startClock, stopClock } from '../../ui/testing/stopClock.ts';
import { cashOnDelivery, onlinePayment, renderCheckout, type PlacedInput } from './checkout.fixtures.tsx';

const PAGE = 'https://pay.example/session_1';

const leave = vi.fn();
const filledCart = () => new FakeCart().stock('prod_1', { price: 4900 }, 2);
const waiting = () =>
  fakeOrder(['PENDING_PAYMENT'], { paymentMethod: 'ONLINE', payment: fakePayment({ url: PAGE, amount: 9800 }) });
const placed = () =>
  fakeOrder(['PENDING_PAYMENT', 'PLACED'], {
    paymentMethod: 'ONLINE',
    payment: fakePayment({ status: 'PAID', paidAt: '2026-01-15T10:35:00.000Z' }),
  });
/** The payload of an order of `cart`, which keeps its lines. */
const orderPlaced = (cart: FakeCart, order: object) => ({ __typename: 'OrderPlacePayload', order, cart: cart.cart() });

beforeEach(() => {
  leave.mockReset();
  vi.stubGlobal('location', { ...location, assign: leave });
});
afterEach(startClock);

describe('Paying online', () => {
  it('is offered beside cash on delivery, and shows test mode', async () => {
    renderCheckout({ cart: filledCart(), onlinePayment: { isSandbox: true } });
    expect(await onlinePayment()).toHaveAccessibleDescription('Test mode: no real charge');
    expect(await cashOnDelivery()).toBeEnabled();
  });

  it('does not show test mode for real payments', async () => {
    renderCheckout({ cart: filledCart(), onlinePayment: { isSandbox: false } });
    expect(await onlinePayment()).toBeEnabled();
    expect(screen.queryByText(/Test mode/)).not.toBeInTheDocument();
  });

  it('is not offered by a shop that takes cash only', async () => {
    renderCheckout({ cart: filledCart(), onlinePayment: null });
    expect(await cashOnDelivery()).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Online Payment' })).not.toBeInTheDocument();
  });

  it('places an order, opens its payment page and keeps the cart', async () => {
    const cart = filledCart();
    const gate = Promise.withResolvers<object>();
    const { user, attempts } = renderCheckout({ cart, onlinePayment: { isSandbox: true }, place: () => gate.promise });
    await user.dblClick(await onlinePayment());
    expect(await screen.findByText('Opening the payment page…')).toBeVisible();
    await user.click(await cashOnDelivery());
    await act(async () => gate.resolve(orderPlaced(cart, waiting())));

    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(PAGE));
    const seenLines = [{ productId: 'prod_1', quantity: 2 }];
    const request = { addressId: 'addr_1', expectedTotal: 9800, seenLines, paymentMethod: 'ONLINE' };
    expect(attempts).toEqual([{ ...request, deliveryNote: '', idempotencyKey: expect.any(String) }]);
    expect(within(screen.getByRole('region', { name: 'Bill details' })).getByText('2 items')).toBeVisible();
    expect(await onlinePayment()).toHaveAttribute('aria-disabled', 'true');
  });

  it('works after Back from the payment page, and shows the unpaid order', async () => {
    const cart = filledCart();
    let unpaidOrder: object | null = null;
    const { user } = renderCheckout({
      cart,
      onlinePayment: { isSandbox: true },
      unpaidOrder: () => unpaidOrder,
      place: () => orderPlaced(cart, (unpaidOrder = waiting())),
    });
    await user.click(await onlinePayment());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void dispatchEvent(back));

    expect(await screen.findByRole('region', { name: 'You have an unpaid order' })).toBeVisible();
    expect(screen.queryByText('Opening the payment page…')).not.toBeInTheDocument();
    expect(await onlinePayment()).toHaveAttribute('aria-disabled', 'false');
  });

  it.each<[string, () => void]>([
    [
      'the address is none',
      () => {
        throw new SyntaxError('Invalid URL');
      },
    ],
    ['the browser does not get away', () => undefined],
  ])('can go on with the order that waits when %s', async (_why, assign) => {
    stopClock();
    leave.mockImplementation(assign);
    const cart = filledCart();
    let unpaidOrder: object | null = null;
    const { user } = renderCheckout({
      cart,
      onlinePayment: { isSandbox: true },
      unpaidOrder: () => unpaidOrder,
      place: () => orderPlaced(cart, (unpaidOrder = waiting())),
    });
    await user.click(await onlinePayment());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    await act(() => vi.advanceTimersByTimeAsync(20_000));

    expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute('href', PAGE);
    expect(await onlinePayment()).toHaveAttribute('aria-disabled', 'false');
  });

  it('shows that online payment is unavailable, and keeps the checkout as it is', async () => {
    const message = 'Online payment is not available right now';
    const { user } = renderCheckout({
      cart: filledCart(),
      onlinePayment: { isSandbox: true },
      place: () => ({ __typename: 'PaymentUnavailableError', message, remedies: [] }),
    });
    await user.click(await onlinePayment());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText('Opening the payment page…')).not.toBeInTheDocument();
    expect(await onlinePayment()).toHaveAttribute('aria-disabled', 'false');
    expect(leave).not.toHaveBeenCalled();
  });

  it('retries with the same key after a lost response, and uses a new key for cash', async () => {
    const keys: unknown[] = [];
    const { user } = renderCheckout({
      cart: filledCart(),
      onlinePayment: { isSandbox: true },
      answer: (request, variables) => {
        if (request.name !== 'usePlaceOrderMutation') return undefined;
        keys.push((variables['input'] as PlacedInput).idempotencyKey);
        return Promise.reject(new RequestError('timeout'));
      },
    });
    await user.click(await onlinePayment());
    expect(await screen.findByText(/taking too long/)).toBeVisible();
    await user.click(await onlinePayment());
    await waitFor(() => expect(keys).toHaveLength(2));
    await user.click(await cashOnDelivery());
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('asks for confirmation of a changed total, and pays the new total online', async () => {
    const cart = filledCart();
    const { user, attempts } = renderCheckout({
      cart,
      onlinePayment: { isSandbox: true },
      place: ({ expectedTotal }) => {
        cart.stock('prod_1', { price: 5200 });
        if (expectedTotal === 10_400) return orderPlaced(cart, waiting());
        return { __typename: 'TotalChangedError', message: 'It has', cart: cart.cart(), newTotal: 10_400 };
      },
    });
    await user.click(await onlinePayment());
    const dialog = await findDialog('Your total has changed');
    await user.click(dialog.getByRole('button', { name: 'Order for ₹104' }));
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(PAGE));
    expect(attempts.map(({ paymentMethod }) => paymentMethod)).toEqual(['ONLINE', 'ONLINE']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens the result page when an earlier attempt is already paid', async () => {
    const cart = filledCart();
    const { user, router } = renderCheckout({
      cart,
      onlinePayment: { isSandbox: true },
      order: placed,
      place: () => {
        cart.quantities.clear();
        return orderPlaced(cart, placed());
      },
    });
    await user.click(await onlinePayment());
    expect(await screen.findByRole('heading', { name: 'Payment Successfully' })).toBeVisible();
    expect(router.state.location.search).toBe('?order=ord_1');
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('An unpaid order', () => {
  const banner = async () => within(await screen.findByRole('region', { name: 'You have an unpaid order' }));

  it('can be paid, or abandoned, so that its products can be ordered again', async () => {
    const cart = filledCart().stock('prod_1', { stock: 0 });
    const abandoned: unknown[] = [];
    const { user } = renderCheckout({
      cart,
      onlinePayment: { isSandbox: true },
      unpaidOrder: () => (abandoned.length === 0 ? waiting() : null),
      abandon: ({ orderId }) => {
        abandoned.push(orderId);
        cart.stock('prod_1', { stock: 10 });
        return { __typename: 'PaymentAbandonPayload', order: fakeOrder(['PENDING_PAYMENT', 'CANCELLED']) };
      },
    });
    expect((await banner()).getByText(/^We’re holding your items\./)).toBeVisible();
    expect((await banner()).getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', PAGE);
    expect(await onlinePayment()).toBeDisabled();

    await user.click((await banner()).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order cancelled')).toBeVisible();
    await waitFor(async () => expect(await onlinePayment()).toBeEnabled());
    expect(abandoned).toEqual(['ord_1']);
    expect(screen.queryByText(/unpaid order/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toHaveFocus();
  });

  it('opens the success page when it was paid meanwhile', async () => {
    const { user } = renderCheckout({
      cart: filledCart(),
      unpaidOrder: waiting,
      order: placed,
      abandon: () => ({ __typename: 'PaymentAbandonPayload', order: placed() }),
    });
    await user.click((await banner()).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByRole('heading', { name: 'Payment Successfully' })).toBeVisible();
  });

  it('shows why it could not be abandoned', async () => {
    const { user } = renderCheckout({
      cart: filledCart(),
      unpaidOrder: waiting,
      abandon: () => ({ __typename: 'OrderNotFoundError', message: 'We can’t find this order' }),
    });
    await user.click((await banner()).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('We can’t find this order')).toBeVisible();
  });
});
