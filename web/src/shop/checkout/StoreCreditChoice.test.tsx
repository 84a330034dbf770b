import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeCart } from '../cart/cart.fixtures.ts';
import { cashOnDelivery, onlinePayment, renderCheckout } from './checkout.fixtures.tsx';

const filledCart = () => new FakeCart().stock('prod_1', { price: 4900 }, 2);
const choice = (amount: string) => screen.findByRole('checkbox', { name: `Use store credit ${amount} available` });

describe('Paying with store credit', () => {
  it('is not offered without any', async () => {
    renderCheckout({ cart: filledCart() });
    await cashOnDelivery();
    expect(screen.queryByText('Use store credit')).not.toBeInTheDocument();
  });

  it('leaves the rest to pay, unless the shopper keeps it', async () => {
    const { user, attempts } = renderCheckout({
      cart: filledCart(),
      onlinePayment: { isSandbox: true },
      storeCredit: () => 3000,
      place: () => ({ __typename: 'EmptyCartError', message: 'Your cart is empty' }),
    });
    expect(await choice('₹30')).toBeChecked();
    expect(screen.getByText('−₹30')).toBeVisible();
    expect(screen.getAllByText('₹68').length).toBeGreaterThan(0);
    await user.click(await onlinePayment());
    expect(attempts).toMatchObject([{ expectedTotal: 9800, storeCredit: 3000, paymentMethod: 'ONLINE' }]);
    await user.click(await choice('₹30'));
    expect(screen.queryByText('−₹30')).not.toBeInTheDocument();
    await user.click(await cashOnDelivery());
    expect(attempts[1]).not.toHaveProperty('storeCredit');
  });

  it('leaves whole rupees to pay in cash', async () => {
    renderCheckout({
      cart: new FakeCart().stock('prod_1', { price: 8550 }, 1),
      onlinePayment: { isSandbox: true },
      storeCredit: () => 1975,
    });
    const bill = within(await screen.findByRole('region', { name: 'Bill details' }));
    for (const text of ['₹65.75', 'Round off', '+₹0.25', 'In cash', '₹66']) expect(bill.getByText(text)).toBeVisible();
    expect(screen.getByText('or ₹66 in cash')).toBeInTheDocument();
  });

  it('leaves whole rupees where the shop takes cash only', async () => {
    renderCheckout({ cart: new FakeCart().stock('prod_1', { price: 8550 }, 1) });
    await cashOnDelivery();
    expect(screen.getByText('To pay')).toBeInTheDocument();
    expect(screen.getAllByText('₹86')).toHaveLength(2); // on the bill and beside the button
    expect(screen.queryByText(/ in cash$/)).not.toBeInTheDocument();
  });

  it('pays for all of it without another way to pay', async () => {
    const { user, attempts } = renderCheckout({
      cart: filledCart(),
      onlinePayment: { isSandbox: true },
      storeCredit: () => 50_000,
    });
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    expect(screen.queryByRole('button', { name: 'Online Payment' })).not.toBeInTheDocument();
    expect(attempts).toMatchObject([{ storeCredit: 9800, paymentMethod: 'CASH_ON_DELIVERY' }]);
  });

  it('shows the balance as it is when it was used elsewhere', async () => {
    const { user } = renderCheckout({
      cart: filledCart(),
      storeCredit: () => 3000,
      place: () => ({
        __typename: 'StoreCreditChangedError',
        message: 'You have ₹10 of store credit. Please check what is left to pay',
        viewer: { __typename: 'User', id: 'user_1', storeCredit: { balance: 1000 } },
      }),
    });
    await user.click(await cashOnDelivery());
    expect(await screen.findByText(/You have ₹10 of store credit/)).toBeInTheDocument();
  });
});
