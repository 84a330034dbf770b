import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeCart } from '../cart/cart.fixtures.ts';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { cashOnDelivery, renderCheckout } from './checkout.fixtures.tsx';

const filledCart = () => new FakeCart().stock('prod_1', { price: 4900 }, 1);
const UNSERVED = 'We don’t deliver to 560001 yet.';

describe('the checkout with an address that the shop does not deliver to', () => {
  it('says it beside the button, which leads to another address', async () => {
    localStorage.setItem('kirana.chosenAddress.user_1', 'addr_1');
    const { user, attempts } = renderCheckout({ cart: filledCart(), unserved: ['addr_1'] });
    const button = await screen.findByRole('button', { name: 'Choose another address' });
    expect(button).toHaveAccessibleDescription(UNSERVED);
    await user.click(button);
    expect(screen.getByRole('radio', { name: /2 Second Street/ })).toHaveFocus();
    await user.keyboard(' ');
    await user.click(await cashOnDelivery());
    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(attempts.map(({ addressId }) => addressId)).toEqual(['addr_2']);
  });

  it('asks for another one if there is none', async () => {
    const { user } = renderCheckout({ cart: filledCart(), unserved: ['addr_1', 'addr_2'] });
    await user.click(await screen.findByRole('button', { name: 'Add another address' }));
    expect((await findDialog('Add Address')).getByLabelText('Pincode')).toBeVisible();
  });

  it('says it at the address when the server refuses the order', async () => {
    const place = () => ({ __typename: 'PincodeNotServiceableError', message: UNSERVED, pincode: '560001' });
    const { user, attempts } = renderCheckout({ cart: filledCart(), place });
    await user.click(await cashOnDelivery());
    await user.click(await screen.findByRole('button', { name: 'Choose another address' })); // phones show the list
    const refused = screen.getByRole('radio', { name: /1 First Street/, description: UNSERVED });
    expect(refused).toBeDisabled();
    expect(refused).toBeChecked();
    expect(attempts).toHaveLength(1);
  });
});
