import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeCart } from '../../cart/cart.fixtures.ts';
import { cashOnDelivery, renderCheckout } from '../checkout.fixtures.tsx';

describe('What the shopper asks of the rider', () => {
  const ordered = async (user: ReturnType<typeof renderCheckout>['user']) => {
    await user.click(await cashOnDelivery());
    await screen.findByRole('heading', { name: 'Order Successfully' });
  };
  const bill = async () => within(await screen.findByRole('region', { name: 'Bill details' }));

  it('is ordered with a note, both flags and a tip, which is part of the total', async () => {
    const { user, attempts } = renderCheckout({ cart: new FakeCart().stock('prod_1', { price: 4900 }, 1) });
    await user.click(await screen.findByRole('checkbox', { name: 'Leave at the gate' }));
    await user.click(screen.getByRole('checkbox', { name: 'Don’t ring the bell' }));
    await user.type(screen.getByRole('textbox', { name: /^Note for your rider/ }), ' Blue door ');
    expect((await bill()).queryByText('Tip for your rider')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '₹30 tip' }));
    expect((await bill()).getByText('Tip for your rider').parentElement).toHaveTextContent('₹30');
    expect((await bill()).getByText('Grand total').parentElement).toHaveTextContent('₹79');
    await ordered(user);
    expect(attempts).toMatchObject([
      { expectedTotal: 7900, tip: 3000, deliveryNote: 'Blue door', leaveAtGate: true, doNotRingBell: true },
    ]);
  });

  it('has the instructions of the chosen address as its note, until the shopper writes another', async () => {
    const { user, attempts } = renderCheckout({
      cart: new FakeCart().stock('prod_1', { price: 4900 }, 1),
      instructions: ['Ask for Ravi', 'Blue door'],
    });
    const note = await screen.findByRole('textbox', { name: /^Note for your rider/ });
    const choose = async (name: RegExp) => {
      await user.click(screen.getByRole('button', { name: 'Change the delivery address' }));
      await user.click(screen.getByRole('radio', { name }));
    };
    expect(note).toHaveValue('Ask for Ravi');
    expect(note).toHaveAccessibleDescription('Filled in from your saved address');
    await choose(/2 Second Street/);
    expect(note).toHaveValue('Blue door');
    await user.clear(note);
    expect(note).not.toHaveAccessibleDescription();
    await choose(/1 First Street/);
    expect(note).toHaveValue('');
    await ordered(user);
    expect(attempts).toMatchObject([{ addressId: 'addr_1', deliveryNote: '' }]);
  });

  it('has another tip, within bounds, or none', async () => {
    const { user, attempts } = renderCheckout({ cart: new FakeCart().stock('prod_1', { price: 4900 }, 1) });
    await user.click(await screen.findByRole('button', { name: '₹10 tip' }));
    expect(screen.getByRole('button', { name: '₹10 tip' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: '₹10 tip' }));
    expect((await bill()).getByText('Grand total').parentElement).toHaveTextContent('₹49');
    await user.click(screen.getByRole('button', { name: 'Other tip' }));
    const entered = screen.getByRole('textbox', { name: 'Your tip in rupees' });
    expect(entered).toHaveFocus();
    await user.type(entered, '501');
    expect(await cashOnDelivery()).toBeDisabled();
    expect(await cashOnDelivery()).toHaveAccessibleDescription('Enter a tip from ₹1 to ₹500');
    await user.clear(entered);
    await user.type(entered, '15');
    expect((await bill()).getByText('Grand total').parentElement).toHaveTextContent('₹64');
    await ordered(user);
    expect(attempts).toMatchObject([{ expectedTotal: 6400, tip: 1500 }]);
  });
});
